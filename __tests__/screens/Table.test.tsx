import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { useEffect } from 'react';
import { View } from 'react-native';
import { soEinMist } from '../../src/game-core/games/so-ein-mist';
import { seedFromText } from '../../src/game-core/kernel/chance';
import { configure } from '../../src/game-core/kernel/config';
import { act as decide, begin, isOver, settle, type Match } from '../../src/game-core/kernel/match';
import { LanguageProvider } from '../../src/i18n';
import { AppProvider, useApp } from '../../src/screens/app/AppProvider';
import { Table } from '../../src/screens/Table';
import { saveSettings, DEFAULT_SETTINGS } from '../../src/storage/settings';
import type { Shelf } from '../../src/session/shelf';
import { MotionProvider } from '../../src/ui';
import { keepMatch } from '../storage/kept-matches';
import { MemoryStore } from '../storage/memory-store';

jest.setTimeout(60_000);

const nothing = () => undefined;

beforeEach(() => {
  jest.useFakeTimers();
  // Reanimated remarks, in development, that somebody wants less motion.
  jest.spyOn(console, 'warn').mockImplementation(nothing);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** What was told last. */
let hasBackSteps: boolean;

const going = {
  onLeave: nothing,
  onBackSteps: (hasSome: boolean) => {
    hasBackSteps = hasSome;
  },
  onRules: nothing,
  onDice: nothing,
  onSettings: nothing,
  onSetUp: nothing,
  onRematch: nothing,
};

function fresh(options = {}): Match {
  const config = configure(soEinMist.game, { seats: 3, start: 0, ...options });
  if (!config.ok) throw new Error(config.error.message);
  return settle(begin(soEinMist.game, config.value, seedFromText('table'))) as Match;
}

/** Everybody always stops. */
function stopped(match: Match, until: (match: Match) => boolean): Match {
  let now = match;
  while (!until(now)) {
    const turn = now.origin.game.turn(now.state);
    const next = turn.kind === 'seats' ? decide(now, turn.seats[0]!, 'stop') : null;
    if (next === null || !next.ok) throw new Error('A stop is always legal.');
    now = settle(next.value);
  }
  return now;
}

async function stored(match: Match, bots: readonly (string | null)[] = []) {
  const store = new MemoryStore();
  const { seats } = match.origin.config;
  const names = ['Anna', 'Ben', 'Cleo', 'Dora', 'Emil'].slice(0, seats);
  const players = names.map((name, seat) => ({ name, bot: bots[seat] ?? null }));
  await keepMatch(store, 'one', { match, players, playedAt: 1 });
  await saveSettings(store, { ...DEFAULT_SETTINGS, speed: 'off' });
  return store;
}

let shelf: Shelf;

function Held({ isInFront }: { readonly isInFront: boolean }) {
  const app = useApp();
  useEffect(() => {
    shelf = app.shelf;
  }, [app.shelf]);
  return <Table match="one" isInFront={isInFront} {...going} />;
}

const inHouse = (store: MemoryStore, isInFront = true) => (
  <AppProvider store={store}>
    {({ speed }) => (
      <LanguageProvider choice="en">
        <MotionProvider speed={speed}>
          <Held isInFront={isInFront} />
        </MotionProvider>
      </LanguageProvider>
    )}
  </AppProvider>
);

/** In steps: what is drawn after one of them may wait for the next. */
async function pass(ms: number) {
  for (let at = 0; at <= ms; at += 250) await act(() => jest.advanceTimersByTimeAsync(250));
}

/** A board is drawn once it knows its room. */
function layOut() {
  const boards = screen.UNSAFE_getAllByType(View).filter(({ props }) => 'onLayout' in props);
  const layout = { x: 0, y: 0, width: 360, height: 560 };
  for (const board of boards) fireEvent(board, 'layout', { nativeEvent: { layout } });
}

async function open(store: MemoryStore) {
  const view = render(inHouse(store));
  await pass(0);
  layOut();
  await pass(1000);
  return (isInFront: boolean) => view.rerender(inHouse(store, isInFront));
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
async function press(name: string | RegExp) {
  fireEvent.press(button(name));
  await pass(1000);
}

async function session() {
  const opened = await shelf.open('one');
  if (!opened.ok) throw new Error(opened.error.message);
  return opened.value;
}

const moment = async () => (await session()).story().length;

test('that nothing can be saved is said once, until something was saved again', async () => {
  const store = await stored(fresh());
  await open(store);
  const message = () => screen.queryByText(/could not save the last move/);
  store.writesLeft = 0;
  await press(/^Stop/);
  expect(message()).toBeOnTheScreen();
  await press('Close');
  await press('Roll');
  expect(await moment()).toBe(fresh().length + 2);
  expect(message()).toBeNull();
  // Rolling on is two actions: that it was decided, and what was rolled.
  store.writesLeft = 1;
  await press(/^Roll again/);
  expect(await moment()).toBe(fresh().length + 4);
  expect(message()).toBeOnTheScreen();
});

describe('bots', () => {
  const bots = ['greedy', 'greedy', 'greedy'];

  test('go on by themselves while they are watched', async () => {
    await open(await stored(fresh(), bots));
    const before = await moment();
    await pass(10_000);
    expect(await moment()).toBeGreaterThan(before + 2);
  });

  test('wait while another screen lies over the table', async () => {
    const show = await open(await stored(fresh(), bots));
    show(false);
    await pass(1000);
    const before = await moment();
    await pass(10_000);
    expect(await moment()).toBe(before);
    show(true);
    await pass(10_000);
    expect(await moment()).toBeGreaterThan(before + 2);
  });

  test('wait while somebody reads what happened', async () => {
    await open(await stored(fresh(), bots));
    await press('What happened');
    const before = await moment();
    await pass(10_000);
    expect(await moment()).toBe(before);
    await press('Close');
    await pass(10_000);
    expect(await moment()).toBeGreaterThan(before + 2);
  });
});

test('a game with a bot that is not there yet is kept, and not called lost', async () => {
  const store = await stored(fresh(), [null, 'clairvoyant', null]);
  await open(store);
  expect(screen.getByText('This version cannot open this game.')).toBeOnTheScreen();
  expect(screen.queryByText(/not on this device/)).toBeNull();
  expect(store.items.has('rainy-barn/matches/one')).toBe(true);
});

test('a game that is nowhere is called so', async () => {
  await open(new MemoryStore());
  expect(screen.getByText('This game is not on this device.')).toBeOnTheScreen();
});

describe('who wants to be asked before each move', () => {
  async function asked() {
    const store = await stored(fresh());
    await saveSettings(store, { ...DEFAULT_SETTINGS, speed: 'off', confirmMoves: true });
    await open(store);
    await press(/^Stop/);
    return store;
  }

  test('hears which, and it counts only after a yes', async () => {
    await asked();
    expect(screen.getByText(/^Stop: move \d: /)).toBeOnTheScreen();
    const before = await moment();
    await press('Yes, do it');
    expect(await moment()).toBe(before + 1);
    expect(screen.queryByText(/^Stop: move/)).toBeNull();
  });

  test('is not asked about a move that another window has made', async () => {
    await asked();
    const { catchUp } = await session();
    const elsewhere = stopped(fresh(), ({ length }) => length > fresh().length);
    await act(() => catchUp(async () => ({ match: elsewhere, noted: {} })));
    await pass(1000);
    expect(screen.queryByText(/^Stop: move/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Yes, do it' })).toBeNull();
    expect(await moment()).toBe(elsewhere.length);
  });
});

describe('a game that is over', () => {
  test('can be read, also while it is looked at again', async () => {
    await open(await stored(stopped(fresh(), isOver)));
    await press('Read what happened');
    expect(screen.getAllByText(/takes? .*[+−]\d/).length).toBeGreaterThan(3);
    await press('Close');
    await press('Look at the game again');
    layOut();
    await press('What happened');
    expect(screen.getAllByText(/takes? .*[+−]\d/).length).toBeGreaterThan(3);
  });

  test('is swiped away from its scores only, not from what lies over them', async () => {
    await open(await stored(stopped(fresh(), isOver)));
    expect(hasBackSteps).toBe(false);
    await press('Look at the game again');
    expect(hasBackSteps).toBe(true);
    layOut();
    await press('Back to the scores');
    expect(hasBackSteps).toBe(false);
  });

  test('keeps its last move, even where no hidden card was turned up', async () => {
    const options = { seats: 5, options: { anotherRound: true, noPassingOn: true } };
    await open(await stored(stopped(fresh(options), isOver)));
    expect(screen.getByRole('heading', { name: 'Scores' })).toBeOnTheScreen();
    expect(screen.queryByRole('button', { name: 'Take back the last move' })).toBeNull();
  });
});
