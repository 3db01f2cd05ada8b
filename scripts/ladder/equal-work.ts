import { createChance, seedFromText } from '../../src/game-core/kernel/chance';
import type { Bot } from '../../src/game-core/kernel/game';
import type { Entry } from '../../src/game-core/kernel/registry';
import { ismcts } from '../../src/game-core/search/ismcts';
import { someDecisions } from './decisions';

const DECISIONS = 60;
const TRIAL = 50;
const TIMES = 4;

export function treeSearch({ game }: Entry, walks: number): Bot {
  return ismcts(game, `ismcts-${walks}`, walks);
}

/** A plain tree search with as many walks as take the processor as long as the bot's own thinking. */
export function asMuchWork(entry: Entry, bot: Bot, seats: number): Bot {
  const views = someDecisions(entry, DECISIONS, seats);
  const timeOf = ({ choose }: Bot) => {
    // Copies: a bot may remember what it thought of a table that it has met before.
    const copies = structuredClone(views);
    const random = createChance(seedFromText('equal work')).draw('thoughts');
    const started = process.cpuUsage().user;
    for (const view of copies) choose(view, random);
    return process.cpuUsage().user - started;
  };
  // The quickest of several: the engine has to meet the code before it is fast, and others disturb.
  const leastOf = (thinker: Bot) =>
    Math.min(...Array.from({ length: TIMES }, () => timeOf(thinker)));
  const walks = (TRIAL * leastOf(bot)) / leastOf(treeSearch(entry, TRIAL));
  return treeSearch(entry, Math.max(1, Math.round(walks)));
}
