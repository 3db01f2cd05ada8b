import { countOf, DICE_CARDS } from './cards';
import { worthsAmong } from './bots/outlook';
import type { Sketch } from './bots/sketch';

/** How sure the worths of houses make the race. */
export interface Race {
  /** What a worth counts at the very end, and how much less for the square of the cards that the leader still has to get rid of. */
  readonly atTheEnd: number;
  readonly early: number;
  /** What a whole round of waiting for the turn costs; the later it is, the more. */
  readonly waiting: number;
}

/** Fitted where somebody has got rid of cards; before that a worth still counts for something. */
const LEAST = 0.02;

/** By seats, from two: who won between strongest levels, as scripts/fit-mice-prospects.ts finds it. */
const RACES: readonly Race[] = [
  { atTheEnd: 0.58, early: 0.0004, waiting: 0.18 },
  { atTheEnd: 0.94, early: 0.0012, waiting: 0.7 },
  { atTheEnd: 0.95, early: 0.0028, waiting: 0.89 },
  { atTheEnd: 0.88, early: 0.0026, waiting: 0.95 },
];

/** A table before a throw, as far as it says who is ahead in the race. */
export interface Standing {
  /** What each seat's house is worth. */
  readonly worths: readonly number[];
  /** How much of a round each still waits for its turn. */
  readonly waits: readonly number[];
  /** The cards that the leader still has to get rid of. */
  readonly fewest: number;
}

/**
 * What everybody may expect of the victory before a throw: one victory together. The strongest level is wary of people
 * who end a game without looking; a judge is not, because it supposes that everybody plays well.
 */
export function prospects(sketch: Sketch): Float64Array {
  const { worths, waits, fewest } = standingOf(sketch);
  const { atTheEnd, early, waiting } = RACES[sketch.seats - 2] as Race;
  const scale = Math.max(LEAST, atTheEnd - early * fewest ** 2);
  const turn = waiting / Math.sqrt(fewest);
  const shares = new Float64Array(sketch.seats);
  let all = 0;
  for (let seat = 0; seat < sketch.seats; seat += 1) {
    const strength = Math.exp(scale * (worths[seat] as number) - turn * (waits[seat] as number));
    shares[seat] = strength;
    all += strength;
  }
  return shares.map((strength) => strength / all);
}

export function standingOf(sketch: Sketch): Standing {
  const { seats, active } = sketch;
  const known = worthsAmong(seats);
  const worths: number[] = [];
  const waits: number[] = [];
  let fewest = Infinity;
  for (let seat = 0; seat < seats; seat += 1) {
    const hand = sketch.handOf(seat);
    const down = sketch.downOf(seat);
    worths.push(known.of(hand, down, sketch.nutsOf(seat)));
    waits.push(((seat - active + seats) % seats) / seats);
    fewest = Math.min(fewest, countOf(hand) + DICE_CARDS.length - countOf(down));
  }
  return { worths, waits, fewest };
}
