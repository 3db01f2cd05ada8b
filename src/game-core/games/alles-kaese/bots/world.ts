import type { Seat } from '../../../kernel/seats';
import { below } from '../../../search/below';
import { CARDS_EACH, DECLARED, HOLES, PACK, type Front } from '../cards';
import { seatOfTurn } from '../table';
import type { Card, View } from '../types';

/** Room for what is counted for each number of holes, from 1 to 6. */
export const NUMBERS = 8;
const EVERYBODY = -1;
/** Beyond all numbers that a world itself is drawn from. */
const COUNTERPART = 1000;

/**
 * All cards as they may lie, for a seat that knows some fronts: every way that fits is equally
 * likely. What others have seen when they peeked, they know in this world.
 */
export class World {
  /** By the card's place in the pack: its holes, whether it is a trap (1), and who knows that. */
  readonly holes = new Int8Array(PACK.length);
  readonly traps = new Int8Array(PACK.length);
  readonly knowers = new Int8Array(PACK.length);
  /** Cards whose front the seat knows, and others that only somebody else has looked at. */
  readonly known: readonly Card[];
  readonly secrets: readonly Card[];
  private readonly backs: number;
  /** The holes of the cards whose backs nobody has seen yet. */
  private readonly pool: Int8Array;
  /** The cards whose front the seat does not know, and by number how many, with how many traps. */
  private readonly hidden: readonly Card[];
  private readonly cards = new Int8Array(NUMBERS).fill(CARDS_EACH);
  private readonly bad = trapsByNumber();
  private readonly cardsLeft = new Int8Array(NUMBERS);
  private readonly badLeft = new Int8Array(NUMBERS);

  constructor({ seat: viewer, open }: View, fronts: readonly (Front | undefined)[]) {
    const { board, log } = open;
    this.backs = board.backs.length;
    this.holes.set(board.backs);
    log.forEach(({ type, card }, turn) => {
      if (type === 'peek') this.tell(seatOfTurn(open, turn), card);
    });
    // What the seat did not see but guessed, it takes for known.
    if (viewer !== 'table') fronts.forEach((front, card) => front && this.tell(viewer, card));
    for (const row of board.rows) for (const { card } of row) this.knowers[card] = EVERYBODY;
    const backless = new Int8Array(NUMBERS).fill(CARDS_EACH);
    for (const holes of board.backs) backless[holes] = (backless[holes] as number) - 1;
    this.pool = Int8Array.from(
      HOLES.flatMap((holes) => new Array<number>(backless[holes] as number).fill(holes)),
    );
    const cards = PACK.map((_, card): Card => card);
    this.known = cards.filter((card) => fronts[card] !== undefined);
    this.hidden = cards.filter((card) => fronts[card] === undefined);
    this.secrets = this.hidden.filter((card) => this.knowers[card] !== 0);
    fronts.forEach((front, card) => {
      if (front === undefined) return;
      const holes = this.holes[card] as number;
      this.cards[holes] = (this.cards[holes] as number) - 1;
      if (front === 'cheese') return;
      this.traps[card] = 1;
      this.bad[holes] = (this.bad[holes] as number) - 1;
    });
  }

  private tell(seat: Seat, card: Card): void {
    this.knowers[card] = (this.knowers[card] as number) | (1 << seat);
  }

  /** How likely the card is a trap: 0 or 1 where the seat knows it. */
  odds(card: Card): number {
    if (!this.hidden.includes(card)) return this.traps[card] as number;
    const number = this.holes[card] as number;
    return (this.bad[number] as number) / (this.cards[number] as number);
  }

  /**
   * One of the hidden cards that look like this one and are what it is not, each equally likely. If the two
   * change places, the world is as likely as any in which this card is the other thing.
   */
  counterpart(card: Card, stream: number): Card {
    const { holes, traps, hidden } = this;
    const others = hidden.filter(
      (other) => holes[other] === holes[card] && traps[other] !== traps[card],
    );
    return others[below(others.length, stream, COUNTERPART)] as Card;
  }

  exchange(one: Card, other: Card): void {
    const front = this.traps[one] as number;
    this.traps[one] = this.traps[other] as number;
    this.traps[other] = front;
  }

  /** Another world: the same ones in the same order, if the numbers are. */
  imagine(stream: number): void {
    const { holes, traps, pool, cardsLeft, badLeft } = this;
    let drawn = 0;
    for (let end = pool.length - 1; end > 0; end -= 1) {
      const chosen = below(end + 1, stream, (drawn += 1));
      const number = pool[end] as number;
      pool[end] = pool[chosen] as number;
      pool[chosen] = number;
    }
    holes.set(pool, this.backs);
    cardsLeft.set(this.cards);
    badLeft.set(this.bad);
    for (const card of this.hidden) {
      const number = holes[card] as number;
      const left = cardsLeft[number] as number;
      const isTrap = below(left, stream, (drawn += 1)) < (badLeft[number] as number);
      traps[card] = isTrap ? 1 : 0;
      cardsLeft[number] = left - 1;
      if (isTrap) badLeft[number] = (badLeft[number] as number) - 1;
    }
  }
}

export function trapsByNumber(): Int8Array {
  const traps = new Int8Array(NUMBERS);
  for (const holes of HOLES) traps[holes] = DECLARED.traps[holes];
  return traps;
}
