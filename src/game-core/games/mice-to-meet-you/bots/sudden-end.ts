import { countOf, miceOn } from '../cards';
import type { Sketch } from './sketch';
import { Worths } from './worths';

/**
 * The weights of the outlook come from games in which nobody turns the last dice card but to win. Not
 * everybody plays like that: some turn it because there is nothing else to do, and whoever still has
 * rare cards with many mice then loses a race that was as good as won. So a part of every estimate is
 * what the table is worth if it ends like that. All figures here were found by playing thousands of
 * games among each of the lower levels.
 */

/** So many mice fewer than somebody else make it e times as likely to be ahead at a sudden end. */
const LEAD = 24;
/** How likely a seat ends the game without looking, by the dice cards that it turned too early. */
const RASH: readonly number[] = [0, 0.1, 0.4, 0.6];

let known: Worths | undefined;

/** What houses are worth at a sudden end; made when first asked for. */
export function worthsByMice(): Worths {
  return (known ??= new Worths({ hand: (hand) => -miceOn(hand) / LEAD, nuts: () => 0 }));
}

/**
 * How likely one of the others ends the game without looking. Nobody is known to do so, but some are
 * suspected: who looks ahead keeps the dice until one card or none is left in the hand. Of a single
 * rival, who gets few dice from others, that tells less, so the chance is higher from the start.
 */
export function chanceOfSuddenEnd(sketch: Sketch, seat: number): number {
  let calm = 1 - 1 / (2 * (sketch.seats - 1));
  for (let other = 0; other < sketch.seats; other += 1) {
    if (other === seat || countOf(sketch.handOf(other)) < 2) continue;
    calm *= 1 - (RASH[countOf(sketch.downOf(other))] ?? 0);
  }
  return 1 - calm;
}
