import { around, clamp, inset, overlap, type Point, type Rect } from '../../shared/geometry';
import type { Layout } from './layout';
import { edgeOf, fromLine, type Ring, type Spot } from './ring';

/** How high a figure is, in its width. */
const TALL = 1.12;

/** The box of a figure whose middle is at a point. */
export function figureBox(figure: number, at: Point): Rect {
  return around(at, { width: figure, height: figure * TALL });
}

/** Where a figure may stand at its card: turned aside from inwards, and how far from the edge. */
const TURNS = [0, 8, -8, 16, -16, 26, -26, 38, -38, 52, -52].map((turn) => (turn * Math.PI) / 180);
const DEPTHS = [0.28, 0.2, 0.1, 0, -0.12, -0.24];
/** With its base on the inner edge of its card, so that the eye ties it to that one. */
const ON_EDGE = 0.28;
const ROUNDS = 4;

interface Stands {
  readonly figure: number;
  readonly stands: readonly Point[];
}

/**
 * Who is last at a card decides the game, so nobody may seem to stand at the neighbour's: figures
 * on all the cards at once do not touch. They step on their own card for it, or else are smaller.
 */
export function standAlone(ring: Ring, middle: Rect, largest: number, isBig: boolean): Stands {
  let figure = largest;
  let best = settle(ring, middle, figure, isBig);
  while (best.worst > 0.02 && figure > 0.7 * largest) {
    figure *= 0.95;
    best = settle(ring, middle, figure, isBig);
  }
  return { figure, stands: best.stands };
}

/** Each in turn takes the best place beside the others, until nobody wants to move any more. */
function settle(ring: Ring, middle: Rect, figure: number, isBig: boolean) {
  const cards = ring.spots.map(({ at }) => around(at, ring.card));
  const choices = ring.spots.map((spot, slot) =>
    choicesAt(ring, cards, middle, figure, slot, spot, isBig),
  );
  const boxes = choices.map((each) => figureBox(figure, (each[0] as Choice).at));
  const stands = choices.map((each) => (each[0] as Choice).at);
  const area = figure * figure * TALL;
  const crowd = (box: Rect, slot: number) =>
    boxes.reduce((sum, other, at) => (at === slot ? sum : sum + overlap(box, other)), 0) / area;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [slot, each] of choices.entries()) {
      let least = Infinity;
      for (const { at, cost } of each) {
        if (cost >= least) continue;
        const box = figureBox(figure, at);
        const all = cost + 30 * crowd(box, slot);
        if (all >= least) continue;
        least = all;
        boxes[slot] = box;
        stands[slot] = at;
      }
    }
  }
  return { stands, worst: Math.max(...boxes.map(crowd)) };
}

interface Choice {
  readonly at: Point;
  /** What speaks against it, whoever else stands where. */
  readonly cost: number;
}

function choicesAt(
  ring: Ring,
  cards: readonly Rect[],
  middle: Rect,
  figure: number,
  slot: number,
  { at, inwards }: Spot,
  isBig: boolean,
): Choice[] {
  const area = figure * figure * TALL;
  const number = numberOn(cards[slot] as Rect, isBig);
  const clear = 0.2 * figure;
  return TURNS.flatMap((turn) =>
    DEPTHS.map((depth) => {
      const way = turned(inwards, turn);
      const far = edgeOf(ring.card, way) + depth * figure * (1 + (TALL - 1) * Math.abs(way.y));
      const place = { x: at.x + way.x * far, y: at.y + way.y * far };
      const box = figureBox(figure, place);
      const onOthers = cards.reduce(
        (sum, card, other) => (other === slot ? sum : sum + overlap(box, inset(card, -clear))),
        0,
      );
      const covers = 12 * onOthers + 60 * overlap(box, number) + 15 * overlap(box, middle);
      return {
        at: place,
        cost:
          covers / area + turn * turn + 2 * (ON_EDGE - depth) ** 2 + astray(ring, slot, [place]),
      };
    }),
  );
}

/** Whether some stand where they seem to belong to another card: its middle line is nearer, or nearly. */
function astray({ spots }: Ring, slot: number, places: readonly Point[]): number {
  return places.reduce((sum, at) => {
    const own = fromLine(spots[slot] as Spot, at);
    const nearest = spots.reduce(
      (least, spot, other) => (other === slot ? least : Math.min(least, fromLine(spot, at))),
      Infinity,
    );
    return sum + 120 * Math.max(0, own / Math.max(nearest, 1) - 0.85);
  }, 0);
}

/** The part of a card that has to be read. */
function numberOn({ x, y, width }: Rect, isBig: boolean): Rect {
  if (isBig) {
    return { x: x + 0.1 * width, y: y + 0.12 * width, width: 0.8 * width, height: 0.54 * width };
  }
  return { x: x + 0.15 * width, y: y + 0.16 * width, width: 0.7 * width, height: 0.46 * width };
}

function turned({ x, y }: Point, by: number): Point {
  const [sin, cos] = [Math.sin(by), Math.cos(by)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

/** Which ways a queue may go, turned aside from inwards, and its steps in figures. */
const FANS = [0, 12, -12, 24, -24, 40, -40].map((turn) => (turn * Math.PI) / 180);
const STEPS = [0.6, 0.48, 0.36, 0.24];
const ABREAST = 0.42;
/** How far a long queue moves up on its own card, in figures. */
const STARTS = [0, 0.3, 0.6, 0.85];

/**
 * By slot, where the figures of each queue stand, first come first: away from the card, the latest
 * farthest. A queue goes where it leaves the others, the dice and the cards in peace.
 */
export function queuesAt(layout: Layout, lengths: readonly number[]): Point[][] {
  const choices = lengths.map((length, slot) => queueChoices(layout, slot, length));
  const queues = choices.map((each) => each[0] as Queue);
  const area = layout.figure ** 2 * TALL;
  const crowd = ({ boxes }: Queue, slot: number) =>
    queues.reduce((sum, other, at) => (at === slot ? sum : sum + shared(boxes, other.boxes)), 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [slot, each] of choices.entries()) {
      if (each.length === 1) continue;
      const costs = each.map((queue) => queue.cost + (30 * crowd(queue, slot)) / area);
      queues[slot] = each[costs.indexOf(Math.min(...costs))] as Queue;
    }
  }
  return queues.map(({ places }) => [...places]);
}

interface Queue {
  readonly places: readonly Point[];
  readonly boxes: readonly Rect[];
  readonly cost: number;
}

function queueChoices(layout: Layout, slot: number, length: number): Queue[] {
  const { ring, figure, middle, stands, isBig } = layout;
  const first = stands[slot] as Point;
  if (length < 2) {
    const places = length === 0 ? [] : [first];
    return [{ places, boxes: places.map((at) => figureBox(figure, at)), cost: 0 }];
  }
  const cards = ring.spots.map(({ at }) => around(at, ring.card));
  const own = numberOn(cards[slot] as Rect, isBig);
  const others = cards.filter((_, other) => other !== slot);
  // Beside another card it would seem to be the queue of that one.
  const near = others.map((card) => inset(card, -0.6 * figure));
  const area = figure * figure * TALL;
  return FANS.flatMap((turn) => {
    const way = turned((ring.spots[slot] as Spot).inwards, turn);
    return STEPS.flatMap((step) =>
      STARTS.flatMap((up) => [1, -1].map((side) => ({ step, up, side }))),
    ).map(({ step, up, side }): Queue => {
      const start = { x: first.x - way.x * up * figure, y: first.y - way.y * up * figure };
      const places = fileFrom(start, way, figure, length, step, side);
      const boxes = places.map((at) => figureBox(figure, at));
      const covers =
        8 * shared(boxes, others) +
        1.5 * shared(boxes, near) +
        30 * shared(boxes, [own]) +
        4 * shared(boxes, [middle]);
      const strain =
        0.6 * turn * turn + 6 * (0.6 - step) ** 2 + up * up + astray(ring, slot, places);
      return { places, boxes, cost: covers / area + strain };
    });
  });
}

/** Where they stand close, every other one steps aside, so that each face is seen. */
function fileFrom(
  first: Point,
  way: Point,
  figure: number,
  length: number,
  step: number,
  side: number,
): Point[] {
  const aside = step > 0.5 ? 0 : ABREAST * clamp(0.6, (0.6 - step) / 0.2, 1);
  return Array.from({ length }, (_, index) => {
    const far = index * step * figure;
    const sideways = aside * figure * side * (index % 2 === 0 ? -1 : 1);
    return {
      x: first.x + way.x * far - way.y * sideways,
      y: first.y + way.y * far + way.x * sideways,
    };
  });
}

function shared(some: readonly Rect[], others: readonly Rect[]): number {
  return some.reduce(
    (sum, one) => sum + others.reduce((inner, other) => inner + overlap(one, other), 0),
    0,
  );
}
