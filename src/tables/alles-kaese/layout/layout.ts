import { HALO, largeText, space, target } from '../../../ui';
import { areasOf, type Areas } from '../../shared/areas';
import { clamp, type Rect, type Size } from '../../shared/geometry';
import { onCounter, type OnCounter } from './counter';
import { BIG, LIFT, ORDINARY, type Look } from './look';
import { canStack, zoneNeeds, type ZoneNeeds } from './zone-needs';

/** Where everything is on a table of a size: pure geometry, the same for every game on it. */
export interface Layout extends Areas, OnCounter {
  readonly size: Size;
  /** The wall with the shelves. */
  readonly shelves: Rect;
  /** The boards that the slices stand on, from above. */
  readonly boards: readonly Rect[];
  /** The side of a slice. */
  readonly slice: number;
  /** By slot, the square of its slice. */
  readonly slots: readonly Rect[];
  /** The wood below or beside the shelves. */
  readonly counter: Rect;
  /** Where somebody looks behind the curtain: all that the thumb zone leaves. */
  readonly stage: Rect;
  /** Whether what is on slices is larger than usual, for those who see little. */
  readonly isBig: boolean;
  /** Whether keys stand one above the other in the thumb zone. */
  readonly stacksKeys: boolean;
  /** Whether the thumb zone is no taller than what it holds, so that more of the table is seen. */
  readonly zoneShrinks: boolean;
  /** Whether there is but one line above the keys. */
  readonly isLow: boolean;
}

const SLICES = 6;
/** Above a slice: its light, and room to lift it. */
const ABOVE = HALO + LIFT.up;
/** At the edge of the screen what is lifted needs room to grow and to shine, too: nothing of it is cut off. */
const EDGE = space.s;
const edgeAbove = ({ y }: Rect) => (y === 0 ? EDGE : 0);

const COUNTER = { most: 240, column: 112, widest: 190 };
/** With very large words the shelves need what can be spared. */
const SMALL_COUNTER = 60;
const LOW = 260;
/** Plates and words need so much beside the table; with no keys, on a phone on its side, they need less. */
const COLUMN = { usual: 264, replay: 224, lowReplay: 480 };

export function layTable(size: Size, seats: number, needs: ZoneNeeds, isBig = false): Layout {
  const look = isBig ? BIG : ORDINARY;
  const { textScale } = needs;
  const zoneFor = (isWide: boolean) => zoneNeeds(needs, isWide);
  const playersLeave = needs.isReplay === true || needs.sharesRoom === true;
  const isLowReplay = needs.isReplay === true && size.height < COLUMN.lowReplay;
  const column = isLowReplay ? COLUMN.replay : COLUMN.usual;
  const wish = { column, playersGiveWay: true, playersLeave };
  const areas = areasOf({ size, seats, textScale, zone: zoneFor, ...wish });
  const { zone, isWide, growth } = areas;
  const isLarge = textScale >= largeText;
  const { parts, shelf, isBeside } = isWide
    ? larger(laid(areas.table, look, true), laid(areas.table, look, false))
    : laid(areas.table, look, isWide);
  return {
    ...areas,
    size,
    ...parts,
    ...shelf,
    ...onCounter(parts.counter, shelf.slice, look, isBeside),
    stage: stageIn(size, areas, isLarge),
    isBig,
    stacksKeys: isLarge || (isWide && canStack(zone.height / growth, needs)),
    // What large words say of a choice may be higher than the zone: then the counter is scrolled up from behind it.
    zoneShrinks: areas.scrolls,
    scrolls: areas.scrolls || (isLarge && !isWide),
    isLow: isLarge || zone.height < zoneFor(isWide) * growth - 0.01,
  };
}

interface Laid {
  readonly parts: Parts;
  readonly shelf: Pick<Layout, 'slice' | 'slots' | 'boards'>;
  /** Whether the counter is a column beside the shelves. */
  readonly isBeside: boolean;
}

function laid(table: Rect, look: Look, isBeside: boolean): Laid {
  const parts = isBeside ? besideEachOther(table) : aboveEachOther(table, look);
  return { parts, shelf: largestSlices(parts.shelves, look), isBeside };
}

const larger = (one: Laid, other: Laid): Laid =>
  one.shelf.slice >= other.shelf.slice ? one : other;

function stageIn({ height }: Size, { table, zone, isWide }: Areas, isLarge: boolean): Rect {
  const y = isLarge ? 0 : table.y;
  return { ...table, y, height: (isWide ? height : zone.y) - y };
}

interface Parts {
  readonly shelves: Rect;
  readonly counter: Rect;
}

/** The slices take what they can use, the counter the rest. */
function aboveEachOther(table: Rect, look: Look): Parts {
  const { x, y, width, height } = table;
  const slice = Math.min((width - 4 * look.gap.three) / 3, look.most);
  const wanted = edgeAbove(table) + 2 * (slice + roundSlice(slice, look));
  const least = height < LOW ? SMALL_COUNTER : look.counter;
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
function largestSlices(wall: Rect, look: Look): Pick<Layout, 'slice' | 'slots' | 'boards'> {
  const edge = edgeAbove(wall);
  const shelves = { ...wall, y: wall.y + edge, height: wall.height - edge };
  const two = sliceIn(shelves, 2, look);
  const one = sliceIn(shelves, 1, look);
  return two >= Math.min(one, target)
    ? shelved(shelves, 2, two, look)
    : shelved(shelves, 1, one, look);
}

/** Below the tag. */
const TAG_ROOM = 3;

/** What is free below a slice, and above and below it. */
const belowSlice = (slice: number, { below, tag }: Look) => Math.max(below, slice * tag + TAG_ROOM);
const roundSlice = (slice: number, look: Look) => ABOVE + belowSlice(slice, look);

function sliceIn({ width, height }: Rect, rows: number, look: Look): number {
  const columns = SLICES / rows;
  const gap = rows === 1 ? look.gap.six : look.gap.three;
  const across = (width - (columns + 1) * gap) / columns;
  const row = height / rows - ABOVE;
  const down = Math.min(row - look.below, (row - TAG_ROOM) / (1 + look.tag));
  return Math.max(1, Math.min(across, down, look.most));
}

function shelved(shelves: Rect, rows: number, slice: number, look: Look) {
  const columns = SLICES / rows;
  const row = shelves.height / rows;
  const gap = Math.min((shelves.width - columns * slice) / (columns + 1), slice * 0.4);
  const left = shelves.x + (shelves.width - columns * slice - (columns - 1) * gap) / 2;
  // What is left of the height stands more above the slices than below the board.
  const bottomOf = (nth: number) => {
    const below = belowSlice(slice, look);
    const spare = row - slice - ABOVE - below;
    return shelves.y + (nth + 1) * row - below - spare * 0.4;
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
