import { columnOf, MIDDLE, rowOf, type Cell } from '../../game-core/games/misty/sheet';
import type { Spot } from '../../i18n';
import type { Grid } from './layout/grid';

/**
 * Where a cell is, in names that stay as they are: by row and column of the frame once a side is known, and
 * before that from the first card, which always lies in the middle of the sheet.
 */
export function spotOf({ top, left, knowsRows, knowsColumns }: Grid, cell: Cell): Spot {
  const row = rowOf(cell);
  const column = columnOf(cell);
  return {
    row: knowsRows ? { nth: row - top + 1 } : { from: row - rowOf(MIDDLE) },
    column: knowsColumns ? { nth: column - left + 1 } : { from: column - columnOf(MIDDLE) },
  };
}
