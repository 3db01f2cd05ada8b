import { createChance, seedFromText } from '../../src/game-core/kernel/chance';
import type { Bot } from '../../src/game-core/kernel/game';
import type { Entry } from '../../src/game-core/kernel/registry';
import { ismcts } from '../../src/game-core/search/ismcts';
import { someDecisions } from './decisions';

const DECISIONS = 40;
const TRIAL = 50;

/** A plain tree search with as many walks as take the processor as long as the bot's own thinking. */
export function asMuchWork(entry: Entry, bot: Bot): Bot {
  const views = someDecisions(entry, DECISIONS);
  const trial = ismcts(entry.game, 'trial', TRIAL);
  const timeOf = ({ choose }: Bot) => {
    const random = createChance(seedFromText('equal work')).draw('thoughts');
    const started = process.cpuUsage().user;
    for (const view of views) choose(view, random);
    return process.cpuUsage().user - started;
  };
  // Once for nothing: the engine has to meet the code before it is fast.
  timeOf(bot);
  timeOf(trial);
  const walks = Math.max(1, Math.round((TRIAL * timeOf(bot)) / timeOf(trial)));
  return ismcts(entry.game, `ismcts-${walks}`, walks);
}
