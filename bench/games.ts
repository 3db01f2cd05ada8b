import { withoutCompiler } from '../scripts/without-compiler';
import { gameSpeeds, type GameSpeed } from './game-speeds';
import type { Row } from './measure';

/** Every game against So ein Mist, on V8 and without its compiler, which stands for a phone's engine. */
export function gameRows(): Row[] {
  return [...rowsOf('V8', gameSpeeds()), ...rowsOf('jitless', slowly())];
}

function slowly(): GameSpeed[] {
  return withoutCompiler('bench/game-speeds-as-json.ts') as GameSpeed[];
}

function rowsOf(engine: string, speeds: readonly GameSpeed[]): Row[] {
  const [first] = speeds;
  if (first === undefined) return [];
  return (['games', 'decisions'] as const).flatMap((what) =>
    speeds.map((speed): Row => {
      const name = what === 'games' ? 'random games' : 'greedy decisions';
      return {
        name: `${name} of ${speed.id}, against ${first.id}, ${engine}`,
        detail: `${Math.round(speed[what])} a second`,
        figure: speed[what] / first[what],
        bar: null,
      };
    }),
  );
}
