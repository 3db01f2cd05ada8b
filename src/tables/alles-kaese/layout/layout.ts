import { HALO, largeText, space, target } from '../../../ui';
import { areasOf, type Areas } from '../../shared/areas';
import { around, clamp, type Point, type Rect, type Size } from '../../shared/geometry';
import { zoneNeeds, type ZoneNeeds } from './zone-needs';

/** Where everything is on a table of a size: pure geometry, the same for every game on it. */
export interface Layout extends Areas {
  readonly size: Size;
  /** The wall with the shelves. */
  readonly shelves: Rect;
  /** The boards that the slices stand on, from above. */
  readonly boards: readonly Rect[];
  /** The side of a slice. */
  readonly slice: number;
  /** By slot, the square of its slice. */
  readonly slots: readonly Rect[];
  /** The wood below or beside the shelves, with all that follows. */
  readonly counter: Rect;
  readonly pile: Rect;
  readonly discard: Rect;
  /** The counts: beside the piles where the counter is low, or below them. */
  readonly pileCount: Rect;
  readonly discardCount: Rect;
  readonly die: Die;
  /** Whether keys stand one above the other in the thumb zone. */
  readonly stacksKeys: boolean;
  /** Whether there is but one line above the keys. */
  readonly isLow: boolean;
}

export interface Die {
  readonly size: number;
  /** Its middle. */
  readonly at: Point;
}

const SLICES = 6;
const LARGEST = 220;
/** Above a slice: its light, and room to lift it. Below: the tag that hangs over its edge, and the board. */
export const ABOVE = HALO + 6;
const BELOW = 20;
const ROW = ABOVE + BELOW;

/** A counter that is lower has its counts beside the piles. */
const LOW_COUNTER = 120;
const COUNTER = { least: 70, most: 240, column: 112, widest: 190 };
/** With very large words the shelves need what can be spared. */
const SMALL_COUNTER = 60;
const COUNT = 28;

export function layTable(size: Size, seats: number, needs: ZoneNeeds): Layout {
  const { textScale } = needs;
  const zoneFor = (isWide: boolean) => zoneNeeds(needs, isWide);
  const areas = areasOf({ size, seats, textScale, zone: zoneFor });
  const { zone, isWide, growth } = areas;
  const parts = isWide ? besideEachOther(areas.table) : aboveEachOther(areas.table);
  const shelf = largestSlices(parts.shelves);
  const isLarge = textScale >= largeText;
  return {
    ...areas,
    size,
    ...parts,
    ...shelf,
    ...onCounter(parts.counter, shelf.slice, isWide),
    stacksKeys: isWide || isLarge,
    isLow: isLarge || zone.height < zoneFor(isWide) * growth - 0.01,
  };
}

interface Parts {
  readonly shelves: Rect;
  readonly counter: Rect;
}

/** The slices take what they can use, the counter the rest. */
function aboveEachOther({ x, y, width, height }: Rect): Parts {
  const wanted = 2 * (Math.min((width - 60) / 3, LARGEST) + ROW);
  const least = height < 220 ? SMALL_COUNTER : COUNTER.least;
  const counter = clamp(least, height - wanted, COUNTER.most);
  return {
    shelves: { x, y, width, height: height - counter },
    counter: { x, y: y + height - counter, width, height: counter },
  };
}

function besideEachOther({ x, y, width, height }: Rect): Parts {
  const column = clamp(COUNTER.column, width * 0.2, COUNTER.widest);
  return {
    shelves: { x, y, width: width - column, height },
    counter: { x: x + width - column, y, width: column, height },
  };
}

/** Two shelves of three; where words leave hardly any height, one of six. */
function largestSlices(shelves: Rect): Pick<Layout, 'slice' | 'slots' | 'boards'> {
  const two = sliceIn(shelves, 2);
  const one = sliceIn(shelves, 1);
  return two >= Math.min(one, target) ? shelved(shelves, 2, two) : shelved(shelves, 1, one);
}

const GAP = { least: 4, least3: 15 };

function sliceIn({ width, height }: Rect, rows: number): number {
  const columns = SLICES / rows;
  const gaps = rows === 1 ? (columns + 1) * GAP.least : (columns + 1) * GAP.least3;
  return Math.max(1, Math.min((width - gaps) / columns, height / rows - ROW, LARGEST));
}

function shelved(shelves: Rect, rows: number, slice: number) {
  const columns = SLICES / rows;
  const row = shelves.height / rows;
  const gap = Math.min((shelves.width - columns * slice) / (columns + 1), slice * 0.4);
  const left = shelves.x + (shelves.width - columns * slice - (columns - 1) * gap) / 2;
  // What is left of the height stands more above the slices than below the board.
  const bottomOf = (nth: number) => {
    const spare = row - slice - ROW;
    return shelves.y + (nth + 1) * row - BELOW - spare * 0.4;
  };
  const slots = Array.from({ length: SLICES }, (_, slot): Rect => {
    const nth = Math.floor(slot / columns);
    const x = left + (slot % columns) * (slice + gap);
    return { x, y: bottomOf(nth) - slice, width: slice, height: slice };
  });
  const thick = clamp(10, slice * 0.12, 26);
  const overhang = Math.min(slice * 0.24, Math.max(2, left - shelves.x - space.s));
  const boards = Array.from({ length: rows }, (_, nth): Rect => {
    return {
      x: left - overhang,
      y: bottomOf(nth) - thick * 0.35,
      width: columns * slice + (columns - 1) * gap + 2 * overhang,
      height: thick,
    };
  });
  return { slice, slots, boards };
}

type OnCounter = Pick<Layout, 'pile' | 'discard' | 'pileCount' | 'discardCount' | 'die'>;

function onCounter(counter: Rect, slice: number, isWide: boolean): OnCounter {
  if (isWide) return inColumn(counter, slice);
  return counter.height < LOW_COUNTER ? inLowRow(counter) : inRow(counter, slice);
}

function inColumn({ x, y, width, height }: Rect, slice: number): OnCounter {
  const side = Math.min(slice * 0.7, width - 36, (height / 3 - COUNT - 16) / 1.2);
  const middle = x + width / 2;
  const die = clamp(target, slice * 0.6, Math.min(96, width - 32, height / 3 - 12));
  const third = height / 3;
  const pileAt = (nth: number) => ({ x: middle, y: y + nth * third + (third - COUNT) / 2 });
  const countAt = (nth: number) => countBelow(pileAt(nth), side, width - space.s);
  return {
    pile: square(pileAt(0), side),
    discard: square(pileAt(2), side),
    pileCount: countAt(0),
    discardCount: countAt(2),
    die: { size: die, at: { x: middle, y: y + height / 2 } },
  };
}

/** From the middle of a pile to its count. */
function countBelow(at: Point, side: number, width: number): Rect {
  // The slices below the top one show below it.
  const top = at.y + side * 0.6 + space.xs;
  return { x: at.x - width / 2, y: top, width, height: COUNT };
}

function inRow({ x, y, width, height }: Rect, slice: number): OnCounter {
  const side = Math.min(slice * 0.8, (height - COUNT - 24) / 1.2, width * 0.26);
  const die = clamp(target, slice * 0.62, Math.min(110, height - 24));
  const middle = y + (height - COUNT) / 2;
  const away = Math.min(width * 0.31, 2.1 * slice);
  const [left, right] = [x + width / 2 - away, x + width / 2 + away].map((at) => ({
    x: at,
    y: middle,
  })) as [Point, Point];
  const room = Math.min(2 * (left.x - x) - space.xs, away - die / 2 - space.s + side / 2);
  return {
    pile: square(left, side),
    discard: square(right, side),
    pileCount: countBelow(left, side, room),
    discardCount: countBelow(right, side, room),
    die: { size: die, at: { x: x + width / 2, y: middle + COUNT / 4 } },
  };
}

function inLowRow({ x, y, width, height }: Rect): OnCounter {
  const side = height - 28;
  const die = clamp(target, height - 16, 60);
  const middle = y + height / 2 + 2;
  const edge = space.l;
  const room = width / 2 - die / 2 - edge - side - 2 * space.s - space.xs;
  const count = (left: number): Rect => ({
    x: left,
    y: middle - COUNT / 2,
    width: room,
    height: COUNT,
  });
  return {
    pile: square({ x: x + edge + side / 2, y: middle }, side),
    discard: square({ x: x + width - edge - side / 2, y: middle }, side),
    pileCount: count(x + edge + side + space.s + space.xs),
    discardCount: count(x + width / 2 + die / 2 + space.s),
    die: { size: die, at: { x: x + width / 2, y: middle } },
  };
}

const square = (at: Point, side: number): Rect => around(at, { width: side, height: side });
