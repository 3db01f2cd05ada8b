import { belowAny } from '../../../search/below';
import { isDiceCard, LAST_DICE_CARD, type Card, type CardSet } from '../cards';
import type { Penalty } from '../types';
import type { Sketch } from './sketch';
import type { Worths } from './worths';

/** More than any two houses differ by. */
const VICTORY = 1000;
const ROLLS = 6 ** 5;
const DICE_CARDS_BEFORE_LAST = [9, 12, 15] as const;

/**
 * Plays all seats of a sketch, each by what its own house and those of the others are worth right
 * after its move. Ends the game only as a winner.
 */
export class QuickPlayer {
  private red = 0;
  private yellow = 0;
  private totals = 0;
  /** The latest choice: a card and the yellow dice for it, or no card and a penalty. */
  private card: Card = 0;
  private used = 0;
  private penalty: Penalty = 'none';
  private most = 0;
  /** What somebody who was asked last would gain by the card found. */
  private gain = 0;
  /** What a total left to the others comes to: all their worths as one, and the fees for it. */
  private rivals = 0;
  private fees = 0;

  constructor(
    private readonly sketch: Sketch,
    private readonly worths: Worths,
  ) {}

  /** A whole turn of the active seat and those that it leaves dice to. */
  playTurn(stream: number): void {
    const { sketch } = this;
    const seat = sketch.active;
    this.roll(stream);
    this.choose(seat);
    if (this.card === 0) {
      sketch.miss(this.penalty);
      this.finishTurn(seat, this.red + this.yellow);
      return;
    }
    sketch.use(seat, this.card, Math.abs(this.card - this.red - this.used));
    this.finishTurn(seat, this.yellow - this.used);
  }

  /** Asks everybody after that seat whether they take what is left, and ends the turn. */
  finishTurn(after: number, total: number): void {
    const { sketch } = this;
    let left = total;
    for (
      let seat = sketch.afterSeat(after);
      seat !== sketch.active;
      seat = sketch.afterSeat(seat)
    ) {
      if (sketch.isOver) return;
      const card = this.bestTake(seat, left);
      if (card === 0) continue;
      sketch.take(seat, card, left);
      left = card;
    }
    if (!sketch.isOver) sketch.pass();
  }

  /** The dice of a turn are the same whatever happened before. */
  private roll(stream: number): void {
    const { sketch } = this;
    const down = sketch.downOf(sketch.active);
    let rest = belowAny(ROLLS, stream, sketch.turn);
    const face = () => {
      const shown = (rest % 6) + 1;
      rest = Math.floor(rest / 6);
      return shown;
    };
    this.red = face();
    this.yellow = 0;
    this.totals = 1;
    this.addYellow(face());
    const [ofNine, ofTwelve, ofFifteen] = [face(), face(), face()];
    if ((down & (1 << 9)) === 0) this.addYellow(ofNine);
    if ((down & (1 << 12)) === 0) this.addYellow(ofTwelve);
    if ((down & (1 << 15)) === 0) this.red += ofFifteen;
  }

  private addYellow(face: number): void {
    this.yellow += face;
    this.totals |= this.totals << face;
  }

  private choose(seat: number): void {
    const { sketch, totals, red } = this;
    const nuts = sketch.nutsOf(seat);
    this.most = -Infinity;
    for (let used = 0; totals >> used !== 0; used += 1) {
      if (((totals >> used) & 1) === 0) continue;
      const cards = sketch.reach(seat, red + used, nuts);
      if (cards !== 0) this.weighCatches(seat, cards, used);
    }
    this.weighMisses(seat);
  }

  private weighCatches(seat: number, cards: CardSet, used: number): void {
    const { sketch } = this;
    this.leave(seat, this.yellow - used);
    const nuts = sketch.nutsOf(seat) + this.fees;
    for (let rest = cards; rest !== 0; rest &= rest - 1) {
      const card = 31 - Math.clz32(rest & -rest);
      const paid = Math.abs(card - this.red - used);
      const worth =
        card === LAST_DICE_CARD
          ? this.verdict(seat)
          : this.after(seat, card, nuts - paid) - this.rivals;
      if (worth <= this.most) continue;
      this.most = worth;
      this.card = card;
      this.used = used;
    }
  }

  private weighMisses(seat: number): void {
    const { sketch, worths } = this;
    this.leave(seat, this.red + this.yellow);
    const hand = sketch.handOf(seat);
    const down = sketch.downOf(seat);
    const nuts = sketch.nutsOf(seat) + this.fees;
    const top = sketch.topOf(seat);
    if (top !== 0) this.weighMiss('cage', worths.of(hand | (1 << top), down, nuts));
    else if (down === 0) this.weighMiss('none', worths.of(hand, down, nuts));
    for (const card of DICE_CARDS_BEFORE_LAST) {
      const bit = 1 << card;
      if ((down & bit) !== 0) this.weighMiss(card, worths.of(hand, down ^ bit, nuts));
    }
  }

  private weighMiss(penalty: Penalty, own: number): void {
    const worth = own - this.rivals;
    if (worth <= this.most) return;
    this.most = worth;
    this.card = 0;
    this.penalty = penalty;
  }

  /** Finds what the others would make of a total that the seat leaves, without doing it. */
  private leave(seat: number, total: number): void {
    const { sketch } = this;
    let left = total;
    let sum = 0;
    this.fees = 0;
    for (let other = sketch.afterSeat(seat); other !== seat; other = sketch.afterSeat(other)) {
      const card = this.bestTake(other, left);
      if (card === LAST_DICE_CARD) {
        this.rivals = VICTORY;
        return;
      }
      if (card !== 0) {
        this.fees += 1;
        left = card;
      }
      sum += Math.exp(this.worthOf(other) + this.gain);
    }
    this.rivals = Math.log(sum);
  }

  /** The card for which the seat would take the total; 0 where it would rather pass. */
  private bestTake(seat: number, left: number): Card {
    const { sketch } = this;
    const nuts = sketch.nutsToTake(seat);
    this.gain = 0;
    if (left === 0 || nuts < 0) return 0;
    let best: Card = 0;
    const cards = sketch.reach(seat, left, nuts);
    if (cards === 0) return 0;
    const passing = this.worthOf(seat) + this.worthOfFee();
    for (let rest = cards; rest !== 0; rest &= rest - 1) {
      const card = 31 - Math.clz32(rest & -rest);
      const gain =
        card === LAST_DICE_CARD
          ? this.verdict(seat)
          : this.after(seat, card, nuts - Math.abs(card - left)) - passing;
      if (gain <= this.gain) continue;
      this.gain = gain;
      best = card;
    }
    return best;
  }

  /** What the fee brings the active seat, as far as it is a loss for one of the others. */
  private worthOfFee(): number {
    const { sketch, worths } = this;
    const seat = sketch.active;
    const hand = sketch.handOf(seat);
    const down = sketch.downOf(seat);
    const nuts = sketch.nutsOf(seat);
    return (worths.of(hand, down, nuts + 1) - worths.of(hand, down, nuts)) / (sketch.seats - 1);
  }

  private after(seat: number, card: Card, nuts: number): number {
    const { sketch, worths } = this;
    const hand = sketch.handOf(seat);
    const down = sketch.downOf(seat);
    return isDiceCard(card)
      ? worths.of(hand, down | (1 << card), nuts)
      : worths.of(hand & ~(1 << card), down, nuts);
  }

  private worthOf(seat: number): number {
    const { sketch } = this;
    return this.worths.of(sketch.handOf(seat), sketch.downOf(seat), sketch.nutsOf(seat));
  }

  private verdict(seat: number): number {
    // Worse than to leave somebody the dice to win with: they may not see it.
    return this.sketch.endsAsWinner(seat) ? VICTORY : -2 * VICTORY;
  }
}
