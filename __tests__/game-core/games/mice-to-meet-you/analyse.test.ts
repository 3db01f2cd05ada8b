import { miceToMeetYou } from '../../../../src/game-core/games/mice-to-meet-you';
import { soloRating } from '../../../../src/game-core/games/mice-to-meet-you/score';
import { analyse } from '../../../../src/game-core/games/mice-to-meet-you/solo/analyse';
import { soloPerfect } from '../../../../src/game-core/games/mice-to-meet-you/solo/bot';
import { GOALS, worthOf } from '../../../../src/game-core/games/mice-to-meet-you/solo/goals';
import { worthNow } from '../../../../src/game-core/games/mice-to-meet-you/solo/worth';
import type { Mice } from '../../../../src/game-core/games/mice-to-meet-you/types';
import { createChance, seedFromText } from '../../../../src/game-core/kernel/chance';
import type { Bot } from '../../../../src/game-core/kernel/game';
import {
  actionsOf,
  begin,
  isDecision,
  settle,
  type Match,
} from '../../../../src/game-core/kernel/match';
import { playOut } from '../../../../src/game-core/kernel/play';
import { stepsOf } from '../../support/walk';
import { game } from './scenario';
import { valuesOf } from './solo-values';

function played(bot: Bot<Mice>, seed: string) {
  const start = begin(game, { seats: 1, start: 0, options: { level: 1 } }, seedFromText(seed));
  return playOut(start, [bot], createChance(seedFromText(`thoughts ${seed}`)));
}

const recordOf = (match: Match<Mice>) => ({
  config: match.origin.config,
  actions: actionsOf(match),
});

const SEEDS = ['one', 'two', 'three', 'four', 'five'];

describe.each(GOALS)('analysed for %s', (goal) => {
  const values = valuesOf(goal);
  const players = [...miceToMeetYou.bots, soloPerfect(values)];

  test('luck and skill add up to the result', () => {
    for (const match of players.flatMap((bot) => SEEDS.map((seed) => played(bot, seed)))) {
      const { start, result, luck, skill, steps } = analyse(values, recordOf(match));
      expect(start).toBe(worthNow(values, game.setup(match.origin.config)));
      expect(result).toBe(worthOf(goal, soloRating(match.state)!));
      expect(Math.abs(start + luck + skill - result)).toBeLessThan(1e-9);
      // Every step goes on where the one before it ended, and nothing is left out.
      expect(steps).toHaveLength(match.length - 1);
      let value = start;
      for (const step of steps) {
        expect(step.before).toBe(value);
        value = step.after;
      }
      expect(value).toBe(result);
    }
  });

  test('a decision never gains, and the best one loses nothing', () => {
    const losses = (bot: Bot<Mice>) =>
      SEEDS.flatMap((seed) =>
        analyse(values, recordOf(played(bot, seed))).steps.flatMap((step) =>
          step.kind === 'move' ? [step.loss] : [],
        ),
      );
    expect(losses(soloPerfect(values)).every((loss) => loss === 0)).toBe(true);
    const [random] = miceToMeetYou.bots;
    expect(losses(random!).every((loss) => loss >= 0)).toBe(true);
    expect(losses(random!).some((loss) => loss > 0)).toBe(true);
  });

  test('names the best decision, and what was decided', () => {
    const match = played(miceToMeetYou.bots[0]!, 'one');
    const decided = stepsOf(match).filter(({ action }) => isDecision(action));
    const moves = analyse(values, recordOf(match)).steps.filter((step) => step.kind === 'move');
    moves.forEach((step, index) => {
      const { before, action } = decided[index]!;
      expect(step.state).toEqual(before.state);
      expect(step.length).toBe(before.length + 1);
      expect(isDecision(action) && action.move).toEqual(step.move);
      expect(game.check(game.view(before.state, 0), step.best)).toBeNull();
      expect(step.loss === 0 || step.best !== step.move).toBe(true);
    });
  });
});

test('only finished solo games are analysed', () => {
  const values = valuesOf('clear');
  const open = settle(
    begin(game, { seats: 1, start: 0, options: { level: 3 } }, seedFromText('x')),
  );
  expect(() => analyse(values, recordOf(open))).toThrow('finished');
  const table = settle(
    begin(game, { seats: 2, start: 0, options: { level: 3 } }, seedFromText('x')),
  );
  expect(() => analyse(values, recordOf(table))).toThrow('solo');
});
