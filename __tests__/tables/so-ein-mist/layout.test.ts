import { around, contains, inset, type Rect } from '../../../src/tables/shared/geometry';
import { figureBox, layTable, queueAt, type Layout } from '../../../src/tables/so-ein-mist/layout';

const SIZES = [
  { width: 360, height: 584, text: 1, card: 54 },
  { width: 390, height: 788, text: 1, card: 70 },
  { width: 820, height: 1124, text: 1, card: 120 },
  { width: 788, height: 390, text: 1, card: 66 },
  { width: 584, height: 360, text: 1, card: 54 },
  { width: 1180, height: 764, text: 1, card: 110 },
  { width: 320, height: 584, text: 2, card: 30 },
  { width: 788, height: 390, text: 2, card: 60 },
];

const TABLES = SIZES.flatMap((size) => [3, 4, 5, 6].map((seats) => ({ ...size, seats })));

const overlap = (one: Rect, other: Rect): number =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y));

const pairs = <T>(list: readonly T[]): [T, T][] =>
  list.flatMap((one, index) => list.slice(index + 1).map((other): [T, T] => [one, other]));

const cardsOf = ({ ring }: Layout): Rect[] => ring.spots.map(({ at }) => around(at, ring.card));

describe.each(TABLES)('$seats players on $width × $height, text × $text', (table) => {
  const { width, height, text, seats, card } = table;
  const layout = layTable({ width, height }, seats, text);
  const whole = { x: 0, y: 0, width, height };
  const cards = cardsOf(layout);

  test('cards are as many as there are, large enough, and none touches another', () => {
    expect(cards).toHaveLength(seats + 6);
    expect(layout.ring.card.width).toBeGreaterThan(card);
    expect(pairs(cards).filter(([one, other]) => overlap(one, other) > 0)).toEqual([]);
  });

  test('everything is on the screen, and nothing lies on the chips or in the thumb zone', () => {
    const { chips, zone, middle } = layout;
    for (const box of [...cards, ...chips, zone, middle]) {
      expect(contains(inset(whole, -0.01), box)).toBe(true);
    }
    for (const box of [...chips, zone]) {
      for (const other of [...cards, middle]) expect(overlap(box, other)).toBe(0);
    }
    for (const [one, other] of pairs([...chips, zone])) expect(overlap(one, other)).toBe(0);
  });

  test('the path goes round clockwise from the top', () => {
    const { x, y } = layout.ring.track.middle;
    const angles = layout.ring.spots.map(({ at }) => Math.atan2(at.x - x, y - at.y));
    const clockwise = angles.map((angle) => (angle + 2 * Math.PI) % (2 * Math.PI));
    expect(clockwise).toEqual([...clockwise].sort((one, other) => one - other));
  });

  test('the dice lie in the middle, clear of the cards', () => {
    const { die, middle } = layout;
    const dice = [
      around(die.at, { width: die.size, height: die.size }),
      ...die.aside.map((at) => around(at, { width: die.asideSize, height: die.asideSize })),
    ];
    for (const box of dice) expect(contains(inset(middle, -1), box)).toBe(true);
    for (const [one, other] of pairs(dice)) expect(overlap(one, other)).toBe(0);
    for (const box of cards) expect(overlap(box, middle)).toBe(0);
  });

  test('a queue stands inwards, the latest innermost, and every face in it is seen', () => {
    const { ring, figure } = layout;
    const { x, y } = ring.track.middle;
    for (const slot of ring.spots.keys()) {
      for (const length of [1, 2, 3, 6]) {
        const queue = queueAt(layout, slot, length);
        const { at, inwards } = ring.spots[slot]!;
        const depths = queue.map((p) => (p.x - at.x) * inwards.x + (p.y - at.y) * inwards.y);
        expect(depths).toEqual([...depths].sort((one, other) => one - other));
        const gaps = pairs(queue).map(([one, other]) =>
          Math.hypot(one.x - other.x, one.y - other.y),
        );
        expect(Math.min(Infinity, ...gaps)).toBeGreaterThan(figure * 0.25);
        // The first one is nearer to the middle than its card is.
        const first = queue[0]!;
        const far = (p: { x: number; y: number }) => Math.hypot(p.x - x, p.y - y);
        expect(far(first)).toBeLessThan(far(at));
        expect(queue.every((place) => contains(whole, figureBox(figure, place)))).toBe(true);
      }
    }
  });

  test('whoever stands alone hides no number, and no other who stands alone', () => {
    const { ring, figure } = layout;
    const alone = ring.spots.map((_, slot) => figureBox(figure, queueAt(layout, slot, 1)[0]!));
    const area = figure * figure;
    const shared = pairs(alone).map(([one, other]) => overlap(one, other));
    expect(Math.max(...shared)).toBeLessThan(area * 0.45);
    const numbers = cards.map(({ x, y, width: w }) => ({
      x: x + 0.15 * w,
      y: y + 0.2 * w,
      width: 0.7 * w,
      height: 0.4 * w,
    }));
    for (const box of alone) {
      expect(numbers.filter((number) => overlap(box, number) > 0)).toEqual([]);
      expect(overlap(box, layout.middle)).toBeLessThan(area * 0.2);
    }
  });
});

test('a screen that is far too small still has a table', () => {
  expect(layTable({ width: 240, height: 240 }, 6, 2).ring.spots).toHaveLength(12);
});
