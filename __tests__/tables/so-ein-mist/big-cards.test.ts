import { around, inset, overlap, type Rect } from '../../../src/tables/shared/geometry';
import { layTable, type Layout } from '../../../src/tables/so-ein-mist/layout/layout';
import { figureBox, queuesAt } from '../../../src/tables/so-ein-mist/layout/queues';
import { IN_PILE, ON_PATH } from '../../../src/tables/so-ein-mist/pieces/card-sizes';
import { measure } from '../../../src/tables/so-ein-mist/reveal/measures';

/** How many times larger everything is at least. */
const ON_CARDS = 1.2;
const PIECES = 1.1;
const REVEALED = 1.1;

const SIZES = [
  { width: 360, height: 572, text: 1 },
  { width: 390, height: 776, text: 1 },
  { width: 820, height: 1112, text: 1 },
  { width: 788, height: 390, text: 1 },
  { width: 572, height: 360, text: 1 },
  { width: 1011, height: 744, text: 1 },
  { width: 1560, height: 1024, text: 1 },
  { width: 320, height: 572, text: 2 },
];
const TABLES = SIZES.flatMap((size) => [3, 4, 5, 6].map((seats) => ({ ...size, seats })));

const pairs = <T>(list: readonly T[]): [T, T][] =>
  list.flatMap((one, index) => list.slice(index + 1).map((other): [T, T] => [one, other]));

const cardsOf = ({ ring }: Layout): Rect[] => ring.spots.map(({ at }) => around(at, ring.card));

describe.each(TABLES)('$seats players on $width × $height, text × $text', (table) => {
  const { width, height, text, seats } = table;
  const ordinary = layTable({ width, height }, seats, text);
  const big = layTable({ width, height }, seats, text, { isBig: true });
  const cards = cardsOf(big);
  const figures = big.stands.map((at) => figureBox(big.figure, at));

  test('numbers and pictures on the cards, dice and figures are larger', () => {
    const card = big.ring.card.width / ordinary.ring.card.width;
    for (const part of ['number', 'longNumber', 'picture', 'owner'] as const) {
      const drawn = (card * ON_PATH.big[part]) / ON_PATH.ordinary[part];
      expect(drawn).toBeGreaterThanOrEqual(ON_CARDS);
    }
    expect(big.die.size / ordinary.die.size).toBeGreaterThanOrEqual(PIECES);
    expect(big.die.asideSize / ordinary.die.asideSize).toBeGreaterThanOrEqual(PIECES);
    expect(big.figure / ordinary.figure).toBeGreaterThanOrEqual(PIECES);
  });

  test('nothing touches: cards, dice, figures, chips and thumb zone', () => {
    const { chips, zone, middle, figure } = big;
    const all = [...cards, middle, ...chips, zone];
    expect(pairs(all).filter(([one, other]) => overlap(one, other) > 0)).toEqual([]);
    for (const box of all) {
      const whole = inset({ x: 0, y: 0, width, height }, -0.01);
      expect(overlap(whole, box)).toBeCloseTo(box.width * box.height);
    }
    const touched = pairs(figures).map(([one, other]) => overlap(one, other) / figure ** 2);
    expect(Math.max(...touched)).toBeLessThan(0.05);
  });

  test('whoever stands alone, or in a queue of all, hides no number', () => {
    const area = big.figure ** 2;
    const numbers = cards.map(({ x, y, width: w }) => ({
      x: x + 0.14 * w,
      y: y + 0.19 * w,
      width: 0.72 * w,
      height: 0.44 * w,
    }));
    const alone = figures.flatMap((box) => numbers.map((number) => overlap(box, number)));
    expect(Math.max(...alone)).toBeLessThan(area * 0.04);
    for (const slot of cards.keys()) {
      const lengths = cards.map((_, at) => (at === slot ? seats : 0));
      const queue = queuesAt(big, lengths)[slot]!.map((at) => figureBox(big.figure, at));
      for (const box of queue) {
        expect(overlap({ x: 0, y: 0, width, height }, box)).toBeCloseTo(box.width * box.height);
      }
    }
  });

  test('cards and dice on the keys are larger; beside large words they are large already', () => {
    const least = text < 1.3 ? PIECES : 1;
    expect(big.onKey.card / ordinary.onKey.card).toBeGreaterThanOrEqual(least);
    expect(big.onKey.face / ordinary.onKey.face).toBeGreaterThanOrEqual(least);
  });
});

test.each([
  [328, 540],
  [358, 740],
  [812, 290],
  [788, 1080],
  [1248, 760],
])('the piles are turned over larger on %i × %i', (width, height) => {
  for (const players of [3, 4, 5, 6]) {
    for (const most of [4, 6, 8]) {
      const piles = Array.from({ length: players }, () => most);
      const room = { width, height, piles, scale: 1, isDone: false };
      const card = measure({ ...room, isBig: true }).card / measure({ ...room, isBig: false }).card;
      for (const part of ['number', 'longNumber', 'picture'] as const) {
        const drawn = (card * IN_PILE.big[part]) / IN_PILE.ordinary[part];
        expect(drawn).toBeGreaterThanOrEqual(REVEALED);
      }
    }
  }
});
