import { largeText, space } from '../../../ui';
import { growthOf } from '../../shared/areas';
import { clamp, type Rect, type Size } from '../../shared/geometry';
import { besideRooms, layHouse, roomWidth, type HousePlaces } from './house-places';
import { rowsNeed, zoneNeeds } from './zone-needs';

/** Where everything is on a table of a size: pure geometry, the same for every game on it. */
export interface Layout {
  readonly size: Size;
  readonly isWide: boolean;
  readonly growth: number;
  /** One for each who is not in the house that is shown, in the order in which they are shown. */
  readonly chips: readonly Rect[];
  /** A thin line above the house: who is about to end it; alone, how it goes. */
  readonly line: Rect | null;
  readonly house: HousePlaces;
  readonly zone: Rect;
  /** Words are so large that what is in the zone has to be scrolled. */
  readonly zoneScrolls: boolean;
}

export interface Wishes {
  readonly textScale: number;
  /** Nobody will be asked anything: only news are told. */
  readonly isReplay?: boolean;
  /** Something else is read beside the table. */
  readonly sharesRoom?: boolean;
  /** Somebody is asked for what another left: the roof says in large letters who. */
  readonly isOffer?: boolean;
  readonly bigCards?: boolean;
}

const CHIP = { height: 48, large: 54, widest: 210 };
const LINE = { alone: 46, table: 34 };
const ROOF = { least: 34, usual: 42, most: 58, offer: 96 };
const CELLAR = { least: 46, usual: 48, most: 56 };
/** So much of the zone stays where even the least house has no room: the keys, and a row above them; no keys in a replay. */
const LEAST_ZONE = { usual: 150, replay: 124 };
/** In a replay no room is touched: a smaller one will do, and a tiny one before any is hidden. */
const ROOM = { least: 48, replay: 42, tiny: 34, tallest: 1.75, fine: 0.9 };

export function layTable(size: Size, seats: number, wishes: Wishes): Layout {
  const growth = growthOf(size, wishes.textScale);
  const isWide = size.width > size.height * 1.15;
  const needs = { size, seats, wishes, growth };
  return { size, growth, isWide, ...(isWide ? layWide(needs) : layTall(needs)) };
}

interface Needs {
  readonly size: Size;
  readonly seats: number;
  readonly wishes: Wishes;
  readonly growth: number;
}

type Laid = Pick<Layout, 'chips' | 'line' | 'house' | 'zone' | 'zoneScrolls'>;

const isLarge = ({ textScale }: Wishes) => textScale >= largeText;
function leastZone({ isReplay, isOffer, sharesRoom, textScale }: Wishes, growth: number): number {
  if (isReplay) return LEAST_ZONE.replay;
  // Its key has two lines, and all that is asked beside a hint one row.
  return isOffer && sharesRoom ? rowsNeed(1, textScale, growth, 2) : LEAST_ZONE.usual;
}
const leastRoom = ({ isReplay }: Wishes) => (isReplay ? ROOM.replay : ROOM.least);
const tiniestRoom = ({ isReplay }: Wishes) => (isReplay ? ROOM.tiny : ROOM.least);

function chipHeight(wishes: Wishes, growth: number): number {
  return (isLarge(wishes) ? CHIP.large : CHIP.height + (wishes.textScale - 1) * 20) * growth;
}

function chipsIn(
  strip: Omit<Rect, 'height'>,
  count: number,
  height: number,
  growth: number,
): Rect[] {
  const gap = space.xs;
  const width = Math.min((strip.width - (count - 1) * gap) / count, CHIP.widest * growth);
  const left = strip.x + (strip.width - count * width - (count - 1) * gap) / 2;
  return Array.from({ length: count }, (_, nth) => ({
    x: left + nth * (width + gap),
    y: strip.y,
    width,
    height,
  }));
}

/**
 * Chips, house, thumbs, from above. Where something else is read and house and thumbs have too little room, without chips; in
 * a replay of a game alone without its line, which the curve below says too.
 */
function layTall(needs: Needs): Laid {
  const { isReplay, sharesRoom } = needs.wishes;
  const others = needs.seats - 1;
  const laid = layTallFor(true, needs);
  const { whole } = laid.house;
  const isOver = whole.y + whole.height > laid.zone.y;
  return isOver && (isReplay || (sharesRoom && others > 0)) ? layTallFor(false, needs) : laid;
}

function layTallFor(
  hasStrip: boolean,
  { size: { width, height }, seats, wishes, growth }: Needs,
): Laid {
  const others = seats - 1;
  const isAlone = others === 0 && hasStrip;
  const chipCount = hasStrip ? others : 0;
  const edge = width < 340 ? 2 : space.xs;
  const strip = { x: edge + 2, y: space.xs, width: width - 2 * edge - 4 };
  const chipRow = chipCount === 0 ? 0 : chipHeight(wishes, growth) + space.xs;
  const across = houseWidth(width - 2 * edge, wishes);
  const alone = isAlone ? LINE.alone * growth + space.xs : 0;
  const top = space.xs + chipRow + alone;
  const needed = zoneNeeds(wishes, growth, false);
  const least = leastHouse(across, wishes);
  const zoneHeight = wholeRows(
    clamp(Math.min(needed, leastZone(wishes, growth)), height - top - least, needed),
    needed,
    growth,
    wishes,
  );
  const below = height - zoneHeight - top;
  // Rooms that are high enough leave room for a line; all other height is theirs, then the roof's.
  const hasLine = others > 0 && below > fineHouse(across, growth, wishes) + lineNeeds(growth);
  const lineRow = hasLine ? lineNeeds(growth) : 0;
  const room = below - lineRow - space.xs;
  const house = fitHouse({ x: (width - across) / 2, y: 0, width: across }, room, growth, wishes);
  const spare = Math.max(0, room - house.whole.height);
  const y = top + lineRow + Math.min(spare / 2, space.xl);
  const lineAt = isAlone ? space.xs : top;
  return {
    chips: chipCount === 0 ? [] : chipsIn(strip, chipCount, chipHeight(wishes, growth), growth),
    line:
      isAlone || hasLine
        ? { ...strip, y: lineAt, height: (isAlone ? LINE.alone : LINE.table) * growth }
        : null,
    house: fitHouse({ x: (width - across) / 2, y, width: across }, room, growth, wishes),
    zone: { x: 0, y: height - zoneHeight, width, height: zoneHeight },
    zoneScrolls: zoneHeight < needed - 0.5,
  };
}

/** Beside a hint, where not all rows of an own throw have room, one or two are in view: no other is cut through. */
function wholeRows(height: number, needed: number, growth: number, wishes: Wishes): number {
  const { sharesRoom, isReplay, isOffer, textScale } = wishes;
  if (!sharesRoom || isReplay || isOffer || height >= needed) return height;
  const one = rowsNeed(1, textScale, growth);
  const two = rowsNeed(2, textScale, growth);
  return height >= two ? two : Math.min(height, one);
}

const lineNeeds = (growth: number) => LINE.table * growth + space.xs;

/** A house that is much wider than high has rooms that look like drawers. */
function houseWidth(width: number, { textScale }: Wishes): number {
  return Math.min(width, 900 * Math.max(1, textScale * 0.8));
}

const leastHouse = (width: number, wishes: Wishes) =>
  besideRooms(width, { roof: ROOF.least, cellar: CELLAR.least }) + 3 * leastRoom(wishes) + space.xs;

function fineHouse(width: number, growth: number, wishes: Wishes): number {
  const roof = (wishes.isOffer ? ROOF.offer : ROOF.most) * growth;
  const beside = besideRooms(width, { roof, cellar: CELLAR.most * growth });
  return beside + 3 * roomWidth(width) * ROOM.fine;
}

/** The largest house in that height: rooms come first, then the roof. */
function fitHouse(
  at: Pick<Rect, 'x' | 'y' | 'width'>,
  height: number,
  growth: number,
  wishes: Wishes,
): HousePlaces {
  const usual = {
    roof: ROOF.usual * growth,
    cellar: CELLAR.usual * growth,
  };
  const tallest = roomWidth(at.width) * ROOM.tallest;
  const least = leastRoom(wishes);
  const left = height - besideRooms(at.width, usual);
  if (left < 3 * least) {
    const small = { roof: ROOF.least, cellar: CELLAR.least };
    const room = Math.max(tiniestRoom(wishes), (height - besideRooms(at.width, small)) / 3);
    return layHouse(at, { ...small, room });
  }
  const wanted = wishes.isOffer ? ROOF.offer * growth : ROOF.most * growth;
  // An offer is seen from across the room: its roof takes some height from the rooms.
  const roomLeast = wishes.isOffer ? Math.min(tallest, 54 * growth) : Math.min(tallest, left / 3);
  const room = clamp(least, roomLeast, left / 3);
  const spare = left - 3 * room;
  const roof = clamp(usual.roof, usual.roof + spare, wanted);
  const rest = Math.max(0, spare - (roof - usual.roof));
  const cellar = clamp(usual.cellar, usual.cellar + rest / 2, CELLAR.most * growth);
  const taller = (height - besideRooms(at.width, { roof, cellar })) / 3;
  return layHouse(at, { roof, cellar, room: clamp(least, taller, tallest) });
}

/** The house at the left; players and thumbs share a column at the right. */
function layWide({ size: { width, height }, seats, wishes, growth }: Needs): Laid {
  const others = seats - 1;
  const edge = space.xs;
  const column = clamp(
    Math.min(348, width * 0.5),
    width * (isLarge(wishes) ? 0.48 : 0.42),
    440 * growth,
  );
  const x = width - column - edge;
  const across = Math.min(x - 2 * edge - space.xs, height * 1.5);
  const house = fitHouse(
    { x: (x - across) / 2, y: 0, width: across },
    height - 2 * edge,
    growth,
    wishes,
  );
  const top = Math.max(edge, (height - house.whole.height) / 2);
  const strip = { x, y: space.xs, width: column };
  const chipRow = others === 0 ? 0 : chipHeight(wishes, growth) + space.xs;
  const lineHeight = (others === 0 ? LINE.alone : LINE.table) * growth;
  const needed = zoneNeeds(wishes, growth, true);
  const free = height - space.xs - chipRow - edge;
  const hasLine = free - lineHeight - space.xs >= needed;
  const lineRow = hasLine ? lineHeight + space.xs : 0;
  const zoneHeight = clamp(0, free - lineRow, needed);
  return {
    chips: others === 0 ? [] : chipsIn(strip, others, chipHeight(wishes, growth), growth),
    line: hasLine ? { ...strip, y: space.xs + chipRow, height: lineHeight } : null,
    house: fitHouse(
      { x: (x - across) / 2, y: top, width: across },
      height - 2 * edge,
      growth,
      wishes,
    ),
    zone: { x, y: height - zoneHeight - edge, width: column, height: zoneHeight },
    zoneScrolls: zoneHeight < needed - 0.5,
  };
}
