import { largeText, outline, space } from '../../../ui';
import { areasOf, type Areas } from '../../shared/areas';
import { around, clamp, inset, type Point, type Rect, type Size } from '../../shared/geometry';
import { CARD_RATIO } from '../pieces/card-shapes';
import { standAlone } from './queues';
import { ringIn, type Ring } from './ring';

/** Where everything is on a table of a size: pure geometry, the same for every game on it. */
export interface Layout extends Areas {
  readonly size: Size;
  readonly ring: Ring;
  /** The width of a figure; it is a little higher. */
  readonly figure: number;
  /** By slot, where the middle of a figure is that stands there first. */
  readonly stands: readonly Point[];
  /** The room for the dice, which no queue of ordinary length reaches. */
  readonly middle: Rect;
  readonly die: Dice;
  /** Whether buttons stand one above the other in the thumb zone. */
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
/** The narrowest place that a ring of all cards fits. */
const SMALLEST = 170;

export function layTable(size: Size, seats: number, textScale: number): Layout {
  const zoneFor = (wide: boolean) => zoneNeeds(textScale, wide);
  const areas = areasOf({ size, seats, textScale, zone: zoneFor });
  const { table, zone, isWide } = areas;
  const { ring, setting } = largestRing(roomy(inset(table, space.s)), seats + GREY_CARDS);
  const dieSize = dieFor(ring.card.width);
  const { width, height } = setting.room;
  const middle = around(ring.track.middle, { width: width * dieSize, height: height * dieSize });
  return {
    ...areas,
    size,
    ring,
    ...standAlone(ring, middle, figureFor(ring.card.width)),
    middle,
    die: diceAt(ring.track.middle, dieSize, setting),
    stacksButtons: isWide || textScale >= largeText,
    isTerse: textScale >= largeText || zone.height < zoneFor(isWide),
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

/** Whose turn it is, in two lines. */
export const STATUS = 48;
/** The same in one. */
export const LINE = 24;

/** Round a key's words, and round the keys. */
const KEY = 25;
const EDGES = 3 * space.s + 2 * outline.normal;
/** The width of a card, and of a face of a die, that are drawn on a key. */
export const CARD_ON_KEY = 18;
export const FACE_ON_KEY = 18;
/** A label with a card and a line of hint; or two lines of it, or faces and a line. */
const SHORT_KEY = 42;
const LONG_KEY = 62;

/** What a thumb zone needs: words grow, and it with them. */
function zoneNeeds(textScale: number, isWide: boolean): number {
  // Two keys with a short line each, or a sentence of three lines above one of them.
  if (textScale >= largeText) {
    return EDGES + Math.max(2 * (KEY + SHORT_KEY * textScale), KEY + 98 * textScale);
  }
  const keys = (isWide ? 2 : 1) * (KEY + LONG_KEY * textScale);
  return EDGES + STATUS * textScale + keys;
}
