import { largeText, outline, space, type ChipShape } from '../../ui';
import { around, clamp, inset, type Point, type Rect, type Size } from '../shared/geometry';
import { CARD_RATIO } from './pieces/card-shapes';
import { standAlone } from './queues';
import { ringIn, type Ring } from './ring';

/** Where everything is on a table of a size: pure geometry, the same for every game on it. */
export interface Layout {
  readonly size: Size;
  readonly ring: Ring;
  /** The width of a figure; it is a little higher. */
  readonly figure: number;
  /** By slot, where the middle of a figure is that stands there first. */
  readonly stands: readonly Point[];
  /** The room for the dice, which no queue of ordinary length reaches. */
  readonly middle: Rect;
  readonly die: Dice;
  /** By seat. */
  readonly chips: readonly Rect[];
  /** The thumb zone. */
  readonly zone: Rect;
  /** Whether it is a column beside the ring. */
  readonly isWide: boolean;
  /** Whether buttons stand one above the other in it. */
  readonly stacksButtons: boolean;
  /** Whether words in it must be short: letters are large, or a phone on its side is low. */
  readonly isTerse: boolean;
  /** Whether there is but one line above two keys in it. */
  readonly isLow: boolean;
}

export interface Dice {
  /** The die that counts. */
  readonly size: number;
  /** The middle of it. */
  readonly at: Point;
  /** Those that were set aside, smaller. */
  readonly asideSize: number;
  readonly aside: readonly Point[];
}

const GREY_CARDS = 6;
const LEAST = 120;
/** The narrowest place that a ring of all cards fits. */
const SMALLEST = 170;

export function layTable(size: Size, seats: number, textScale: number): Layout {
  const isWide = size.width > size.height * 1.15;
  const { chips, zone, table } = isWide
    ? layWide(size, seats, textScale)
    : layTall(size, seats, textScale);
  const { ring, setting } = largestRing(roomy(inset(table, space.s)), seats + GREY_CARDS);
  const dieSize = dieFor(ring.card.width);
  const { width, height } = setting.room;
  const middle = around(ring.track.middle, { width: width * dieSize, height: height * dieSize });
  return {
    size,
    ring,
    ...standAlone(ring, middle, figureFor(ring.card.width)),
    middle,
    die: diceAt(ring.track.middle, dieSize, setting),
    chips,
    zone,
    isWide,
    stacksButtons: isWide || textScale >= largeText,
    isTerse: textScale >= largeText || zone.height < zoneNeeds(textScale, isWide),
    isLow: isWide && zone.height < EDGES + STATUS * textScale + 2 * (KEY + SHORT_KEY * textScale),
  };
}

/** In a tiny window the table stands all the same, though not all of it can be seen. */
const roomy = ({ x, y, width, height }: Rect): Rect => ({
  x,
  y,
  width: Math.max(width, SMALLEST),
  height: Math.max(height, SMALLEST),
});

const dieFor = (card: number) => clamp(28, card * 0.86, 96);
const figureFor = (card: number) => Math.min(card * 0.53, 84);

/** How the dice lie together, in sizes of the die that counts, from the middle of the table. */
interface Setting {
  readonly room: Size;
  readonly counts: Point;
  readonly aside: readonly Point[];
}

const grid = (xs: readonly number[], ys: readonly number[]): Point[] =>
  ys.flatMap((y) => xs.map((x) => ({ x, y })));

/** In a row below the die that counts, two by two below it, or two by two beside it. */
const SETTINGS: readonly Setting[] = [
  {
    room: { width: 2.35, height: 1.75 },
    counts: { x: 0, y: -0.36 },
    aside: grid([-0.87, -0.29, 0.29, 0.87], [0.6]),
  },
  {
    room: { width: 1.2, height: 2.35 },
    counts: { x: 0, y: -0.66 },
    aside: grid([-0.29, 0.29], [0.3, 0.88]),
  },
  {
    room: { width: 2.35, height: 1.2 },
    counts: { x: -0.66, y: 0 },
    aside: grid([0.3, 0.88], [-0.29, 0.29]),
  },
];

/** The dice lie as the cards like it best. */
function largestRing(area: Rect, count: number) {
  const tried = SETTINGS.map((setting) => ({
    setting,
    ring: ringIn({
      area,
      count,
      ratio: CARD_RATIO,
      inside: (card) => ({
        width: setting.room.width * dieFor(card),
        height: setting.room.height * dieFor(card),
        queue: 0.65 * card,
      }),
    }),
  }));
  return tried.reduce((best, each) =>
    each.ring.card.width > best.ring.card.width * 1.03 ? each : best,
  );
}

function diceAt(middle: Point, size: number, { counts, aside }: Setting): Dice {
  const place = ({ x, y }: Point) => ({ x: middle.x + x * size, y: middle.y + y * size });
  return { size, at: place(counts), asideSize: size * 0.5, aside: aside.map(place) };
}

interface Areas {
  readonly chips: readonly Rect[];
  readonly zone: Rect;
  readonly table: Rect;
}

/** Players above, thumbs below, the ring between them. */
function layTall({ width, height }: Size, seats: number, textScale: number): Areas {
  const strip = { x: space.s, y: space.xs, width: width - 2 * space.s };
  const { chips, height: stripHeight } = chipsIn(strip, seats, textScale);
  const zoneHeight = Math.min(zoneNeeds(textScale, false), height * 0.52);
  const top = strip.y + stripHeight;
  return {
    chips,
    zone: { x: 0, y: height - zoneHeight, width, height: zoneHeight },
    // On a screen that is far too small, the ring goes on behind the thumb zone.
    table: { x: 0, y: top, width, height: Math.max(LEAST, height - zoneHeight - top) },
  };
}

/** The ring at the left; players and thumbs share a column at the right. */
function layWide({ width, height }: Size, seats: number, textScale: number): Areas {
  const column = textScale >= largeText ? width * 0.42 : clamp(224, width * 0.3, 340);
  const x = width - column;
  const strip = { x, y: space.s, width: column - space.s };
  const { chips, height: stripHeight } = chipsIn(strip, seats, textScale);
  const top = strip.y + stripHeight;
  const zoneHeight = Math.min(zoneNeeds(textScale, true), height - top - space.s);
  return {
    chips,
    zone: { x, y: height - zoneHeight - space.s, width: column - space.s, height: zoneHeight },
    table: { x: 0, y: 0, width: x, height },
  };
}

/** Whose turn it is, in two lines. */
export const STATUS = 48;
/** The same in one. */
export const LINE = 24;

/** Round a key's words, and round the keys. */
const KEY = 25;
const EDGES = 3 * space.s + 2 * outline.normal;
/** A label and a line of hint; or two lines of it. */
const SHORT_KEY = 41;
const LONG_KEY = 60;

/** What a thumb zone needs: words grow, and it with them. */
function zoneNeeds(textScale: number, isWide: boolean): number {
  // Two keys with a short line each, or a sentence of three lines above one of them.
  if (textScale >= largeText) {
    return EDGES + Math.max(2 * (KEY + SHORT_KEY * textScale), KEY + 98 * textScale);
  }
  const keys = (isWide ? 2 : 1) * (KEY + LONG_KEY * textScale);
  return EDGES + STATUS * textScale + keys;
}

/** The smallest width of a chip with its name beside the picture, and below which it is too narrow. */
const CHIP = { wide: 100, narrow: 78, large: 96, most: 200, roomy: 122, spare: 140 };

function chipsIn(strip: Omit<Rect, 'height'>, seats: number, textScale: number) {
  const gap = space.xs;
  const fits = (columns: number) => (strip.width - gap * (columns - 1)) / columns;
  const isLarge = textScale >= largeText;
  const least = isLarge ? CHIP.large : CHIP.narrow * textScale;
  // Rows of equal length where they can be: six players stand three by three, not five and one.
  const rowCounts = Array.from({ length: seats }, (_, index) => index + 1);
  const rows = rowCounts.find((each) => fits(Math.ceil(seats / each)) >= least) ?? seats;
  const columns = Math.ceil(seats / rows);
  const width = Math.min(fits(columns), CHIP.most);
  const height = isLarge
    ? 56
    : isNarrow(width, textScale)
      ? 13 + 57 * textScale
      : 12 + 38 * textScale;
  const left = strip.x + (strip.width - columns * width - (columns - 1) * gap) / 2;
  const chips = Array.from({ length: seats }, (_, seat): Rect => {
    const row = Math.floor(seat / columns);
    return {
      x: left + (seat % columns) * (width + gap),
      y: strip.y + row * (height + gap),
      width,
      height,
    };
  });
  return { chips, height: rows * (height + gap) };
}

function isNarrow(chipWidth: number, textScale: number): boolean {
  return chipWidth < CHIP.wide * textScale;
}

/** How a chip shows all that it has to in its width. */
export function chipShape(chipWidth: number, textScale: number): ChipShape {
  if (textScale >= largeText) return 'nameless';
  if (isNarrow(chipWidth, textScale)) return 'above';
  return chipWidth < CHIP.roomy * textScale ? 'close' : 'beside';
}

/** Whether a chip has room left for how strong a bot is, also beside a pile of ten. */
export function showsLevel(chipWidth: number, textScale: number): boolean {
  return chipWidth >= CHIP.spare * textScale;
}
