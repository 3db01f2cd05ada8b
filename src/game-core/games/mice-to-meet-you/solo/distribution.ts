import { rate, RATINGS, type Rating } from '../score';
import {
  ALL_POSITIONS,
  DICE_LEFT,
  diceCardsOpen,
  HANDS,
  LOST,
  NUT_COUNTS,
  positionAt,
} from './positions';
import type { RollTable } from '../roll-table';
import type { Solution } from './solve';

/** How likely each rating is when the solution is followed: by the nuts at the start. */
export function distributions({ sweep }: Solution): readonly ReadonlyMap<Rating, number>[] {
  const levels = Array.from({ length: NUT_COUNTS }, (_, nuts) => {
    const chances = new Float64Array(ALL_POSITIONS);
    chances[positionAt(DICE_LEFT.length - 1, nuts, HANDS - 1)] = 1;
    return chances;
  });
  // From the fullest hand down: every turn leads to a smaller one, or to fewer dice.
  for (let hand = HANDS - 1; hand > 0; hand -= 1) {
    for (let dice = DICE_LEFT.length - 1; dice >= 0; dice -= 1) {
      for (let nuts = 0; nuts < NUT_COUNTS; nuts += 1) {
        const here = positionAt(dice, nuts, hand);
        const reached = levels.filter((chances) => chances[here] !== 0);
        if (reached.length === 0) continue;
        const chosen = sweep.plan(hand, dice, nuts);
        for (const chances of reached) {
          spread(chances, here, chosen, sweep.tables[dice] as RollTable);
        }
      }
    }
  }
  return levels.map(byRating);
}

function spread(
  chances: Float64Array,
  here: number,
  chosen: Int32Array,
  { weights, count }: RollTable,
): void {
  const share = (chances[here] as number) / count;
  for (let roll = 0; roll < weights.length; roll += 1) {
    const end = chosen[roll] as number;
    chances[end] = (chances[end] as number) + share * (weights[roll] as number);
  }
}

function byRating(chances: Float64Array): ReadonlyMap<Rating, number> {
  const ratings = new Map<Rating, number>(RATINGS.map((rating) => [rating, 0]));
  const add = (rating: Rating, position: number) => {
    ratings.set(rating, (ratings.get(rating) ?? 0) + (chances[position] as number));
  };
  LOST.forEach((position, index) => add(rate(index + 1, 0), position));
  DICE_LEFT.forEach((_, dice) => {
    for (let nuts = 0; nuts < NUT_COUNTS; nuts += 1) {
      add(rate(0, diceCardsOpen(dice)), positionAt(dice, nuts, 0));
    }
  });
  return ratings;
}
