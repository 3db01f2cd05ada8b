import { bruteForce } from '../scripts/misty/brute-force';
import { windowWithArrows, WINDOW_SHAPES } from '../scripts/misty/windows';
import { bestPoints } from '../src/game-core/games/misty/order';
import { createChance, seedFromText } from '../src/game-core/kernel/chance';
import { compareSpeeds, type Row } from './measure';

/** Eight arrows in one window of five and seven in the others: 60 % of twelve cards. */
const ARROWS = [7, 7, 8, 7, 7, 7, 7, 8, 7, 7];

/** The exact solver against plain recursion over all orders, on the same full windows. */
export function mistySolver(): Row[] {
  return WINDOW_SHAPES.filter(({ width, height }) => width * height === 12).map((shape) => {
    const random = createChance(seedFromText('bench')).draw(`${shape.width}x${shape.height}`);
    const windows = ARROWS.map((arrows) => windowWithArrows(shape, arrows, random));
    for (const window of windows) {
      if (bestPoints(window) !== bruteForce(window).points) throw new Error('Not exact.');
    }
    const [solver = 0, brute = 0] = compareSpeeds([
      () => windows.filter((window) => bestPoints(window) >= 0).length,
      () => windows.filter((window) => bruteForce(window).points >= 0).length,
    ]);
    return {
      name: `Misty's exact solver, against all orders, ${shape.width} × ${shape.height}, 60 % arrows`,
      detail: `${(1e6 / solver).toFixed(1)} and ${(1e6 / brute).toFixed(1)} µs a window`,
      figure: solver / brute,
      bar: { least: 100 },
    };
  });
}
