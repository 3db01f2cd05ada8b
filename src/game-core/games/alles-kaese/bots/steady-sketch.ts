import type { Seat } from '../../../kernel/seats';
import { below } from '../../../search/below';
import { DISPLAY_SIZE, PACK } from '../cards';
import { chancesFor, type Chances } from './chances';
import {
  ACTIVE,
  BACK,
  CARD,
  CHEESE,
  DRAWN,
  HOLES_KEPT,
  KNOWERS,
  OVER,
  Sketch,
  TRAPS,
  TURN,
  UNSEEN,
  UNSEEN_TRAPS,
} from './sketch';
import type { Open } from '../types';
import { NUMBERS, type World } from './world';

const FACES = 6;
const NONE = -1;

/** A sketch whose seats choose as `steady` does, which a test compares. */
export class SteadySketch extends Sketch {
  private readonly chances: Chances;

  constructor(open: Open, world: World) {
    super(open, world);
    this.chances = chancesFor(this.seats);
  }

  /** Plays on for so many turns, with the dice of that number: the same in each turn, always. */
  playOn(turns: number, dice: number): void {
    const { now } = this;
    const end = (now[TURN] as number) + turns;
    while (now[OVER] === 0 && (now[TURN] as number) < end) {
      this.playTurn(1 + below(FACES, dice, now[TURN] as number));
    }
  }

  /** A turn as `steady` plays it. */
  playTurn(face: number): void {
    const { now, world, chances } = this;
    const seat = now[ACTIVE] as number;
    const numbers = seat * NUMBERS;
    let safest = NONE;
    let odds = 2;
    for (let slot = 0; slot < DISPLAY_SIZE; slot += 1) {
      if (now[BACK + slot] !== face) continue;
      const knows = ((now[KNOWERS + slot] as number) & (1 << seat)) !== 0;
      const trap = knows
        ? (world.traps[now[CARD + slot] as number] as number)
        : (now[UNSEEN_TRAPS + numbers + face] as number) / (now[UNSEEN + numbers + face] as number);
      if (trap >= odds) continue;
      odds = trap;
      safest = slot;
    }
    const rival = this.rivalOf(seat);
    const lead = (now[HOLES_KEPT + seat] as number) - (now[HOLES_KEPT + rival] as number);
    const more = (now[CHEESE + seat] as number) - (now[CHEESE + rival] as number);
    const traps = now[TRAPS + seat] as number;
    const danger = this.endangered(seat);
    if (safest === NONE) {
      this.peek(this.mostTelling(seat, lead, more, traps, danger));
      return;
    }
    const supply = PACK.length - 1 - (now[DRAWN] as number);
    const without = chances.of(lead, more, traps, danger, supply);
    const kept =
      (1 - odds) * chances.of(lead + face, more + 1, traps, danger, supply) +
      odds * chances.of(lead, more, traps + 1, danger, supply);
    if (kept >= without) this.keep(safest);
    else this.remove(safest);
  }

  /** The slot where a look helps the seat most to decide a round from now. */
  private mostTelling(
    seat: number,
    lead: number,
    more: number,
    traps: number,
    danger: number,
  ): number {
    const { now, chances } = this;
    const spent = (now[DRAWN] as number) + this.seats + (this.discards ? 1 : 0);
    const supply = spent < PACK.length ? PACK.length - spent : 1;
    const without = chances.of(lead, more, traps, danger, supply);
    const asTrap = chances.of(lead, more, traps + 1, danger, supply);
    let best = 0;
    let most = -1;
    // Of two cards with the same number the first is as good as the other.
    let done = 0;
    for (let slot = 0; slot < DISPLAY_SIZE; slot += 1) {
      const holes = now[BACK + slot] as number;
      const isKnown = ((now[KNOWERS + slot] as number) & (1 << seat)) !== 0;
      if (isKnown || (done & (1 << holes)) !== 0) continue;
      done |= 1 << holes;
      const at = seat * NUMBERS + holes;
      const trap = (now[UNSEEN_TRAPS + at] as number) / (now[UNSEEN + at] as number);
      const asCheese = chances.of(lead + holes, more + 1, traps, danger, supply);
      const blind = (1 - trap) * asCheese + trap * asTrap;
      const informed =
        (1 - trap) * (asCheese > without ? asCheese : without) +
        trap * (asTrap > without ? asTrap : without);
      const worth = informed - (blind > without ? blind : without);
      if (worth <= most) continue;
      most = worth;
      best = slot;
    }
    return best;
  }

  /** How likely the seat wins: at the end its share of the victory, before that by its outlook. */
  chanceOf(seat: Seat): number {
    const { now } = this;
    if (now[OVER] === 1) return this.shareOf(seat);
    const rival = this.rivalOf(seat);
    return this.chances.of(
      (now[HOLES_KEPT + seat] as number) - (now[HOLES_KEPT + rival] as number),
      (now[CHEESE + seat] as number) - (now[CHEESE + rival] as number),
      now[TRAPS + seat] as number,
      this.endangered(seat),
      PACK.length - (now[DRAWN] as number),
    );
  }
}
