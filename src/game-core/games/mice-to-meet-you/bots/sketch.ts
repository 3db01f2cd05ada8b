import { DICE_SET, countOf, isDiceCard, miceOn, turnable, type Card, type CardSet } from '../cards';
import { activeSeat, inReach } from '../table';
import type { Penalty, State } from '../types';

// Where things are in the one array that a table is: one copy of it brings a table back.
const MOST_SEATS = 5;
const HAND = 0;
const DOWN = 1;
const NUTS = 2;
const CAGED = 3;
const CAGE = 4;
const HOUSE = CAGE + 14;
const SUPPLY = MOST_SEATS * HOUSE;
const ACTIVE = SUPPLY + 1;
const TURN = ACTIVE + 1;
const CELLS = TURN + 1;

/**
 * A table of several seats that a bot thinks about: numbers in place, to play turns in the head many
 * thousand times. It follows the same rules as `apply.ts`, which a test compares move by move.
 */
export class Sketch {
  private readonly now = new Int32Array(CELLS);
  private readonly kept = new Int32Array(CELLS);
  seats = 0;
  isOver = false;

  copy({ setting, table, turn, tray, asked, over }: State): void {
    const { now } = this;
    this.seats = table.houses.length;
    this.isOver = over;
    table.houses.forEach(({ hand, cage, down, nuts }, seat) => {
      const at = seat * HOUSE;
      now[at + HAND] = hand;
      now[at + DOWN] = down;
      now[at + NUTS] = nuts;
      now[at + CAGED] = cage.length;
      cage.forEach((card, index) => (now[at + CAGE + index] = card));
    });
    now[SUPPLY] = table.supply;
    now[ACTIVE] = activeSeat({ setting, table, turn, tray, asked, over });
    now[TURN] = turn;
    this.kept.set(now);
  }

  /** Back to the table that was copied, on which somebody was still to move. */
  restore(): void {
    this.now.set(this.kept);
    this.isOver = false;
  }

  get active(): number {
    return this.now[ACTIVE] as number;
  }

  get supply(): number {
    return this.now[SUPPLY] as number;
  }

  get turn(): number {
    return this.now[TURN] as number;
  }

  handOf(seat: number): CardSet {
    return this.now[seat * HOUSE + HAND] as number;
  }

  downOf(seat: number): CardSet {
    return this.now[seat * HOUSE + DOWN] as number;
  }

  nutsOf(seat: number): number {
    return this.now[seat * HOUSE + NUTS] as number;
  }

  /** The top card of the cage; 0 where there is none. */
  topOf(seat: number): Card {
    const at = seat * HOUSE;
    const caged = this.now[at + CAGED] as number;
    return caged === 0 ? 0 : (this.now[at + CAGE + caged - 1] as number);
  }

  afterSeat(seat: number): number {
    return seat + 1 === this.seats ? 0 : seat + 1;
  }

  /** The nuts with which a seat may change the total that it is offered; none below zero. */
  nutsToTake(seat: number): number {
    const nuts = this.nutsOf(seat);
    return this.supply === 0 ? nuts - 1 : nuts;
  }

  reach(seat: number, sum: number, nuts: number): CardSet {
    return inReach(this.handOf(seat) | turnable(this.downOf(seat)), sum, nuts);
  }

  /** Lays the hand card or turns the dice card. */
  use(seat: number, card: Card, paid: number): void {
    const { now } = this;
    const at = seat * HOUSE;
    if (isDiceCard(card)) {
      const down = (now[at + DOWN] as number) | (1 << card);
      now[at + DOWN] = down;
      if (down === DICE_SET) this.isOver = true;
    } else {
      const caged = now[at + CAGED] as number;
      now[at + HAND] = (now[at + HAND] as number) & ~(1 << card);
      now[at + CAGE + caged] = card;
      now[at + CAGED] = caged + 1;
    }
    now[at + NUTS] = (now[at + NUTS] as number) - paid;
    now[SUPPLY] = (now[SUPPLY] as number) + paid;
  }

  /** A seat uses the total that is left: the fee to the active seat, then the card. */
  take(seat: number, card: Card, left: number): void {
    const { now } = this;
    const payer = (now[SUPPLY] as number) > 0 ? SUPPLY : seat * HOUSE + NUTS;
    const earner = (now[ACTIVE] as number) * HOUSE + NUTS;
    now[payer] = (now[payer] as number) - 1;
    now[earner] = (now[earner] as number) + 1;
    this.use(seat, card, card > left ? card - left : left - card);
  }

  miss(penalty: Penalty): void {
    const { now } = this;
    const seat = now[ACTIVE] as number;
    const at = seat * HOUSE;
    if (penalty === 'none') return;
    if (penalty === 'cage') {
      now[at + HAND] = (now[at + HAND] as number) | (1 << this.topOf(seat));
      now[at + CAGED] = (now[at + CAGED] as number) - 1;
    } else now[at + DOWN] = (now[at + DOWN] as number) ^ (1 << penalty);
  }

  /** The next seat clockwise is to roll. */
  pass(): void {
    this.now[ACTIVE] = this.afterSeat(this.active);
    this.now[TURN] = this.turn + 1;
  }

  /** Whether the seat would win if it turned the 6 now: with equal mice its dice cards decide. */
  endsAsWinner(seat: number): boolean {
    const mice = miceOn(this.handOf(seat));
    for (let other = 0; other < this.seats; other += 1) {
      if (other !== seat && miceOn(this.handOf(other)) < mice) return false;
    }
    return true;
  }

  /** How much of the victory is the seat's, now that the game is over. */
  shareOf(seat: number): number {
    const mine = this.rankOf(seat);
    let winners = 1;
    for (let other = 0; other < this.seats; other += 1) {
      if (other === seat) continue;
      const theirs = this.rankOf(other);
      if (theirs < mine) return 0;
      if (theirs === mine) winners += 1;
    }
    return 1 / winners;
  }

  /** Fewest mice, then most dice cards down, then most nuts: the lowest number is the best. */
  private rankOf(seat: number): number {
    return miceOn(this.handOf(seat)) * 1000 - countOf(this.downOf(seat)) * 100 - this.nutsOf(seat);
  }
}
