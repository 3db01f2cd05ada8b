import { countOf, SOLO_BONUS_TOTAL } from '../cards';
import { rate, type Rating } from '../score';
import { OTHER_GOAL, worthOf, type Goal } from './goals';
import {
  ALL_POSITIONS,
  DICE_LEFT,
  diceCardsOpen,
  HAND_CARDS,
  HANDS,
  LOST,
  lostWith,
  NUT_COUNTS,
  positionAt,
  type Position,
} from './positions';
import { rollTable, type RollTable } from '../roll-table';

/** The exact value of every position, by the wanted goal and, for ties, by the other one. */
export interface Solution {
  readonly goal: Goal;
  readonly first: Float64Array;
  readonly second: Float64Array;
  /** What the best play of a roll leads to; see `Sweep.plan`. */
  readonly sweep: Sweep;
}

/** Values that differ by less are equal: sums in another order may differ in the last digits. */
const TIE = 1e-13;

const MOST_LEFT = 18;
const NOTHING = -1;

/**
 * Works through the positions from the smallest hand and the fewest dice on. Every turn makes one
 * of them smaller, so that all a turn can lead to is known before. Only hands with no other cards
 * than those of `within` are worked out.
 */
export function solve(goal: Goal, within: number = HANDS - 1): Solution {
  const first = new Float64Array(ALL_POSITIONS);
  const second = new Float64Array(ALL_POSITIONS);
  const settle = (position: Position, rating: Rating) => {
    first[position] = worthOf(goal, rating);
    second[position] = worthOf(OTHER_GOAL[goal], rating);
  };
  LOST.forEach((position, index) => settle(position, rate(index + 1, 0)));
  DICE_LEFT.forEach((_, dice) => {
    for (let nuts = 0; nuts < NUT_COUNTS; nuts += 1) {
      settle(positionAt(dice, nuts, 0), rate(0, diceCardsOpen(dice)));
    }
  });
  const sweep = new Sweep(first, second);
  for (let hand = 0; hand < HANDS; hand += 1) {
    if ((hand & within) !== hand) continue;
    DICE_LEFT.forEach((_, dice) => {
      if (hand > 0) sweep.value(hand, dice);
      sweep.keepAfters(hand, dice);
    });
  }
  return { goal, first, second, sweep };
}

/** The working parts of the solver: flat arrays, because it does this some hundred million times. */
export class Sweep {
  readonly tables: readonly RollTable[] = DICE_LEFT.map(({ red, yellow }) =>
    rollTable(red, yellow),
  );
  /** The best end of a turn in which a first card was laid: by dice, nuts, total left, and hand. */
  private readonly afters = new Int32Array(DICE_LEFT.length * NUT_COUNTS * (MOST_LEFT + 1) * HANDS);
  /** Where each way of using a roll leads, for the position that was planned last. */
  private readonly ends = new Int32Array(1024);

  constructor(
    private readonly first: Float64Array,
    private readonly second: Float64Array,
  ) {}

  /** Works out the values of a hand with these dice, for any number of nuts. */
  value(hand: number, dice: number): void {
    const { weights, count } = this.tables[dice] as RollTable;
    for (let nuts = 0; nuts < NUT_COUNTS; nuts += 1) {
      const chosen = this.plan(hand, dice, nuts);
      let first = 0;
      let second = 0;
      for (let roll = 0; roll < weights.length; roll += 1) {
        const weight = weights[roll] as number;
        const end = chosen[roll] as Position;
        first += weight * (this.first[end] as number);
        second += weight * (this.second[end] as number);
      }
      const position = positionAt(dice, nuts, hand);
      this.first[position] = first / count;
      this.second[position] = second / count;
    }
  }

  /** Where the best play of each roll leads. The array is used again by the next call. */
  plan(hand: number, dice: number, nuts: number): Int32Array {
    const { weights, from, ways } = this.tables[dice] as RollTable;
    this.findEnds(hand, dice, nuts);
    const missed = this.missed(hand, dice, nuts);
    for (let roll = 0; roll < weights.length; roll += 1) {
      let best = missed;
      const until = from[roll + 1] as number;
      for (let at = from[roll] as number; at < until; at += 1) {
        const end = this.ends[ways[at] as number] as number;
        if (end !== NOTHING && this.isBetter(end, best)) best = end;
      }
      this.chosen[roll] = best;
    }
    return this.chosen;
  }

  private readonly chosen = new Int32Array(1024);

  /** The best first card, with the nuts that it takes, for each sum and total left. */
  private findEnds(hand: number, dice: number, nuts: number): void {
    const { sums, lefts } = this.tables[dice] as RollTable;
    for (let way = 0; way < sums.length; way += 1) {
      const sum = sums[way] as number;
      const left = lefts[way] as number;
      let best = NOTHING;
      for (let paid = -nuts; paid <= nuts; paid += 1) {
        const bit = BIT_OF_SUM[sum + paid] ?? 0;
        if ((hand & bit) === 0) continue;
        const kept = nuts - Math.abs(paid);
        const end = this.afters[afterAt(dice, kept, left) + (hand ^ bit)] as Position;
        if (best === NOTHING || this.isBetter(end, best)) best = end;
      }
      this.ends[way] = best;
    }
  }

  /** A miss turns down one of the dice cards that are open, the 6 last. */
  private missed(hand: number, dice: number, nuts: number): Position {
    const { red, yellow } = DICE_LEFT[dice] ?? DICE_LEFT[0];
    if (red + yellow === 2) return lostWith(countOf(hand));
    const lessYellow = positionAt(dice - 1, nuts, hand);
    const lessRed = positionAt(dice - 3, nuts, hand);
    if (red === 1) return lessYellow;
    if (yellow === 1) return lessRed;
    return this.isBetter(lessRed, lessYellow) ? lessRed : lessYellow;
  }

  /** Whether to lay a second card once this hand is what the first one left. */
  keepAfters(hand: number, dice: number): void {
    for (let nuts = 0; nuts < NUT_COUNTS; nuts += 1) {
      for (let left = 0; left <= MOST_LEFT; left += 1) {
        const bonus = left >= SOLO_BONUS_TOTAL && nuts < NUT_COUNTS - 1 ? 1 : 0;
        let best = positionAt(dice, nuts + bonus, hand);
        const spare = left === 0 ? NOTHING : nuts - 1;
        for (let paid = -spare; paid <= spare; paid += 1) {
          const bit = BIT_OF_SUM[left + paid] ?? 0;
          if ((hand & bit) === 0) continue;
          const end = positionAt(dice, spare - Math.abs(paid), hand ^ bit);
          if (this.isBetter(end, best)) best = end;
        }
        this.afters[afterAt(dice, nuts, left) + hand] = best;
      }
    }
  }

  private isBetter(a: Position, b: Position): boolean {
    const gain = (this.first[a] as number) - (this.first[b] as number);
    if (gain > TIE) return true;
    return gain > -TIE && (this.second[a] as number) > (this.second[b] as number) + TIE;
  }
}

function afterAt(dice: number, nuts: number, left: number): number {
  return ((dice * NUT_COUNTS + nuts) * (MOST_LEFT + 1) + left) * HANDS;
}

/** The bit of the hand card that a sum catches; 0 where it catches none. */
const BIT_OF_SUM: readonly number[] = Array.from({ length: 40 }, (_, sum) => {
  const bit = HAND_CARDS.indexOf(sum);
  return bit === -1 ? 0 : 1 << bit;
});
