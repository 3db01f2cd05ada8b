import { greedy } from '../../../src/game-core/games/so-ein-mist/bots/greedy';
import type { SoEinMist } from '../../../src/game-core/games/so-ein-mist/types';
import { createChance, seedFromText } from '../../../src/game-core/kernel/chance';
import { playedOn, type Rollouts } from '../../../src/game-core/search/rollouts';
import { dealt, game } from '../games/so-ein-mist/scene';

const chance = () => createChance(seedFromText('rollouts'));

const rollouts = (turns: number): Rollouts<SoEinMist> => ({ game, policy: greedy, turns });

test('a table is played on for as many turns as asked, or to the end', () => {
  const start = dealt({ seats: 3 });
  expect(game.turnsTaken(playedOn(rollouts(4), start, chance()))).toBe(4);
  const end = playedOn(rollouts(Number.POSITIVE_INFINITY), start, chance());
  expect(game.turn(end).kind).toBe('over');
});

test('the same chance brings the same table', () => {
  const start = dealt({ seats: 3 });
  expect(playedOn(rollouts(6), start, chance())).toEqual(playedOn(rollouts(6), start, chance()));
});
