import { GAMES } from '../../src/game-core/games';
import {
  deletePreset,
  loadPresets,
  presetNameProblem,
  savePreset,
  type Preset,
} from '../../src/storage/presets';
import { MemoryStore } from './memory-store';

const preset = (id: string, name: string, variants: Preset['variants'] = {}): Preset => ({
  id,
  game: 'so-ein-mist',
  name,
  variants,
});

const load = (store: MemoryStore, game = 'so-ein-mist') => loadPresets(store, GAMES, game);

test('presets come back by name, with every variant of the game', async () => {
  const store = new MemoryStore();
  await savePreset(store, preset('so-ein-mist/1', 'Sunday', { doubling: true }));
  await savePreset(store, preset('so-ein-mist/2', 'Monday'));
  const { presets, setAside } = await load(store);
  expect(setAside).toEqual([]);
  expect(presets.map(({ id, name }) => [id, name])).toEqual([
    ['so-ein-mist/2', 'Monday'],
    ['so-ein-mist/1', 'Sunday'],
  ]);
  expect(presets[1]?.variants).toEqual({
    doubling: true,
    noPassingOn: false,
    anotherRound: false,
  });
});

test('a game has its own presets, and a deleted one is gone', async () => {
  const store = new MemoryStore();
  await savePreset(store, preset('so-ein-mist/1', 'Sunday'));
  expect((await load(store, 'misty')).presets).toEqual([]);
  await deletePreset(store, 'so-ein-mist/1');
  expect((await load(store)).presets).toEqual([]);
});

test.each([
  ['torn', '{'],
  ['of another app', '{"hello": "world"}'],
  ['of no game', JSON.stringify({ game: 'chess', name: 'A', variants: {} })],
  [
    'with a variant that is none',
    JSON.stringify({ game: 'so-ein-mist', name: 'A', variants: { flying: true } }),
  ],
  [
    'with an animal for a variant',
    JSON.stringify({ game: 'so-ein-mist', name: 'A', variants: { animals: 'cow' } }),
  ],
  [
    'with a value that is none',
    JSON.stringify({ game: 'so-ein-mist', name: 'A', variants: { doubling: 2 } }),
  ],
  ['without a name', JSON.stringify({ game: 'so-ein-mist', name: '', variants: {} })],
])('a preset %s is set aside, and stops nobody', async (_, text) => {
  const store = new MemoryStore();
  await savePreset(store, preset('so-ein-mist/1', 'Good', { noPassingOn: true }));
  store.items.set('rainy-barn/presets/so-ein-mist/bad', text);
  const { presets, setAside } = await load(store);
  expect(presets.map(({ name }) => name)).toEqual(['Good']);
  expect(setAside).toHaveLength(1);
  expect(store.items.get('rainy-barn/set-aside/presets/so-ein-mist/bad')).toBe(text);
});

test.each([
  ['', 'empty'],
  ['  ', 'empty'],
  [' sunDAY ', 'taken'],
  ['Sunday 2', null],
] as const)('the name %j is %s', (name, problem) => {
  expect(presetNameProblem(name, [preset('1', 'Sunday')])).toBe(problem);
});

test('house rules of the table are kept with the others', async () => {
  const store = new MemoryStore();
  const kept = { ...preset('alles-kaese/1', 'Hard'), game: 'alles-kaese' };
  await savePreset(store, { ...kept, tableOptions: { fromMemory: true } });
  const { presets } = await load(store, 'alles-kaese');
  expect(presets).toEqual([{ ...kept, tableOptions: { fromMemory: true } }]);
});
