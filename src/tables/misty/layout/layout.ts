import { largeText, outline, space, target } from '../../../ui';
import { growthOf } from '../../shared/areas';
import { clamp, type Rect, type Size } from '../../shared/geometry';
import { layBesideControls } from './beside-controls';
import { arrowsInColumn, arrowsInRow, inARow, tilesIn, type PassArrow } from './players';
import { LARGE_CHIP, zoneNeeds, type ZoneKind } from './zone-needs';

/**
 * build: one's own window large, the others small. life: the window that comes to life large, everybody
 * as a line. gallery: all windows alike. result: the same with their points.
 */
export type Mode = 'build' | 'life' | 'gallery' | 'result';

/** Where everything is on a table of a size: pure geometry. */
export interface Layout {
  readonly mode: Mode;
  readonly size: Size;
  readonly isWide: boolean;
  readonly growth: number;
  /** Every dp counts: one line above the keys, no hints. */
  readonly isTight: boolean;
  readonly isLarge: boolean;
  /** The chips of those who are not large, in the order in which they are given. */
  readonly chips: readonly Rect[];
  /** Which way the hands go: from each player to the next, the last one from and to who builds. */
  readonly arrows: readonly PassArrow[];
  /** How large those arrows are. */
  readonly arrow: number;
  /** For the window, or for all of them. */
  readonly table: Rect;
  readonly tiles: readonly Rect[];
  readonly zone: Rect;
  /** The side of a card in hand, and how many stand in a row. */
  readonly card: number;
  readonly inRow: number;
  /** From one of them to the next. */
  readonly cardGap: number;
  /** Large words leave too little room: what is above the zone scrolls. */
  readonly scrolls: boolean;
}

export interface Needs {
  readonly mode: Mode;
  readonly seats: number;
  readonly textScale: number;
  /** How many cards are in hand. */
  readonly hand: number;
  /** Which way hands go: to the first of the chips, or to the last one. */
  readonly passes: 'left' | 'right' | null;
  readonly isReplay?: boolean;
}

/** The room for an arrow between two players. */
export const ARROW = 18;
const CARD = { least: target, most: 104 };
const LOW = 660;
const LOWEST = 540;
/** A window of all, where words are so large that they stand one below the other. */
const LARGE_TILE = 300;

export function layTable(size: Size, needs: Needs): Layout {
  const growth = growthOf(size, needs.textScale);
  const isLarge = needs.textScale >= largeText;
  const isWide = size.width > size.height * 1.15;
  const isTight = isLarge || (isWide ? size.height < 480 : size.height < LOW);
  const shared = { size, growth, isLarge, isWide, isTight, mode: needs.mode };
  const isBesideControls = needs.isReplay === true && isWide && isTight && !isLarge;
  const laid = isBesideControls
    ? layBesideControls(shared, needs, zoneKind(needs), ARROW * growth)
    : isWide
      ? layWide(shared, needs)
      : layTall(shared, needs);
  return { ...shared, ...laid };
}

const showsAll = (mode: Mode) => mode === 'gallery' || mode === 'result';

export type Shared = Pick<Layout, 'size' | 'growth' | 'isLarge' | 'isWide' | 'isTight' | 'mode'>;
export type Laid = Omit<Layout, keyof Shared>;

function zoneKind({ mode, isReplay = false }: Needs): ZoneKind {
  return mode === 'gallery' || (isReplay && mode !== 'build') ? 'quiet' : mode;
}

/** As many in a row as fit, at least five places wide: a hand of two is not drawn huge. */
function cardIn(width: number, hand: number, growth: number, inRow: number): number {
  const places = Math.max(Math.min(hand, inRow), Math.min(5, inRow));
  const fits = (width - (places - 1) * space.s) / places;
  return clamp(CARD.least, fits, Math.min(CARD.most, 66 * growth));
}

/** A hand of six leaves little between its cards on a narrow phone. */
function gapIn(width: number, card: number, places: number): number {
  return clamp(2, (width - places * card) / (places - 1), space.s);
}

function layTall(shared: Shared, needs: Needs): Laid {
  const { size, growth, isTight, isLarge, mode } = shared;
  const { width, height } = size;
  const inRow = isLarge ? 3 : 6;
  const edges = 2 * space.m;
  const room = isTight ? Math.min(52, CARD.most) : CARD.most;
  const card = Math.min(room, cardIn(width - edges, needs.hand, growth, inRow));
  const rows = Math.ceil(Math.max(1, needs.hand) / inRow);
  const { isReplay = false } = needs;
  const zoneHeight = Math.min(
    zoneNeeds({ ...shared, kind: zoneKind(needs), card, rows, isReplay }, needs),
    height * (isLarge ? 0.62 : 0.5),
  );
  const zone = { x: 0, y: height - zoneHeight, width, height: zoneHeight };
  const others = mode === 'build' ? needs.seats - 1 : mode === 'life' ? needs.seats : 0;
  const chipHeight = chipHeightOf(shared, needs);
  const hasArrows = mode === 'build' && needs.passes !== null;
  const arrow = ARROW * growth;
  const chips = inARow(
    { x: space.s, y: space.xs, width: width - 2 * space.s, height: chipHeight },
    others,
    hasArrows ? arrow : space.xs,
  );
  const top = others === 0 ? space.xs : space.xs + chipHeight + (hasArrows ? arrow : space.xs);
  const left = height - zoneHeight - top;
  const least =
    mode === 'build' || mode === 'life' ? 5 * target + 70 : needs.seats * (LARGE_TILE + space.s);
  const scrolls = isLarge && left < least;
  const table = {
    x: space.xs,
    y: top,
    width: width - 2 * space.xs,
    height: scrolls ? least : left - space.xs,
  };
  return {
    chips,
    arrows: hasArrows ? arrowsInRow(chips, arrow, needs.passes ?? 'left') : [],
    arrow,
    table,
    tiles: showsAll(mode)
      ? tilesIn(table, needs.seats, isLarge ? 1 : needs.seats === 2 ? 1 : 2)
      : [],
    zone,
    card,
    inRow,
    cardGap: gapIn(width - 2 * space.xs, card, Math.min(inRow, Math.max(2, needs.hand))),
    scrolls,
  };
}

function chipHeightOf({ growth, isTight, isLarge, mode, size }: Shared, needs: Needs): number {
  if (mode === 'life') return (isLarge ? LARGE_CHIP : 52) * growth;
  if (mode !== 'build') return 0;
  if (isLarge) return LARGE_CHIP;
  if (isTight) return needs.seats === 2 || size.height < LOWEST ? 62 : 74;
  return clamp(88, size.height * 0.115, 98) * growth;
}

function layWide(shared: Shared, needs: Needs): Laid {
  const { size, growth, isLarge, isTight, mode } = shared;
  const { width, height } = size;
  const panel = isLarge ? width * 0.42 : clamp(228, width * 0.31, 340 * growth);
  const x = width - panel;
  const zone = { x, y: space.s, width: panel - space.s, height: height - 2 * space.s };
  const others = mode === 'build' ? needs.seats - 1 : mode === 'life' ? needs.seats : 0;
  const hasArrows = mode === 'build' && needs.passes !== null;
  const column = others === 0 ? 0 : isLarge ? 72 : clamp(124, width * 0.16, 150 * growth);
  const arrow = ARROW * growth;
  const gap = hasArrows ? arrow : space.s;
  const most = (mode === 'build' ? 118 : 58) * growth;
  const each = Math.min((height - 2 * space.s - (others - 1) * gap) / Math.max(1, others), most);
  const above = (height - others * each - (others - 1) * gap) / 2;
  const chips = Array.from({ length: others }, (_, nth) => ({
    x: space.s,
    y: above + nth * (each + gap),
    width: column,
    height: each,
  }));
  const beside = others === 0 ? space.s : column + space.s + (hasArrows ? arrow : space.s);
  const table = {
    x: beside,
    y: space.s,
    width: x - beside - space.s,
    height: height - 2 * space.s,
  };
  const inside = zone.width - 2 * ((isTight ? space.xs : space.s) + outline.normal);
  const kind = zoneKind(needs);
  const cardWith = (columns: number): number => {
    const rows = Math.ceil(Math.max(1, needs.hand) / columns);
    const { isReplay = false } = needs;
    const asked = zoneNeeds({ ...shared, kind, card: 0, rows, isReplay }, needs);
    const high = (zone.height - asked - (rows - 1) * space.s) / rows;
    return Math.min((inside - (columns - 1) * space.s) / columns, high);
  };
  const inRow = cardWith(2) > cardWith(3) ? 2 : 3;
  return {
    chips,
    arrows: hasArrows ? arrowsInColumn(chips, arrow, needs.passes ?? 'left') : [],
    arrow,
    table,
    tiles: showsAll(mode) ? tilesIn(table, needs.seats, needs.seats === 4 ? 2 : needs.seats) : [],
    zone,
    card: clamp(CARD.least, cardWith(inRow), CARD.most),
    inRow,
    cardGap: space.s,
    scrolls: false,
  };
}
