import { greedy } from '../../../src/game-core/games/so-ein-mist/bots/greedy';
import type { Face, SoEinMist, State } from '../../../src/game-core/games/so-ein-mist/types';
import { finish } from '../../../src/game-core/kernel/thinking';
import { bestMove, type Rollouts } from '../../../src/game-core/search/rollouts';
import { victoryShares } from '../../../src/game-core/search/shares';
import { dealt, game, moved, rolled } from '../games/so-ein-mist/scene';
import { randomStream } from '../support/streams';

const rollouts: Rollouts<SoEinMist> = {
  game,
  policy: greedy,
  turns: Number.POSITIVE_INFINITY,
  worlds: 64,
  worth: (state, seat) =>
    game.turn(state).kind === 'over' ? (victoryShares(game, state)[seat] ?? 0) : 0,
  expected: () => 0,
};

/** Seat 2 has the last turn of all. */
function lastTurn(): State {
  let state = dealt({ seats: 3 });
  while (state.open.turn < 20) state = moved(state, 1);
  return state;
}

test('played on to the end, the move is chosen that wins', () => {
  const state = lastTurn();
  const faces: Face[] = [1, 2, 3, 4, 5, 6];
  const wins = faces.filter((face) => victoryShares(game, moved(state, face))[2] === 1);
  const loses = faces.filter((face) => victoryShares(game, moved(state, face))[2] === 0);
  expect([wins.length, loses.length].every((count) => count > 0)).toBe(true);
  // An end that is reached by the move itself is no change by playing on: it is what is expected.
  const expected = (face: Face) => (move: string) =>
    move === 'stop' ? (victoryShares(game, moved(state, face))[2] ?? 0) : 0;
  const played = (face: Face) => {
    const view = game.view(rolled(state, face), 2);
    const knowing = { ...rollouts, expected: expected(face) };
    return finish(bestMove(knowing, view, game.moves(view), randomStream('rollouts')));
  };
  wins.forEach((face) => expect(played(face)).toBe('stop'));
  loses.forEach((face) => expect(played(face)).toBe('continue'));
});

test('all moves meet the same luck', () => {
  const view = game.view(rolled(dealt({ seats: 3 }), 3), 0);
  const seen: number[] = [];
  const counting = {
    ...rollouts,
    worth: (state: State, seat: number) => {
      const share = rollouts.worth(state, seat);
      seen.push(share);
      return share;
    },
  };
  finish(bestMove(counting, view, ['stop', 'stop'], randomStream('twins')));
  // Two figures for each move in each world: before and after it was played on.
  const ends = seen.filter((_, index) => index % 2 === 0);
  for (let world = 0; world < 64; world += 1) expect(ends[2 * world]).toBe(ends[2 * world + 1]);
});

test('one move needs no thought', () => {
  const state = rolled(dealt({ seats: 3 }), 1, 1);
  const view = game.view(state, 0);
  const thinking = bestMove(rollouts, view, game.moves(view), randomStream('none'));
  expect(thinking.next()).toEqual({ done: true, value: 'stop' });
});
