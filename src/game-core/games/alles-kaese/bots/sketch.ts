import type { Seat } from '../../../kernel/seats';
import { CARDS_EACH, DISPLAY_SIZE, LAST_TRAP, PACK } from '../cards';
import { holesKept } from '../score';
import { activeSeat, countFronts, discardsSupply, holesOf } from '../table';
import type { Card, Open } from '../types';
import { NUMBERS, trapsByNumber, type World } from './world';

// Where things are in the one array that a table is: one copy of it brings a table back.
const MOST_SEATS = 6;
/** For each slot the card in it, the holes on its back, and who knows its front, one bit a seat. */
export const CARD = 0;
export const BACK = CARD + DISPLAY_SIZE;
export const KNOWERS = BACK + DISPLAY_SIZE;
export const HOLES_KEPT = KNOWERS + DISPLAY_SIZE;
export const CHEESE = HOLES_KEPT + MOST_SEATS;
export const TRAPS = CHEESE + MOST_SEATS;
/** For each seat and number of holes: the cards whose front it does not know, the traps in them. */
export const UNSEEN = TRAPS + MOST_SEATS;
export const UNSEEN_TRAPS = UNSEEN + MOST_SEATS * NUMBERS;
export const DRAWN = UNSEEN_TRAPS + MOST_SEATS * NUMBERS;
export const ACTIVE = DRAWN + 1;
export const TURN = ACTIVE + 1;
export const OVER = TURN + 1;
const CELLS = OVER + 1;

/**
 * A table that a bot thinks about: numbers in place, to play turns in the head many thousand times.
 * It follows the same rules as `rules.ts`, which a test compares turn by turn.
 */
export class Sketch {
  readonly now = new Int16Array(CELLS);
  private readonly start = new Int16Array(CELLS);
  private readonly entered = new Int16Array(CELLS);
  readonly seats: number;
  /** Whether a look costs a card of the supply. */
  readonly discards: boolean;

  /** Begins with an open table, as it is before the active seat moves. */
  constructor(
    open: Open,
    readonly world: World,
  ) {
    const { setting, board, log } = open;
    const { start } = this;
    this.seats = setting.config.seats;
    this.discards = discardsSupply(setting, 'peek');
    board.display.forEach((each, slot) => {
      const card = each as Card;
      start[CARD + slot] = card;
      start[BACK + slot] = holesOf(board, card);
      start[KNOWERS + slot] = world.knowers[card] as number;
    });
    board.rows.forEach((row, seat) => {
      start[HOLES_KEPT + seat] = holesKept(board, seat);
      start[CHEESE + seat] = countFronts(row, 'cheese');
      start[TRAPS + seat] = countFronts(row, 'trap');
    });
    const traps = trapsByNumber();
    for (let seat = 0; seat < this.seats; seat += 1) {
      start.fill(CARDS_EACH, UNSEEN + seat * NUMBERS, UNSEEN + (seat + 1) * NUMBERS);
      start.set(traps, UNSEEN_TRAPS + seat * NUMBERS);
    }
    start[DRAWN] = board.drawn;
    start[ACTIVE] = activeSeat(open);
    start[TURN] = log.length;
    this.now.set(start);
    for (const card of world.known) this.tellKnowers(card);
    start.set(this.now);
  }

  /** To be called once the world is another one: what others have seen depends on it. */
  enter(): void {
    this.now.set(this.start);
    for (const card of this.world.secrets) this.tellKnowers(card);
    this.entered.set(this.now);
  }

  /** Back to the table that it began with, in the same world. */
  restore(): void {
    this.now.set(this.entered);
  }

  private tellKnowers(card: Card): void {
    const knowers = this.world.knowers[card] as number;
    for (let seat = 0; seat < this.seats; seat += 1) {
      if ((knowers & (1 << seat)) !== 0) this.learn(seat, card);
    }
  }

  peek(slot: number): void {
    const { now } = this;
    const seat = now[ACTIVE] as number;
    const knowers = now[KNOWERS + slot] as number;
    if ((knowers & (1 << seat)) === 0) {
      now[KNOWERS + slot] = knowers | (1 << seat);
      this.learn(seat, now[CARD + slot] as number);
    }
    if (this.discards) now[DRAWN] = (now[DRAWN] as number) + 1;
    this.next();
  }

  keep(slot: number): void {
    const { now, seats } = this;
    const seat = now[ACTIVE] as number;
    const card = now[CARD + slot] as number;
    const knowers = now[KNOWERS + slot] as number;
    for (let each = 0; each < seats; each += 1) {
      if ((knowers & (1 << each)) === 0) this.learn(each, card);
    }
    if (this.world.traps[card] === 1) {
      const traps = (now[TRAPS + seat] as number) + 1;
      now[TRAPS + seat] = traps;
      if (traps === LAST_TRAP) {
        now[OVER] = 1;
        return;
      }
    } else {
      now[HOLES_KEPT + seat] = (now[HOLES_KEPT + seat] as number) + (now[BACK + slot] as number);
      now[CHEESE + seat] = (now[CHEESE + seat] as number) + 1;
    }
    this.remove(slot);
  }

  /** Takes the card out of its slot, which the top supply card fills. */
  remove(slot: number): void {
    const { now } = this;
    const card = now[DRAWN] as number;
    now[CARD + slot] = card;
    now[BACK + slot] = this.world.holes[card] as number;
    now[KNOWERS + slot] = 0;
    now[DRAWN] = card + 1;
    this.next();
  }

  private learn(seat: number, card: number): void {
    const { now, world } = this;
    const at = seat * NUMBERS + (world.holes[card] as number);
    now[UNSEEN + at] = (now[UNSEEN + at] as number) - 1;
    now[UNSEEN_TRAPS + at] = (now[UNSEEN_TRAPS + at] as number) - (world.traps[card] as number);
  }

  private next(): void {
    const { now } = this;
    const after = (now[ACTIVE] as number) + 1;
    if (now[DRAWN] === PACK.length) now[OVER] = 1;
    now[TURN] = (now[TURN] as number) + 1;
    now[ACTIVE] = after === this.seats ? 0 : after;
  }

  /** Whom the seat has to beat: the best of the others. */
  rivalOf(seat: number): number {
    const { now, seats } = this;
    let rival = seat === 0 ? 1 : 0;
    for (let other = rival + 1; other < seats; other += 1) {
      if (other === seat) continue;
      const ahead = (now[HOLES_KEPT + other] as number) - (now[HOLES_KEPT + rival] as number);
      if (ahead < 0) continue;
      if (ahead > 0 || (now[CHEESE + other] as number) > (now[CHEESE + rival] as number)) {
        rival = other;
      }
    }
    return rival;
  }

  /** How many others have two traps. */
  endangered(seat: number): number {
    const { now, seats } = this;
    let count = 0;
    for (let other = 0; other < seats; other += 1) {
      if (other !== seat && now[TRAPS + other] === LAST_TRAP - 1) count += 1;
    }
    return count;
  }

  /** How much of the victory is the seat's, if the game ended now. */
  shareOf(seat: number): number {
    const { now, seats } = this;
    if (now[TRAPS + seat] === LAST_TRAP) return 0;
    let winners = 1;
    for (let other = 0; other < seats; other += 1) {
      if (other === seat || now[TRAPS + other] === LAST_TRAP) continue;
      const holes = (now[HOLES_KEPT + other] as number) - (now[HOLES_KEPT + seat] as number);
      if (holes < 0) continue;
      if (holes > 0) return 0;
      const cheese = (now[CHEESE + other] as number) - (now[CHEESE + seat] as number);
      if (cheese > 0) return 0;
      if (cheese === 0) winners += 1;
    }
    return 1 / winners;
  }

  get isOver(): boolean {
    return this.now[OVER] === 1;
  }

  get active(): Seat {
    return this.now[ACTIVE] as number;
  }

  /** The card in each slot. */
  get display(): readonly number[] {
    return [...this.now.subarray(CARD, CARD + DISPLAY_SIZE)];
  }
}
