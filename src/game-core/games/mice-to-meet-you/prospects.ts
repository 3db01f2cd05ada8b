import { countOf, DICE_CARDS } from './cards';
import { worthsAmong } from './bots/outlook';
import type { Sketch } from './bots/sketch';

/** How sure the worths of houses make the race, found in some hundred games between strongest levels. */
interface Race {
  /** What a worth counts at the very end, and how much less for each card that the leader still has to get rid of. */
  readonly atTheEnd: number;
  readonly lessACard: number;
  /** What a whole round of waiting for the turn costs. */
  readonly waiting: number;
}

/** The line was fitted where somebody has got rid of cards; before that a worth still counts for something. */
const LEAST = 0.02;

/** By seats, from two. */
const RACES: readonly Race[] = [
  { atTheEnd: 0.64, lessACard: 0.038, waiting: 0.08 },
  { atTheEnd: 0.96, lessACard: 0, waiting: 0.4 },
  { atTheEnd: 0.88, lessACard: 0.027, waiting: 0.39 },
  { atTheEnd: 1.08, lessACard: 0.012, waiting: 0.7 },
];

/**
 * What everybody may expect of the victory before a throw: one victory together. The strongest level is wary of people
 * who end a game without looking; a judge is not, because it supposes that everybody plays well.
 */
export function prospects(sketch: Sketch): Float64Array {
  const { seats, active } = sketch;
  const { atTheEnd, lessACard, waiting } = RACES[seats - 2] as Race;
  const worths = worthsAmong(seats);
  let fewest = Infinity;
  for (let seat = 0; seat < seats; seat += 1) {
    const cards = countOf(sketch.handOf(seat)) + DICE_CARDS.length - countOf(sketch.downOf(seat));
    fewest = Math.min(fewest, cards);
  }
  const scale = Math.max(LEAST, atTheEnd - lessACard * fewest);
  const shares = new Float64Array(seats);
  let all = 0;
  for (let seat = 0; seat < seats; seat += 1) {
    const worth = worths.of(sketch.handOf(seat), sketch.downOf(seat), sketch.nutsOf(seat));
    const place = ((seat - active + seats) % seats) / seats;
    const strength = Math.exp(scale * worth - waiting * place);
    shares[seat] = strength;
    all += strength;
  }
  return shares.map((strength) => strength / all);
}
