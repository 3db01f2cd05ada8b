import { JUDGES } from '../../src/game-core/games/judges';
import { createChance, deriveSeed, seedFromText } from '../../src/game-core/kernel/chance';
import type { Judge } from '../../src/game-core/kernel/judge';
import { sameJson } from '../../src/game-core/kernel/json';
import type { Entry } from '../../src/game-core/kernel/registry';
import { finish } from '../../src/game-core/kernel/thinking';
import { Tally } from '../arena/tally';
import { someDecisions } from './decisions';
import type { Loss } from './results';

const SEATS = 4;

/** How much less a decision of each level is worth than what the judge calls best. */
export function measureLosses(entry: Entry, decisions: number, worlds: number): Loss[] {
  const { game, levels } = entry;
  const tallies = levels.map(() => new Tally());
  someDecisions(entry, decisions, Math.min(SEATS, game.seats.max)).forEach((view, nth) => {
    const chance = createChance(deriveSeed(seedFromText(`losses of ${game.id}`), `${nth}`));
    const { moves } = finish(judgeOf(entry).weigh(view, chance.draw('judge'), worlds));
    levels.forEach(({ choose }, level) => {
      const move = choose(view, chance.draw('thoughts'));
      const chosen = moves.find((each) => sameJson(each.move, move));
      if (chosen === undefined) throw new Error(`${JSON.stringify(move)} was not weighed.`);
      tallies[level]?.add(nth, chosen.price);
    });
  });
  return levels.map(({ name }, level) => {
    const loss = tallies[level]?.estimate() ?? { mean: 0, error: 0 };
    return { level: name, decisions, loss };
  });
}

export function judgeOf({ game }: Entry): Judge {
  const judge = JUDGES[game.id];
  if (judge === undefined) throw new Error(`${game.id} has no judge.`);
  return judge;
}
