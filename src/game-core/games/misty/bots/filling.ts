import type { Card } from '../cards';
import { FACE, faceOf, FACES, type Face } from '../faces';
import type { Solver } from '../solver';

const WORST = Number.NEGATIVE_INFINITY;

/** A hand that is played through: how many cards of each face it has. */
export type Hand = Uint8Array;

export function handOf(cards: readonly Card[]): Hand {
  const hand = new Uint8Array(FACES);
  for (const card of cards) change(hand, faceOf(card), 1);
  return hand;
}

/** Faces that are wanted more than those after them. */
const WANTED: readonly Face[] = [
  FACE.flower,
  FACE.smile,
  FACE.plain,
  FACE.monster,
  FACE.up,
  FACE.down,
  FACE.left,
  FACE.right,
];

function change(hand: Hand, face: Face, by: number): void {
  hand[face] = (hand[face] as number) + by;
}

/** Hands on their way round the table: the next holder is `step` seats on, 1 for the left. */
export interface Deal {
  readonly hands: readonly Hand[];
  readonly step: number;
  /** Cards in each hand. */
  readonly size: number;
}

/**
 * Plays a deal out: a seat whose window is on a solver places from every hand that comes what looks best at once;
 * the others take what they want most. What a seat takes first may lie on its window already. The hands are used up.
 */
export function playOutDeal(
  { hands, step, size }: Deal,
  solvers: readonly (Solver | null)[],
  taken: readonly (Face | null)[],
): void {
  const seats = hands.length;
  for (let pick = 0; pick < size; pick += 1) {
    for (let first = 0; first < seats; first += 1) {
      const hand = hands[first] as Hand;
      const holder = (first + (step + seats) * pick) % seats;
      const face = pick === 0 ? (taken[holder] ?? null) : null;
      const solver = solvers[holder] ?? null;
      if (face !== null) change(hand, face, -1);
      else if (solver === null) change(hand, mostWanted(hand), -1);
      else placeBest(solver, hand);
    }
  }
}

/** What others are taken to pick from a hand. */
export function mostWanted(hand: Hand): Face {
  return WANTED.find((face) => hand[face] !== 0) ?? FACE.plain;
}

function placeBest(solver: Solver, hand: Hand): void {
  const free = solver.free();
  let best = WORST;
  let bestCell = 0;
  let bestFace = WANTED[0] as Face;
  for (const face of WANTED) {
    if (hand[face] === 0) continue;
    for (let cell = 0; 1 << cell <= free; cell += 1) {
      if ((free & (1 << cell)) === 0) continue;
      solver.put(cell, face);
      const value = solver.best(0);
      solver.takeBack(cell);
      if (value <= best) continue;
      best = value;
      bestCell = cell;
      bestFace = face;
    }
  }
  solver.put(bestCell, bestFace);
  change(hand, bestFace, -1);
}
