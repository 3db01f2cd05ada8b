import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { createAudioPlayer } from 'expo-audio';
import { impactAsync } from 'expo-haptics';
import { LanguageProvider } from '../../src/i18n';
import { de } from '../../src/i18n/de';
import { AppProvider } from '../../src/screens/app/AppProvider';
import { Settings } from '../../src/screens/Settings';
import { CueProvider, SOUNDS } from '../../src/sound';
import { loadSettings } from '../../src/storage/settings';
import { MotionProvider, ThemeProvider } from '../../src/ui';
import { MemoryStore } from '../storage/memory-store';

const nothing = () => undefined;

// Reanimated remarks, in development, that somebody wants less motion.
beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(nothing));
afterEach(() => void jest.restoreAllMocks());

interface Going {
  readonly onBack?: () => void;
  readonly onCredits?: () => void;
}

/** The screen in its providers, as App builds it. */
async function open(store: MemoryStore, { onBack = nothing, onCredits = nothing }: Going = {}) {
  const view = render(
    <AppProvider store={store}>
      {({ language, theme, speed, sounds, haptics }) => (
        <LanguageProvider choice={language}>
          <ThemeProvider choice={theme}>
            <MotionProvider speed={speed}>
              <CueProvider sounds={sounds} haptics={haptics}>
                <Settings onBack={onBack} onCredits={onCredits} />
              </CueProvider>
            </MotionProvider>
          </ThemeProvider>
        </LanguageProvider>
      )}
    </AppProvider>,
  );
  await screen.findByRole('heading', { name: /^(Settings|Einstel\u00ADlungen)$/ });
  return view;
}

const stored = async (store: MemoryStore) => (await loadSettings(store)).settings;

/** Presses, and lets what was changed be stored. */
async function press(role: 'radio' | 'switch' | 'button', name: string | RegExp): Promise<void> {
  await act(async () => {
    fireEvent.press(screen.getByRole(role, { name }));
  });
}

test('the language changes at once, and is remembered', async () => {
  const store = new MemoryStore();
  const { unmount } = await open(store);
  await press('radio', 'Deutsch');
  expect(screen.getByRole('heading', { name: de.app.settings })).toBeOnTheScreen();
  expect(screen.getByRole('radio', { name: 'Deutsch' })).toBeChecked();
  expect((await stored(store)).language).toBe('de');
  unmount();
  await open(store);
  await press('radio', 'English');
  expect(screen.getByRole('heading', { name: 'Settings' })).toBeOnTheScreen();
});

test.each([
  ['Night', { theme: 'night' }],
  ['Day', { theme: 'day' }],
  ['Fast', { speed: 'fast' }],
  ['Off', { speed: 'off' }],
])('%s can be chosen', async (name, change) => {
  const store = new MemoryStore();
  await open(store);
  await press('radio', name);
  expect(screen.getByRole('radio', { name })).toBeChecked();
  expect(await stored(store)).toMatchObject(change);
});

test.each([
  [/^Big cards/, { bigCards: true }],
  [/^Ask before each move/, { confirmMoves: true }],
  [/^Tap instead of hold/, { tapToLook: true }],
  [/^Bots talk/, { botsTalk: true }],
  [/^Vibration/, { haptics: false }],
  ['Dice rattle', { sounds: { dice: false } }],
  ['Figures hop', { sounds: { hop: false } }],
  ['A card is taken', { sounds: { take: false } }],
  ['Your turn', { sounds: { turn: false } }],
  ['Somebody wins', { sounds: { win: false } }],
])('the switch %s turns what it says', async (name, change) => {
  const store = new MemoryStore();
  await open(store);
  const before = screen.getByRole('switch', { name }).props.accessibilityState?.checked;
  await press('switch', name);
  expect(screen.getByRole('switch', { name }).props.accessibilityState?.checked).toBe(!before);
  expect(await stored(store)).toMatchObject(change);
});

test('one tap silences all, one tap brings all back', async () => {
  const store = new MemoryStore();
  await open(store);
  await press('switch', 'Dice rattle');
  const all = /^Sounds/;
  expect(screen.getByRole('switch', { name: all })).toBeChecked();
  await press('switch', all);
  expect(Object.values((await stored(store)).sounds)).not.toContain(true);
  expect(screen.getByRole('switch', { name: 'Figures hop' })).not.toBeChecked();
  await press('switch', all);
  expect(Object.values((await stored(store)).sounds)).not.toContain(false);
});

test('what is switched on is heard or felt, what is switched off is not', async () => {
  jest.useFakeTimers();
  try {
    jest.clearAllMocks();
    await open(new MemoryStore());
    act(() => jest.advanceTimersByTime(1000));
    const turn = jest.mocked(createAudioPlayer).mock.results[SOUNDS.indexOf('turn')]!.value;
    await press('switch', 'Your turn');
    expect(turn.play).not.toHaveBeenCalled();
    await press('switch', 'Your turn');
    expect(turn.play).toHaveBeenCalledTimes(1);
    await press('switch', /^Vibration/);
    expect(impactAsync).not.toHaveBeenCalled();
    await press('switch', /^Vibration/);
    expect(impactAsync).toHaveBeenCalledTimes(1);
  } finally {
    jest.useRealTimers();
  }
});

test('a die shows how fast things move', async () => {
  await open(new MemoryStore());
  await press('button', 'A die to try it, it shows 3');
  expect(screen.getByRole('button', { name: 'A die to try it, it shows 5' })).toBeOnTheScreen();
  await press('radio', 'Fast');
  expect(screen.getByRole('button', { name: 'A die to try it, it shows 1' })).toBeOnTheScreen();
});

test('with a full disk a setting holds, and people are told until they have read it', async () => {
  const store = new MemoryStore();
  await open(store);
  store.writesLeft = 0;
  await press('radio', 'Fast');
  expect(screen.getByText(/could not store your settings/)).toBeOnTheScreen();
  expect(screen.getByRole('radio', { name: 'Fast' })).toBeChecked();
  await press('button', 'Close');
  expect(screen.queryByText(/could not store/)).toBeNull();
  await press('radio', 'Normal');
  expect(screen.getByText(/could not store/)).toBeOnTheScreen();
  store.writesLeft = 1;
  await press('radio', 'Fast');
  expect(screen.queryByText(/could not store/)).toBeNull();
});

test('where storage is switched off the screen opens with the defaults', async () => {
  const store = new MemoryStore();
  jest.spyOn(store, 'getAllKeys').mockRejectedValueOnce(new Error('Storage is switched off.'));
  await open(store);
  expect(screen.getByRole('radio', { name: 'Normal' })).toBeChecked();
});

test('there is a way back, and a way to the credits', async () => {
  const onBack = jest.fn();
  const onCredits = jest.fn();
  await open(new MemoryStore(), { onBack, onCredits });
  await press('button', 'Back');
  await press('button', 'Credits and licences');
  expect(onBack).toHaveBeenCalledTimes(1);
  expect(onCredits).toHaveBeenCalledTimes(1);
});

test('bots can be told to wait, beside how fast things move', async () => {
  const store = new MemoryStore();
  await open(store);
  await press('switch', /^Step by step/);
  expect(screen.getByRole('switch', { name: /^Step by step/ })).toBeChecked();
  expect((await stored(store)).stepByStep).toBe(true);
});
