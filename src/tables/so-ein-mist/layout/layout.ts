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
  readonly onKey: OnKey;
  /** Whether pieces are larger than usual, for those who see little. */
  readonly isBig: boolean;
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

interface Wishes {
  /** For those who see little: pieces are larger, and there is less round them. */
  readonly isBig?: boolean;
  /** Nobody will be asked anything: what is said needs no room for keys. */
  readonly isReplay?: boolean;
  /** Something else is read beside the table. */
  readonly sharesRoom?: boolean;
}

export function layTable(
  size: Size,
  seats: number,
  textScale: number,
  { isBig = false, isReplay = false, sharesRoom = false }: Wishes = {},
): Layout {
  const look = isBig ? BIG : ORDINARY;
  // Large words make the pictures beside them large already.
  const { onKey } = textScale >= largeText ? ORDINARY : look;
  const zoneFor = (wide: boolean) =>
    isReplay ? newsNeed(textScale) : zoneNeeds(textScale, wide, onKey);
  const areas = areasOf({
    size,
    seats,
    textScale,
    zone: zoneFor,
    playersLeave: isReplay || sharesRoom,
  });
  const { table, zone, isWide, growth } = areas;
  const { ring, setting } = largestRing(roomy(inset(table, space.s)), seats + GREY_CARDS, look);
  const dieSize = dieFor(ring.card.width, look);
  const { width, height } = setting.room;
  const middle = around(ring.track.middle, { width: width * dieSize, height: height * dieSize });
  return {
    ...areas,
    size,
    ring,
    ...standAlone(ring, middle, figureFor(ring.card.width, look), isBig),
    middle,
    die: diceAt(ring.track.middle, dieSize, setting),
    onKey,
    isBig,
    stacksButtons: isWide || textScale >= largeText,
    isTerse: textScale >= largeText || zone.height < zoneFor(isWide) * growth,
    isLow:
      isWide &&
      zone.height / growth < EDGES + STATUS * textScale + 2 * (KEY + SHORT_KEY * textScale),
  };
}

/** In a tiny window the table stands all the same, though not all of it can be seen. */
const roomy = ({ x, y, width, height }: Rect): Rect => ({
  x,
  y,
  width: Math.max(width, SMALLEST),
  height: Math.max(height, SMALLEST),
});

/** How large pieces are, and what is left free round them. */
interface Look {
  /** In cards, and how large at most. */
  readonly die: number;
  readonly dieMost: number;
  readonly figure: number;
  readonly figureMost: number;
  /** Between cards and dice for a queue, in cards. */
  readonly queue: number;
  readonly onKey: OnKey;
}

/** The width of a card, and of a face of a die, that are drawn on a key. */
export interface OnKey {
  readonly card: number;
  readonly face: number;
}

const ORDINARY: Look = {
  die: 0.86,
  dieMost: 112,
  figure: 0.53,
  figureMost: 104,
  queue: 0.65,
  onKey: { card: 18, face: 18 },
};

const BIG: Look = {
  die: 0.98,
  dieMost: 128,
  figure: 0.61,
  figureMost: 120,
  queue: 0.5,
  onKey: { card: 23, face: 21 },
};

const dieFor = (card: number, { die, dieMost }: Look) => clamp(28, card * die, dieMost);
const figureFor = (card: number, { figure, figureMost }: Look) =>
  Math.min(card * figure, figureMost);

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
function largestRing(area: Rect, count: number, look: Look) {
  const tried = SETTINGS.map((setting) => ({
    setting,
    ring: ringIn({
      area,
      count,
      ratio: CARD_RATIO,
      inside: (card) => ({
        width: setting.room.width * dieFor(card, look),
        height: setting.room.height * dieFor(card, look),
        queue: look.queue * card,
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
/** A label with a card and a line of hint; or two lines of it, or faces and a line. */
const SHORT_KEY = 42;
const LONG_KEY = 62;

/** What is said where there are no keys: up to three lines of large words. */
function newsNeed(textScale: number): number {
  return EDGES + (textScale >= largeText ? 66 : STATUS) * textScale;
}

/** What a thumb zone needs: words grow, and it with them. */
function zoneNeeds(textScale: number, isWide: boolean, onKey: OnKey): number {
  // Two keys with a short line each, or a sentence of three lines above one of them.
  if (textScale >= largeText) {
    return EDGES + Math.max(2 * (KEY + SHORT_KEY * textScale), KEY + 98 * textScale);
  }
  // Larger pictures make the keys higher.
  const more = (onKey.card - ORDINARY.onKey.card) * CARD_RATIO * textScale;
  const keys = (isWide ? 2 : 1) * (KEY + LONG_KEY * textScale + more);
  return EDGES + STATUS * textScale + keys;
}
