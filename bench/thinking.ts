import { measureTimes, measureTimesWithoutCompiler } from '../scripts/ladder/times';
import { GAMES } from '../src/game-core/games';
import type { Row } from './measure';

const DECISIONS = 60;
/** What a decision may take of the processor's time: V8, and a phone's engine, which V8 without its compiler stands for. */
const BAR_MS = { V8: 400, jitless: 1500 } as const;

/** How long the strongest level of every game thinks about a decision. */
export function thinkingRows(): Row[] {
  return GAMES.flatMap(({ game: { id }, levels }) => {
    const strongest = levels.at(-1)?.name;
    const times = [...measureTimes(id, DECISIONS), ...measureTimesWithoutCompiler(id, DECISIONS)];
    return times
      .filter(({ level }) => level === strongest)
      .map(({ level, engine, median, worst }): Row => ({
        name: `a decision of ${level}, ${id}, ${engine}`,
        detail: `median of ${DECISIONS} decisions, 99 % within ${worst.toPrecision(3)} ms`,
        figure: median,
        unit: ' ms',
        bar: { most: BAR_MS[engine] },
      }));
  });
}
