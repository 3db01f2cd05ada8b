import { countOf, DICE_CARDS, DICE_SET, FULL_HAND, type CardSet } from '../cards';

const HALF = 9;
const HALVES = 1 << HALF;
const HALF_MASK = HALVES - 1;
const MOST_CARDS = 18;
const MOST_NUTS = 15;
/** A fee may be imagined from each of the four others when the supply has fewer. */
const NUT_ROW = MOST_NUTS + 4 + 1;
/** The 9, the 12 and the 15: a game goes on only while the 6 is open. */
const PLACES = 8;

const SIZE = Uint8Array.from({ length: HALVES }, (_, half) => countOf(half));

/** What makes up the worth of a house: the cards that it holds, and its nuts. */
export interface Parts {
  /** With these dice cards down. */
  hand(hand: CardSet, down: CardSet): number;
  /** With so many cards still to be laid or turned. */
  nuts(nuts: number, cards: number): number;
}

/**
 * What any house is worth, found by three looks into tables: one for the cards up to 9, one for the
 * others, one for the nuts. So a hand has to be worth the sum of its cards.
 */
export class Worths {
  private readonly low = new Float64Array(PLACES * HALVES);
  private readonly high = new Float64Array(PLACES * HALVES);
  private readonly nuts = new Float64Array((MOST_CARDS + 1) * NUT_ROW);

  constructor(parts: Parts) {
    for (let place = 0; place < PLACES; place += 1) {
      const down = downAt(place);
      const empty = parts.hand(0, down);
      const at = place * HALVES;
      this.low[at] = empty;
      const cards = Array.from({ length: MOST_CARDS }, (_, index) => {
        return parts.hand((2 << index) & FULL_HAND, down) - empty;
      });
      for (let half = 1; half < HALVES; half += 1) {
        const without = at + (half & (half - 1));
        const lowest = 31 - Math.clz32(half & -half);
        this.low[at + half] = (this.low[without] as number) + (cards[lowest] as number);
        this.high[at + half] = (this.high[without] as number) + (cards[lowest + HALF] as number);
      }
    }
    for (let cards = 0; cards <= MOST_CARDS; cards += 1) {
      for (let nuts = 0; nuts < NUT_ROW; nuts += 1) {
        this.nuts[cards * NUT_ROW + nuts] = parts.nuts(Math.min(nuts, MOST_NUTS), cards);
      }
    }
  }

  of(hand: CardSet, down: CardSet, nuts: number): number {
    const at = placeOf(down) * HALVES;
    const low = (hand >> 1) & HALF_MASK;
    const high = hand >> (HALF + 1);
    const open = DICE_SET & ~down;
    const cards =
      (SIZE[low] as number) +
      (SIZE[high] as number) +
      (SIZE[(open >> 1) & HALF_MASK] as number) +
      (SIZE[open >> (HALF + 1)] as number);
    return (
      (this.low[at + low] as number) +
      (this.high[at + high] as number) +
      (this.nuts[cards * NUT_ROW + nuts] as number)
    );
  }
}

function placeOf(down: CardSet): number {
  return ((down >> 9) & 1) | ((down >> 11) & 2) | ((down >> 13) & 4);
}

function downAt(place: number): CardSet {
  return DICE_CARDS.reduce((down, card, nth) => {
    return nth > 0 && (place & (1 << (nth - 1))) !== 0 ? down | (1 << card) : down;
  }, 0);
}
