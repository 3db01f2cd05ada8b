import { kindOf, type Card, type Kind } from '../../../game-core/games/misty/cards';
import type { Cell, Shape } from '../../../game-core/games/misty/sheet';
import { boxAround } from '../../../game-core/games/misty/sheet';
import type { Window } from '../../../game-core/games/misty/types';
import type { Phrases } from '../../../i18n';
import { refusalInWords } from '../../shared/refusals';
import { columnsIn, gridOf, rowsIn, type Grid } from '../layout/grid';
import { outlookOf, stepOf, type Life, type Outlook } from '../life';
import { spotOf } from '../spots';

/** The name of this game in the box. */
export const GAME = 'misty';

/** A window as a whole: whose it is, how large, how full. */
export function windowInWords(
  { misty: say }: Phrases,
  name: string,
  grid: Grid,
  count: number,
  of: number,
): string {
  const { knowsColumns, knowsRows } = grid;
  if (knowsColumns && knowsRows) {
    return say.window(name, columnsIn(grid), rowsIn(grid), count, of);
  }
  if (knowsColumns) return say.wideWindow(name, columnsIn(grid), count, of);
  if (knowsRows) return say.highWindow(name, rowsIn(grid), count, of);
  return say.openWindow(name, count, of);
}

/** "Row 2, column 3: truck, drives one space right". */
export function atInWords({ misty: say }: Phrases, grid: Grid, cell: Cell, what: string): string {
  return say.at(spotOf(grid, cell), what);
}

/** A card that lies in a window and sleeps. */
export function cardInWords({ misty: say }: Phrases, card: Card): string {
  const kind = kindOf(card);
  return `${say.kinds[kind]}, ${say.does[kind]}`;
}

/** What lies on a cell of a window that comes to life. */
export function lifeInWords(say: Phrases, lives: readonly Life[], cell: Cell): string {
  const top = topOf(lives, cell);
  if (top === null) return say.misty.empty;
  switch (top.look) {
    case 'smudged':
      return say.misty.smudge;
    case 'asleep':
      return cardInWords(say, top.card);
    case 'awake':
    case 'under':
    case 'gone':
    case 'eaten':
      return say.misty.awake(kindOf(top.card));
  }
}

export function topOf(lives: readonly Life[], cell: Cell): Life | null {
  const here = lives.filter(
    ({ cell: where, look }) =>
      where === cell && look !== 'gone' && look !== 'eaten' && look !== 'under',
  );
  return here[0] ?? null;
}

/** What a card would do that has been placed in an unfinished window, null if it stays; its place has the name that it has in a grid. */
export function draftInWords(
  say: Phrases,
  window: Window,
  { grid, shapes }: { readonly grid: Grid; readonly shapes: readonly Shape[] },
  card: Card,
): string | null {
  const { misty: words } = say;
  const outlook = outlookOf(window, [], card);
  if (outlook === null) return null;
  if (outlook.to === null) {
    const { knowsColumns, knowsRows } = gridOf(window, shapes);
    const isEdge = stepOf(outlook.arrow).x === 0 ? knowsRows : knowsColumns;
    return isEdge ? words.wouldLeave : words.wouldGrow;
  }
  const under = outlook.covers.at(-1);
  return words.wouldLand(
    spotOf(grid, outlook.to),
    under === undefined ? words.isEmpty : words.kinds[kindOf(under)],
  );
}

/** Why no card may go there, with the numbers of this window. */
export function whyNotInWords(
  say: Phrases,
  window: Window,
  cell: Cell,
  shapes: readonly Shape[],
  code: string,
): string {
  if (code !== 'outside-window') return refusalInWords(say, GAME, code);
  const cells = window.map((placed) => placed.cell);
  const box = boxAround([...cells, cell]);
  const width = columnsIn(box);
  const height = rowsIn(box);
  const widest = Math.max(...shapes.map((shape) => shape.width));
  const highest = Math.max(...shapes.map((shape) => shape.height));
  const words = say.misty.whyNot;
  if (width > widest) return words.tooWide(widest);
  if (height > highest) return words.tooHigh(highest);
  const now = boxAround(cells);
  const shape = (fits: (each: Shape) => boolean) => shapes.find(fits);
  if (columnsIn(now) === widest) {
    return words.wideAlready(widest, shape((each) => each.width === widest)?.height ?? height);
  }
  if (rowsIn(now) === highest) {
    return words.highAlready(highest, shape((each) => each.height === highest)?.width ?? width);
  }
  return words.oneSide;
}

/** What a drawing would do if it were set off now. */
export function outlookInWords(
  { misty: say }: Phrases,
  { card, to, covers }: Outlook,
  grid: Grid,
): string {
  const kind = kindOf(card);
  if (to === null) return say.movesOut(kind);
  const under = covers.at(-1);
  const what = under === undefined ? say.isEmpty : say.coversWhat(kindOf(under));
  return say.movesTo(kind, spotOf(grid, to), what);
}

/** The same in two short lines. */
export function outlookLines(
  { misty: say }: Phrases,
  { card, to, covers }: Outlook,
): { readonly title: string; readonly line: string } {
  const kind: Kind = kindOf(card);
  if (to === null) return { title: say.leaves(kind), line: say.leavesLine };
  const under = covers.at(-1);
  if (under === undefined) return { title: say.moves(kind), line: say.movesLine };
  const line = covers.length > 1 ? say.smudgesOn : say.bothSmudge;
  return { title: say.covers(kind, kindOf(under)), line };
}
