import { below } from '../../../search/below';
import { Stopping } from '../../../search/fast-stopping';
import type { Card } from '../cards';
import { worth } from '../score';
import { activeSeat, drawCount, turnsOf } from '../table';
import { DICE, type Open } from '../types';
import { unseenOf } from '../view';

// Where things are in the one array that a table is: one copy of it brings a table back.
const MOST_SEATS = 6;
const MOST_SLOTS = 12;
const PATH = 0;
const PLACES = PATH + MOST_SLOTS;
/** When each figure arrived where it stands. */
const SINCE = PLACES + MOST_SEATS;
const POINTS = SINCE + MOST_SEATS;
const FOOD = POINTS + MOST_SEATS;
/** Cards in each draw pile. */
const LEFT = FOOD + MOST_SEATS;
const TURN = LEFT + MOST_SEATS;
const ACTIVE = TURN + 1;
const CELLS = ACTIVE + 1;

const GAP = -1;
const NOBODY = -1;
const FACES = 6;
const PILE = 8;
const CARDS = 54;

/**
 * A table that a bot thinks about: numbers in place, to play turns in the head many thousand times.
 * It follows the same rules as `rules.ts`, which a test compares turn by turn.
 */
export class Sketch {
  private readonly now = new Int32Array(CELLS);
  /** The table as it was copied, without and with the cards that were passed on in this world. */
  private readonly open = new Int32Array(CELLS);
  private readonly world = new Int32Array(CELLS);
  private readonly worths = new Int8Array(MOST_SEATS * CARDS);
  private readonly draws = new Int8Array(MOST_SEATS * PILE);
  private readonly last = new Int8Array(MOST_SLOTS);
  private readonly slots = new Int8Array(FACES);
  private readonly takers = new Int8Array(FACES);
  private readonly stopping = new Stopping();
  private seats = 0;
  private length = 0;
  private turns = 0;
  /** The cards of each seat that nobody has seen, and who gets those that are not in its pile. */
  private unseen: readonly Int8Array[] = [];
  private receivers: readonly (readonly number[])[] = [];

  /** Begins with an open table, as it is before the active seat moves. */
  copy(open: Open): void {
    const { setting, board, turn } = open;
    const { now, worths } = this;
    this.seats = setting.config.seats;
    this.length = board.path.length;
    this.turns = turnsOf(setting.config);
    now.fill(0);
    board.path.forEach((card, slot) => (now[PATH + slot] = card ?? GAP));
    for (let seat = 0; seat < this.seats; seat += 1) {
      for (let card = 0; card < CARDS; card += 1) {
        worths[seat * CARDS + card] = worth(setting, seat, card);
      }
      now[PLACES + seat] = board.places[seat] as number;
      // Before the first turn that is played here, so that later arrivals count up from zero.
      now[SINCE + seat] = board.arrivals.indexOf(seat) - this.seats;
      now[LEFT + seat] = drawCount(open, seat);
    }
    now[TURN] = turn;
    now[ACTIVE] = activeSeat(open);
    board.taken.forEach((pile, seat) => pile.forEach((card) => this.give(seat, card)));
    this.unseen = setting.animals.map((_, seat) => Int8Array.from(unseenOf(open, seat)));
    this.receivers = setting.animals.map((_, seat) =>
      board.passed.flatMap(({ from, to }) => (from === seat ? [to] : [])),
    );
    this.open.set(now);
    this.world.set(now);
  }

  /** Lays the cards that nobody has seen as they may lie, every way equally likely. */
  imagine(stream: number): void {
    let drawn = 0;
    this.now.set(this.open);
    for (let seat = 0; seat < this.seats; seat += 1) {
      const cards = this.unseen[seat] as Int8Array;
      for (let end = cards.length - 1; end > 0; end -= 1) {
        const chosen = below(end + 1, stream, (drawn += 1));
        const card = cards[end] as number;
        cards[end] = cards[chosen] as number;
        cards[chosen] = card;
      }
      this.lay(seat, cards);
    }
    this.world.set(this.now);
  }

  /** Lays a seat's unseen cards: its draw pile, the next card last, then those it passed on. */
  lay(seat: number, cards: ArrayLike<number>): void {
    const left = this.now[LEFT + seat] as number;
    const to = this.receivers[seat] as readonly number[];
    for (let at = 0; at < left; at += 1) this.draws[seat * PILE + at] = cards[at] as number;
    for (let at = 0; at < to.length; at += 1) {
      this.give(to[at] as number, cards[left + at] as number);
    }
  }

  /** Back to the table that was copied, in the same world. */
  restore(): void {
    this.now.set(this.world);
  }

  private give(seat: number, card: Card): void {
    const { now } = this;
    const points = this.worths[seat * CARDS + card] as number;
    now[POINTS + seat] = (now[POINTS + seat] as number) + points;
    if (points > 0) now[FOOD + seat] = (now[FOOD + seat] as number) + points;
  }

  /** Finds where each face leads the active seat, and who would take the card there. */
  private look(): void {
    const { now, last, slots, takers, length } = this;
    const active = now[ACTIVE] as number;
    last.fill(NOBODY);
    for (let seat = 0; seat < this.seats; seat += 1) {
      if (seat === active) continue;
      const slot = now[PLACES + seat] as number;
      const other = last[slot] as number;
      if (other === NOBODY || (now[SINCE + seat] as number) > (now[SINCE + other] as number)) {
        last[slot] = seat;
      }
    }
    let slot = now[PLACES + active] as number;
    for (let face = 0; face < FACES; face += 1) {
      do {
        slot += 1;
        if (slot === length) slot = 0;
      } while (now[PATH + slot] === GAP);
      const queued = last[slot] as number;
      slots[face] = slot;
      takers[face] = queued === NOBODY ? active : queued;
    }
  }

  /** The active seat stops with this face, counted from 0. */
  land(face: number): void {
    this.look();
    this.move(face);
  }

  private move(face: number): void {
    const { now } = this;
    const active = now[ACTIVE] as number;
    const slot = this.slots[face] as number;
    const left = now[LEFT + active] as number;
    this.give(this.takers[face] as number, now[PATH + slot] as number);
    if (left > 0) {
      now[PATH + slot] = this.draws[active * PILE + left - 1] as number;
      now[LEFT + active] = left - 1;
    } else now[PATH + slot] = GAP;
    now[PLACES + active] = slot;
    now[SINCE + active] = now[TURN] as number;
    now[TURN] = (now[TURN] as number) + 1;
    now[ACTIVE] = active + 1 === this.seats ? 0 : active + 1;
  }

  /** Plays on for so many turns, every seat the best single one, with the dice of that number. */
  playOn(count: number, dice: number): void {
    const { now } = this;
    const end = Math.min(this.turns, (now[TURN] as number) + count);
    while ((now[TURN] as number) < end) {
      this.look();
      this.weigh();
      this.move(this.roll(dice));
    }
  }

  /** What each face is worth to the active seat, as `greedy` sees it. */
  private weigh(): void {
    const { now, worths, slots, takers, stopping } = this;
    const active = now[ACTIVE] as number;
    const share = -1 / (this.seats - 1);
    for (let face = 0; face < FACES; face += 1) {
      const taker = takers[face] as number;
      const card = now[PATH + (slots[face] as number)] as number;
      const points = worths[taker * CARDS + card] as number;
      stopping.payoffs[face] = taker === active ? points : points * share;
    }
    stopping.begin();
  }

  /** Rolls until it is best to stop. The dice of a turn are the same whatever happened before. */
  private roll(dice: number): number {
    const { stopping } = this;
    const turn = (this.now[TURN] as number) * DICE;
    const first = below(FACES, dice, turn);
    let face = first;
    let drawn = 1 << face;
    for (let die = 1; die < DICE && !stopping.stops(face, drawn, first); die += 1) {
      face = below(FACES, dice, turn + die);
      if ((drawn & (1 << face)) !== 0) break;
      drawn |= 1 << face;
    }
    return face;
  }

  get isOver(): boolean {
    return this.now[TURN] === this.turns;
  }

  /** Turns that a seat still has. */
  turnsLeft(seat: number): number {
    const { now, seats } = this;
    const left = this.turns - (now[TURN] as number);
    const before = (seat - (now[ACTIVE] as number) + seats) % seats;
    return Math.max(0, Math.ceil((left - before) / seats));
  }

  get active(): number {
    return this.now[ACTIVE] as number;
  }

  pointsOf(seat: number): number {
    return this.now[POINTS + seat] as number;
  }

  /** What the active seat may expect of its turn, before it rolls. */
  expected(): number {
    this.look();
    this.weigh();
    return this.stopping.value();
  }

  /** How much of the victory is the seat's, if the game ended now. */
  shareOf(seat: number): number {
    const { now } = this;
    const points = now[POINTS + seat] as number;
    const food = now[FOOD + seat] as number;
    let winners = 1;
    for (let other = 0; other < this.seats; other += 1) {
      if (other === seat) continue;
      const more = (now[POINTS + other] as number) - points;
      if (more < 0) continue;
      if (more > 0) return 0;
      const moreFood = (now[FOOD + other] as number) - food;
      if (moreFood > 0) return 0;
      if (moreFood === 0) winners += 1;
    }
    return 1 / winners;
  }
}
