import { DEFAULT_SETTINGS, loadSettings, saveSettings } from '../../src/storage/settings';
import { MemoryStore } from './memory-store';

const KEY = 'rainy-barn/settings/app';

test('a new device has everything on, as it is itself, and asks nothing twice', async () => {
  const { settings, setAside } = await loadSettings(new MemoryStore());
  expect(settings).toEqual({
    language: 'device',
    theme: 'device',
    speed: 'normal',
    stepByStep: false,
    knowsSkip: false,
    sounds: { dice: true, hop: true, take: true, turn: true, win: true },
    haptics: true,
    bigCards: false,
    confirmMoves: false,
    tapToLook: false,
    botsTalk: false,
  });
  expect(setAside).toEqual([]);
});

test('settings come back as they were', async () => {
  const store = new MemoryStore();
  const mine = {
    ...DEFAULT_SETTINGS,
    language: 'de',
    theme: 'night',
    speed: 'off',
    stepByStep: true,
    knowsSkip: true,
    sounds: { ...DEFAULT_SETTINGS.sounds, hop: false },
    haptics: false,
    bigCards: true,
    confirmMoves: true,
    tapToLook: true,
    botsTalk: true,
  } as const;
  expect(await saveSettings(store, mine)).toEqual({ ok: true, value: null });
  expect((await loadSettings(store)).settings).toEqual(mine);
});

test('an entry of an older version lacks a setting: it takes its default, the others stay', async () => {
  const store = new MemoryStore();
  store.items.set(KEY, '{"theme":"night","sounds":{"dice":false}}');
  const { settings, setAside } = await loadSettings(store);
  expect(settings).toEqual({
    ...DEFAULT_SETTINGS,
    theme: 'night',
    sounds: { ...DEFAULT_SETTINGS.sounds, dice: false },
  });
  expect(setAside).toEqual([]);
});

test.each(['{"theme":', '"night"', 'null', '{"theme":"disco"}', '{"haptics":"yes"}'])(
  'what is no entry of ours (%s) is set aside, and the defaults hold',
  async (text) => {
    const store = new MemoryStore();
    store.items.set(KEY, text);
    const { settings, setAside } = await loadSettings(store);
    expect(settings).toEqual(DEFAULT_SETTINGS);
    expect(setAside).toEqual([
      { folder: 'settings', name: 'app', code: null, reason: 'These are not settings of ours.' },
    ]);
    expect(store.items.get('rainy-barn/set-aside/settings/app')).toBe(text);
    expect(store.items.has(KEY)).toBe(false);
  },
);

test('a full disk is told, and the settings before stay', async () => {
  const store = new MemoryStore();
  await saveSettings(store, { ...DEFAULT_SETTINGS, theme: 'night' });
  store.writesLeft = 0;
  expect(await saveSettings(store, DEFAULT_SETTINGS)).toEqual({
    ok: false,
    error: { code: 'not-stored', message: 'The disk is full.' },
  });
  expect((await loadSettings(store)).settings.theme).toBe('night');
});
