import { soEinMist } from '../../../src/game-core/games/so-ein-mist';
import { seedFromText } from '../../../src/game-core/kernel/chance';
import { configure } from '../../../src/game-core/kernel/config';
import { begin } from '../../../src/game-core/kernel/match';
import type { Entry } from '../../../src/game-core/kernel/registry';
import { createDirector, type Director } from '../../../src/screens/table/director';
import { openSession } from '../../../src/session/session';

const entry = soEinMist as Entry;

const PACE = { think: 700, beat: 400 };

function directed(bots: readonly (string | null)[]): Director {
  const config = configure(entry.game, { seats: 3, start: 0 });
  if (!config.ok) throw new Error(config.error.message);
  const match = begin(entry.game, config.value, seedFromText('director'));
  const players = bots.map((bot, seat) => ({ name: `Seat ${seat}`, bot }));
  const surroundings = {
    save: async () => ({ kind: 'stored' }) as const,
    now: () => 1,
    pause: async () => undefined,
  };
  const session = openSession('one', entry, match, players, surroundings);
  if (!session.ok) throw new Error(session.error.message);
  const director = createDirector(session.value);
  director.setPace((pause) => PACE[pause]);
  return director;
}

const momentOf = (director: Director) => director.state.getState().scene.id;

/** The board has shown what is on the table; whatever follows at once has come to rest. */
async function show(director: Director): Promise<void> {
  director.shown(momentOf(director));
  await jest.advanceTimersByTimeAsync(0);
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('cards are dealt by themselves, then a person is asked to throw', async () => {
  const director = directed([null, 'greedy', 'greedy']);
  director.start();
  expect(director.state.getState().scene.before).toBeNull();
  await show(director);
  expect(momentOf(director)).toBe(1);
  expect(director.state.getState().scene.happenings).toMatchObject([{ type: 'dealt' }]);
  await show(director);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(momentOf(director)).toBe(1);
  expect(director.state.getState()).toMatchObject({ request: { kind: 'throw', seat: 0 } });
  director.throwDice();
  await jest.advanceTimersByTimeAsync(0);
  expect(director.state.getState()).toMatchObject({
    request: { kind: 'decide', seat: 0, moves: ['stop', 'continue'] },
  });
});

test('nothing goes on before the board has shown what happened', async () => {
  const director = directed(['greedy', 'greedy', 'greedy']);
  director.start();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(momentOf(director)).toBe(0);
  await show(director);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(momentOf(director)).toBe(1);
});

test('a bot reaches for the dice after a beat and thinks for a while; a tap hurries it', async () => {
  const director = directed(['greedy', null, null]);
  director.start();
  await show(director);
  await show(director);
  await jest.advanceTimersByTimeAsync(PACE.beat - 1);
  expect(momentOf(director)).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(momentOf(director)).toBe(2);
  expect(director.state.getState().thinking).toEqual([]);
  await show(director);
  expect(director.state.getState().thinking).toEqual([0]);
  await jest.advanceTimersByTimeAsync(PACE.think - 1);
  expect(momentOf(director)).toBe(2);
  director.hurry();
  await jest.advanceTimersByTimeAsync(0);
  expect(momentOf(director)).toBe(3);
});

test('what a board has shown before the start is waited for once, at the pace of the start', async () => {
  const director = directed(['greedy', null, null]);
  const leave = director.start();
  await show(director);
  leave();
  director.setPace(() => 0);
  director.shown(1);
  director.setPace((pause) => PACE[pause]);
  director.start();
  await jest.advanceTimersByTimeAsync(PACE.beat - 1);
  expect(momentOf(director)).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(momentOf(director)).toBe(2);
});

test('two taps on one key are one move', async () => {
  const director = directed([null, null, null]);
  director.start();
  await show(director);
  await show(director);
  director.throwDice();
  director.throwDice();
  await jest.advanceTimersByTimeAsync(0);
  expect(momentOf(director)).toBe(2);
  director.decide('stop');
  director.decide('stop');
  await jest.advanceTimersByTimeAsync(0);
  expect(momentOf(director)).toBe(3);
  expect(director.state.getState().request).toMatchObject({ seat: 1 });
});

test('a scene is shown once, and a late word about an earlier one changes nothing', async () => {
  const director = directed(['greedy', 'greedy', 'greedy']);
  director.start();
  await show(director);
  director.shown(0);
  expect(director.state.getState().isShown).toBe(false);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(momentOf(director)).toBe(1);
});

test('who leaves the table stops it', async () => {
  const director = directed(['greedy', 'greedy', 'greedy']);
  const leave = director.start();
  await show(director);
  await show(director);
  leave();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(momentOf(director)).toBe(1);
});

test('while something lies over the table it rests, and then goes on where it was', async () => {
  const director = directed(['greedy', null, null]);
  director.start();
  await show(director);
  await show(director);
  director.setWatched(false);
  await jest.advanceTimersByTimeAsync(60_000);
  director.hurry();
  await jest.advanceTimersByTimeAsync(0);
  expect(momentOf(director)).toBe(1);
  director.setWatched(true);
  await jest.advanceTimersByTimeAsync(PACE.beat);
  expect(momentOf(director)).toBe(2);
  // What comes to its end meanwhile is not gone on from, nor shown a second time.
  director.setWatched(false);
  await show(director);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(momentOf(director)).toBe(2);
  director.setWatched(true);
  await jest.advanceTimersByTimeAsync(PACE.think);
  expect(momentOf(director)).toBe(3);
});

test('only bots: the match plays itself to the end', async () => {
  const director = directed(['greedy', 'random', 'greedy']);
  director.start();
  for (let steps = 0; steps < 500 && !director.state.getState().isOver; steps += 1) {
    await show(director);
    await jest.advanceTimersByTimeAsync(PACE.think);
  }
  expect(director.state.getState().isOver).toBe(true);
});
