import { around, inset, overlap, type Point, type Rect } from '../../../src/tables/shared/geometry';
import { chipShape } from '../../../src/tables/shared/chips/layout';
import { layTable, type Layout } from '../../../src/tables/so-ein-mist/layout/layout';
import { figureBox, queuesAt } from '../../../src/tables/so-ein-mist/layout/queues';
import { fromLine } from '../../../src/tables/so-ein-mist/layout/ring';

const SIZES = [
  { width: 360, height: 572, text: 1, card: 52 },
  { width: 390, height: 776, text: 1, card: 70 },
  { width: 820, height: 1112, text: 1, card: 120 },
  { width: 788, height: 390, text: 1, card: 66 },
  { width: 684, height: 360, text: 1, card: 60 },
  { width: 572, height: 360, text: 1, card: 54 },
  { width: 932, height: 764, text: 1, card: 110 },
  { width: 1560, height: 1024, text: 1, card: 180 },
  { width: 320, height: 572, text: 2, card: 30 },
  { width: 788, height: 390, text: 2, card: 60 },
];

const TABLES = SIZES.flatMap((size) => [3, 4, 5, 6].map((seats) => ({ ...size, seats })));

const contains = (outer: Rect, inner: Rect): boolean =>
  Math.abs(overlap(outer, inner) - inner.width * inner.height) < 0.01;

const distance = ({ x, y }: Point, box: Rect): number =>
  Math.hypot(
    Math.max(box.x - x, 0, x - box.x - box.width),
    Math.max(box.y - y, 0, y - box.y - box.height),
  );

/** Queues of so many at some slots, as boxes. */
function figuresAt(layout: Layout, lengths: Readonly<Record<number, number>>): Rect[][] {
  const queues = queuesAt(
    layout,
    layout.ring.spots.map((_, slot) => lengths[slot] ?? 0),
  );
  return queues.map((queue) => queue.map((at) => figureBox(layout.figure, at)));
}

/** How much of a figure is seen behind those that stand before it; figures are about round. */
function seenOf(queue: readonly Rect[], nth: number): number {
  const GRID = 12;
  const isOn = ({ x, y, width, height }: Rect, at: Point) =>
    Math.hypot((at.x - x) / width - 0.5, (at.y - y) / height - 0.5) < 0.5;
  const front = queue.filter((box, other) => box.y + other > queue[nth]!.y + nth);
  const own = queue[nth]!;
  const points = Array.from({ length: GRID * GRID }, (_, index) => ({
    x: own.x + ((Math.floor(index / GRID) + 0.5) / GRID) * own.width,
    y: own.y + (((index % GRID) + 0.5) / GRID) * own.height,
  })).filter((point) => isOn(own, point));
  return points.filter((at) => !front.some((box) => isOn(box, at))).length / points.length;
}

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

  test('whoever stands alone is nearest to the own card and hides no number', () => {
    const { ring, figure, stands } = layout;
    const area = figure * figure;
    const numbers = cards.map(({ x, y, width: w }) => ({
      x: x + 0.15 * w,
      y: y + 0.2 * w,
      width: 0.7 * w,
      height: 0.4 * w,
    }));
    for (const [slot, at] of stands.entries()) {
      const box = figureBox(figure, at);
      const others = cards.filter((_, other) => other !== slot);
      const nearest = Math.min(...others.map((other) => distance(at, other)));
      expect(distance(at, cards[slot]!)).toBeLessThan(0.8 * nearest);
      const hidden = numbers.map((number) => overlap(box, number));
      expect(Math.max(...hidden)).toBeLessThan(area * 0.02);
      expect(overlap(box, layout.middle)).toBeLessThan(area * 0.2);
      const far = (p: Point) => Math.hypot(p.x - ring.track.middle.x, p.y - ring.track.middle.y);
      expect(far(at)).toBeLessThan(far(ring.spots[slot]!.at));
    }
  });

  test('everybody in a queue of any length is nearest to the middle line of the own card', () => {
    const { spots } = layout.ring;
    for (const [slot, spot] of spots.entries()) {
      const others = spots.filter((_, other) => other !== slot);
      for (let length = 1; length <= seats; length += 1) {
        const lengths = spots.map((_, at) => (at === slot ? length : 0));
        for (const at of queuesAt(layout, lengths)[slot]!) {
          const nearest = Math.min(...others.map((other) => fromLine(other, at)));
          expect(fromLine(spot, at)).toBeLessThan(nearest);
        }
      }
    }
  });

  test('whoever is first at a card stands on its edge', () => {
    for (const [slot, at] of layout.stands.entries()) {
      expect(overlap(figureBox(layout.figure, at), cards[slot]!)).toBeGreaterThan(0);
    }
  });

  test('figures of different cards do not touch, even if somebody stands on every card', () => {
    const area = layout.figure ** 2;
    const alone = layout.stands.map((at) => figureBox(layout.figure, at));
    const touched = pairs(alone).map(([one, other]) => overlap(one, other) / area);
    expect(Math.max(...touched)).toBeLessThan(0.05);
  });

  test.each([
    [1, 2],
    [2, 1],
    [2, 2],
    [3, 3],
  ])('a queue of %d and one of %d at the next card are two', (length, next) => {
    const area = layout.figure ** 2;
    const touched = cards.flatMap((_, slot) => {
      const beside = (slot + 1) % cards.length;
      const figures = figuresAt(layout, { [slot]: length, [beside]: next });
      return figures[slot]!.flatMap((one) =>
        figures[beside]!.map((other) => overlap(one, other) / area),
      );
    });
    expect(Math.max(...touched)).toBeLessThan(0.1);
  });

  test('a queue of all goes inwards in order, and everybody is seen', () => {
    for (const [slot, { inwards }] of layout.ring.spots.entries()) {
      const boxes = figuresAt(layout, { [slot]: seats })[slot]!;
      expect(boxes).toHaveLength(seats);
      const [first, , third] = boxes as [Rect, Rect, Rect];
      // Where it goes two abreast, the first and the third stand on the same side.
      const way = { x: third.x - first.x, y: third.y - first.y };
      expect(way.x * inwards.x + way.y * inwards.y).toBeGreaterThan(0);
      const depths = boxes.map(({ x, y }) => x * way.x + y * way.y);
      expect(depths).toEqual([...depths].sort((one, other) => one - other));
      expect(Math.min(...boxes.map((_, nth) => seenOf(boxes, nth)))).toBeGreaterThan(0.4);
      expect(boxes.every((box) => contains(whole, box))).toBe(true);
    }
  });

  test('a chip has room for two counts of two digits', () => {
    const LEAST = { beside: 121, close: 98, above: 76, nameless: 96 };
    for (const chip of layout.chips) {
      const scale = text < 1.3 ? text : 1;
      expect(chip.width).toBeGreaterThanOrEqual(
        LEAST[chipShape(chip.width, text, layout.growth)] * scale * layout.growth,
      );
    }
  });
});

test('a screen that is far too small still has a table', () => {
  expect(layTable({ width: 240, height: 240 }, 6, 2).ring.spots).toHaveLength(12);
});

test.each([
  [240, 264],
  [512, 320],
  [264, 240],
  [100, 100],
])('in a window of %i × %i a table stands, even where it cannot all be seen', (width, height) => {
  for (const seats of [3, 4, 5, 6]) {
    expect(layTable({ width, height }, seats, 1).ring.spots).toHaveLength(seats + 6);
    expect(layTable({ width, height }, seats, 2).ring.spots).toHaveLength(seats + 6);
  }
});
