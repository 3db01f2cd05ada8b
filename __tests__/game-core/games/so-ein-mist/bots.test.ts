import { soEinMist } from '../../../../src/game-core/games/so-ein-mist';
import { gain } from '../../../../src/game-core/games/so-ein-mist/bots/greedy';
import type { Face, Move, State } from '../../../../src/game-core/games/so-ein-mist/types';
import { createChance, seedFromText } from '../../../../src/game-core/kernel/chance';
import { findBot } from '../../../../src/game-core/kernel/registry';
import { dealt, game, rolled } from './scene';

function greedy(state: State): Move {
  const bot = findBot(soEinMist, 'greedy');
  if (bot === undefined) throw new Error('There is no greedy bot.');
  const random = createChance(seedFromText('unused')).draw('unused');
  return bot.choose(game.view(state, 0), random);
}

test('what a landing gives: the card for yourself, minus the mean of the others', () => {
  const { open } = dealt({ seats: 3 }); // slots 1 and 2: the neighbours at their 10s; then -3, -3, -1, -1
  const gains = ([1, 2, 3, 4, 5, 6] as const).map((face) => gain(open, 0, face));
  expect(gains).toEqual([-5, -5, -3, -3, -1, -1]);
});

test('doubling counts for the one who takes', () => {
  const { open } = dealt({ seats: 3, options: { doubling: true } });
  expect(gain(open, 0, 1)).toBe(-10);
});

test('goes on after the worst face and stops with the best', () => {
  expect(greedy(rolled(dealt({ seats: 3 }), 1))).toBe('continue');
  expect(greedy(rolled(dealt({ seats: 3 }), 5))).toBe('stop');
});

test('the chance to repeat is part of the sum', () => {
  // After 5 and then 3 (worth -3): faces 3 and 5 would repeat, and the best it can hope for is -1.
  // By hand, with all later decisions best: going on is worth more than -3.
  const worth = (faces: Face[]) => greedy(rolled(dealt({ seats: 3 }), ...faces));
  expect(worth([1, 3])).toBe(byHand([-5, -5, -3, -3, -1, -1], [0, 2]));
  expect(worth([1, 2, 3])).toBe(byHand([-5, -5, -3, -3, -1, -1], [0, 1, 2]));
  expect(worth([6, 1])).toBe(byHand([-5, -5, -3, -3, -1, -1], [5, 0]));
});

/** Optimal stopping worked out again by trying all sequences. */
function byHand(payoffs: readonly number[], drawn: readonly number[]): Move {
  const goOn = (seen: readonly number[]): number =>
    payoffs.reduce((sum, payoff, face) => {
      const ends = seen.includes(face) || seen.length === 4;
      return sum + (ends ? payoff : Math.max(payoff, goOn([...seen, face]))) / 6;
    }, 0);
  return goOn(drawn) > (payoffs[drawn[drawn.length - 1] as number] as number) ? 'continue' : 'stop';
}

test('stops where it must', () => {
  expect(greedy(rolled(dealt({ seats: 3 }), 1, 1))).toBe('stop');
});
