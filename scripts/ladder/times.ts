import { GAMES } from '../../src/game-core/games';
import { createChance, seedFromText } from '../../src/game-core/kernel/chance';
import { findGame } from '../../src/game-core/kernel/registry';
import { withoutCompiler } from '../without-compiler';
import { someDecisions } from './decisions';
import type { Engine, Time } from './results';

const WARM_UP = 10;

/** How long every level of a game thinks about the same decisions of a full table, here and now. */
export function measureTimes(id: string, decisions: number, engine: Engine = 'V8'): Time[] {
  const entry = findGame(GAMES, id);
  if (entry === undefined) throw new Error(`There is no game ${id}.`);
  const views = someDecisions(entry, decisions + WARM_UP, entry.game.seats.max);
  return entry.levels.map((bot) => {
    const random = createChance(seedFromText('times')).draw(bot.name);
    const times = views
      .map((view) => {
        // The processor's time, not the clock's: that is the same while other programs run.
        const started = process.cpuUsage().user;
        bot.choose(view, random);
        return (process.cpuUsage().user - started) / 1000;
      })
      .slice(WARM_UP)
      .sort((a, b) => a - b);
    const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? 0;
    return { level: bot.name, engine, median: at(0.5), worst: at(0.99) };
  });
}

/** The same in a process of its own that runs without the compiler. */
export function measureTimesWithoutCompiler(id: string, decisions: number): Time[] {
  const script = 'scripts/ladder/times-as-json.ts';
  return withoutCompiler(script, id, `${decisions}`) as Time[];
}
