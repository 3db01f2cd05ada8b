import { actsOf } from '../../../src/tables/shared/acts/acts';
import { staging } from '../../../src/tables/so-ein-mist/staging';
import { card, dealt, decided, game, moved, rolled } from '../../game-core/games/so-ein-mist/scene';
import { sceneOf } from './scenes';

const start = dealt({ seats: 4 });
const { tableauOf } = staging;

test('there is nothing to show where nothing came before', () => {
  expect(actsOf(staging, sceneOf(null, start))).toEqual([]);
});

test('the cards are dealt before anything else is seen', () => {
  const empty = game.setup(start.open.setting.config);
  const [act, ...others] = actsOf(staging, sceneOf(empty, start));
  expect(others).toEqual([]);
  expect(act).toMatchObject({ kind: 'deal', cue: null });
  expect(act!.tableau).toEqual(tableauOf(game.view(start, 'table')));
});

test('a die is thrown with the others where they are', () => {
  const [act, ...others] = actsOf(staging, sceneOf(start, rolled(start, 4)));
  expect(others).toEqual([]);
  expect(act).toMatchObject({ kind: 'roll', seat: 0, face: 4, cue: ['dice', 1] });
  expect(act!.lasts).toEqual([1, 'tumble']);
  expect(act!.tableau.dice).toEqual([4]);
});

test('nobody waits for a die that is set aside', () => {
  const one = rolled(start, 4);
  expect(actsOf(staging, sceneOf(one, decided(one, 'continue')))).toEqual([]);
});

test('a stop is a walk, a card that is taken and one that comes', () => {
  const before = rolled(start, 5);
  const after = decided(before, 'stop');
  const acts = actsOf(staging, sceneOf(before, after));
  expect(acts.map(({ kind }) => kind)).toEqual(['walk', 'take', 'refill']);
  const [walk, take, refill] = acts;

  // One hop a step, each of them heard.
  expect(walk).toMatchObject({
    seat: 0,
    over: [1, 2, 3, 4, 5],
    lasts: [5, 'hop'],
    cue: ['hop', 5],
  });
  expect(walk!.tableau.places[0]).toBe(5);
  expect(walk!.tableau.path).toEqual(before.open.board.path);
  expect(walk!.tableau.dice).toEqual([5]);

  // The grey −3 lies at slot 5. It is gone from the path and counted with the cow.
  expect(take).toMatchObject({ seat: 0, slot: 5, card: before.open.board.path[5] });
  expect(take!.tableau.path[5]).toBeNull();
  expect(take!.tableau.counts[0]).toEqual({ draw: 7, pile: 1 });

  expect(refill).toMatchObject({ seat: 0, card: card('cow', 8) });
  expect(refill!.tableau.path[5]).toBe(card('cow', 8));
  expect(refill!.tableau.counts[0]).toEqual({ draw: 6, pile: 1 });
});

test('who joins a queue is its last, and the one before takes the card', () => {
  const before = rolled(start, 2);
  const [walk, take] = actsOf(staging, sceneOf(before, decided(before, 'stop')));
  // The pig of seat 2 stands there.
  expect(walk!.tableau.arrivals).toEqual([1, 2, 3, 0]);
  expect(take).toMatchObject({ kind: 'take', seat: 2, slot: 2 });
});

test('the last act leaves the table as the view has it, but for the dice of the turn', () => {
  let state = start;
  for (const face of [1, 6, 3, 3, 2, 5, 4, 1] as const) {
    const before = rolled(state, face);
    state = decided(before, 'stop');
    const acts = actsOf(staging, sceneOf(before, state));
    const { dice, turn, ...rest } = acts[acts.length - 1]!.tableau;
    expect(dice).toEqual([face]);
    expect(turn).toBe(before.open.turn);
    expect(tableauOf(game.view(state, 'table'))).toMatchObject(rest);
  }
});

test('when the piles are empty, a gap stays', () => {
  let state = dealt({ seats: 3, options: { anotherRound: true } });
  for (let turn = 0; turn < 21; turn += 1) state = moved(state, 1);
  const before = rolled(state, 3);
  const acts = actsOf(staging, sceneOf(before, decided(before, 'stop')));
  expect(acts.map(({ kind }) => kind)).toEqual(['walk', 'take']);
  expect(acts[1]!.tableau.path).toContain(null);
});

test('cards that were passed on count, though nobody knows which they are', () => {
  const six = dealt({ seats: 6 });
  expect(tableauOf(game.view(six, 'table')).counts[0]).toEqual({ draw: 5, pile: 2 });
});
