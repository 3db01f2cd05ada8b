import { movable } from '../../src/game-core/games/misty/activation';
import { bestOrder, bestPoints } from '../../src/game-core/games/misty/order';
import { scoreSheet } from '../../src/game-core/games/misty/score';
import type { Shape } from '../../src/game-core/games/misty/sheet';
import { createChance, seedFromText } from '../../src/game-core/kernel/chance';
import { bruteForce } from './brute-force';
import { randomWindow, WINDOW_SHAPES } from './windows';

export interface Comparison {
  readonly windows: number;
  /** Orders that the brute force tried. */
  readonly orders: number;
  /** Windows on which the two differ, or whose best order does not score what was promised. */
  readonly differences: readonly string[];
}

/** The solver against all orders, on random windows of every shape in turn. */
export function compareSolvers(windows: number, seed: string): Comparison {
  const random = createChance(seedFromText(seed)).draw('windows');
  const differences: string[] = [];
  let orders = 0;
  for (let nth = 0; nth < windows; nth += 1) {
    const window = randomWindow(WINDOW_SHAPES[nth % WINDOW_SHAPES.length] as Shape, random);
    const brute = bruteForce(window);
    orders += brute.orders;
    const solved = bestPoints(window);
    const order = bestOrder(window);
    const played = scoreSheet(window, order).points;
    if (solved !== brute.points || played !== solved || movable(window, order).length > 0) {
      differences.push(
        `${JSON.stringify(window)}: all orders ${brute.points}, solver ${solved}, its order ${played}`,
      );
    }
  }
  return { windows, orders, differences };
}
