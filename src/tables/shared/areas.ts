import { largeText, space } from '../../ui';
import { chipsIn } from './chips/layout';
import { clamp, type Rect, type Size } from './geometry';

/** How a screen is shared out: pure geometry, the same at every table that likes it so. */
export interface Areas {
  /** The chips of the players, by seat. */
  readonly chips: readonly Rect[];
  /** The thumb zone. */
  readonly zone: Rect;
  /** What is left for the game itself. */
  readonly table: Rect;
  /** Whether chips and zone are a column beside the table. */
  readonly isWide: boolean;
  /** How many times larger than on a phone chips, words and keys are drawn. */
  readonly growth: number;
  /** Whether players and table are more than fits above the thumb zone, and are to be scrolled there. */
  readonly scrolls: boolean;
}

interface Needs {
  readonly size: Size;
  readonly seats: number;
  readonly textScale: number;
  /** The height that the thumb zone asks for where nothing grows; on a large screen it gets more. */
  readonly zone: (isWide: boolean) => number;
  /** How wide a column beside the table is at least; usual unless told. */
  readonly column?: number;
  /** Where large words fill a column, the players stand above the table. */
  readonly playersGiveWay?: boolean;
  /** Where players and table are more than fits above the thumbs, the players are not there. */
  readonly playersLeave?: boolean;
}

const LEAST_COLUMN = 224;

/** Where less than this is left for the table, it is as high as it should be, and scrolls. */
const TOO_LOW = 180;
const SHOULD_BE = 250;

/** From this width what happened stands beside the table. */
const LOG_FROM = 1100;
/** Lower than this, or with large words, a column would hold too little. */
const LOG_LEAST = 560;

/** How wide the log beside the table is on a screen; null where there is no room for it. */
export function logWidth({ width, height }: Size, textScale: number): number | null {
  if (width < LOG_FROM || height < LOG_LEAST || textScale >= largeText) return null;
  return clamp(240, width * 0.21, 420) * textScale;
}

const isWideAt = ({ width, height }: Size) => width > height * 1.15;

const GROWTH_MOST = 1.6;

/** On a large table chips, words and keys are larger too. Who has large text already has some of it. */
export function growthOf(size: Size, textScale: number): number {
  const ordinary = isWideAt(size) ? { width: 780, height: 600 } : { width: 560, height: 800 };
  const times = Math.min(size.width / ordinary.width, size.height / ordinary.height);
  return clamp(1, times / textScale, GROWTH_MOST);
}

export function areasOf(needs: Needs): Areas {
  const isWide = isWideAt(needs.size);
  const growth = growthOf(needs.size, needs.textScale);
  const isFull = isWide && needs.playersGiveWay === true && needs.textScale >= largeText;
  const lay = isFull ? layWideInLargeWords : isWide ? layWide : layTall;
  return { ...lay(needs, growth), isWide, growth };
}

type Laid = Omit<Areas, 'isWide' | 'growth'>;

/** Players above, thumbs below, the table between them. */
function layTall(needs: Needs, growth: number): Laid {
  const { seats, playersLeave = false } = needs;
  const laid = layTallFor(seats, needs, growth);
  return laid.scrolls && playersLeave ? layTallFor(0, needs, growth) : laid;
}

function layTallFor(
  seats: number,
  { size: { width, height }, textScale, zone }: Needs,
  growth: number,
): Laid {
  const strip = { x: space.s, y: space.xs, width: width - 2 * space.s };
  const { chips, height: stripHeight } = chipsIn(strip, seats, textScale, growth);
  const zoneHeight = Math.min(zone(false) * growth, height * 0.52);
  const top = strip.y + stripHeight;
  const left = height - zoneHeight - top;
  const scrolls = left < TOO_LOW;
  return {
    chips,
    zone: { x: 0, y: height - zoneHeight, width, height: zoneHeight },
    table: { x: 0, y: top, width, height: scrolls ? SHOULD_BE : left },
    scrolls,
  };
}

/** The table at the left; players and thumbs share a column at the right. */
function layWide(needs: Needs, growth: number): Laid {
  const { size, seats, textScale, zone, column: least = LEAST_COLUMN } = needs;
  const { width, height } = size;
  const column = textScale >= largeText ? width * 0.42 : clamp(least, width * 0.3, 340 * growth);
  const x = width - column;
  const strip = { x, y: space.s, width: column - space.s };
  // On a large screen chips take the height that is left.
  const free = growth > 1 ? height - zone(true) * growth - 3 * space.s : 0;
  const { chips, height: stripHeight } = chipsIn(strip, seats, textScale, growth, free);
  const top = strip.y + stripHeight;
  const zoneHeight = Math.min(zone(true) * growth, height - top - space.s);
  return {
    chips,
    zone: { x, y: height - zoneHeight - space.s, width: column - space.s, height: zoneHeight },
    table: { x: 0, y: 0, width: x, height },
    scrolls: false,
  };
}

/** How much of the width thumbs have beside large words. */
const LARGE_COLUMN = 0.4;

/** Players and table at the left, where they scroll if they have to; thumbs have a column of their own. */
function layWideInLargeWords(needs: Needs, growth: number): Laid {
  const { size, seats, textScale } = needs;
  const { width, height } = size;
  const x = width * (1 - LARGE_COLUMN);
  const strip = { x: space.xs, y: space.xs, width: x - 2 * space.xs };
  const { chips, height: stripHeight } = chipsIn(strip, seats, textScale, growth);
  const top = strip.y + stripHeight;
  const left = height - top;
  return {
    chips,
    zone: { x, y: space.xs, width: width - x - space.s, height: height - 2 * space.xs },
    table: { x: 0, y: top, width: x, height: Math.max(SHOULD_BE, left) },
    scrolls: left < SHOULD_BE,
  };
}
