import { shuffled, type Random } from '../../../kernel/chance';
import type { Seat } from '../../../kernel/seats';
import { FACE, faceOf, type Face } from '../faces';
import { MIDDLE } from '../sheet';
import { Solver } from '../solver';
import { handSize, passing, shapesOf, stepOf } from '../table';
import type { View } from '../types';
import { imagine } from '../view';
import { handOf, mostWanted, playOutDeal, type Hand } from './filling';
import type { Placing } from './placing';
import { HOPES } from './planner';
import { Sketch, type Frame } from './sketch';

/** The hands of this deal and of those that follow in the round, as they may be. */
export type Hands = readonly (readonly Hand[])[];

/** Plays a round on in the head, from a pick of one seat to full windows and their points. */
export class RoundPlayer {
  private readonly seat: Seat;
  private readonly deal: number;
  private readonly sketches: readonly Sketch[];
  private readonly solvers: readonly Solver[];
  /** Of windows with cards in them, as they lie now. */
  private readonly frames: readonly (Frame | null)[];

  constructor(private readonly view: View) {
    const { setting, stage, windows } = view.open;
    this.seat = view.seat as Seat;
    this.deal = stage.name === 'building' ? stage.deal : 0;
    const solver = new Solver(HOPES);
    this.solvers = windows.map(() => new Solver(HOPES));
    this.sketches = windows.map((window) => {
      const sketch = new Sketch(solver, FACE.fog);
      sketch.copy(window, shapesOf(setting.config));
      return sketch;
    });
    this.frames = windows.map((window, seat) => {
      if (window.length === 0) return null;
      this.sketches[seat]?.value();
      return this.sketches[seat]?.bestFrame() ?? null;
    });
  }

  /** The seat's own window, to try cards on. */
  get sketch(): Sketch {
    return this.sketches[this.seat] as Sketch;
  }

  imagine(random: Random): Hands {
    const { config } = this.view.open.setting;
    const { hands, rest } = imagine(this.view, random).hidden;
    const cards = shuffled(rest, random);
    const later = passing(config).slice(this.deal + 1);
    return [hands, ...later.map(() => hands.map(() => cards.splice(0, handSize(config))))].map(
      (deal) => deal.map(handOf),
    );
  }

  /** What everybody's window comes to if all place what looks best at once. */
  pointsOfAll(hands: Hands): number[] {
    const taken = this.frames.map((frame, seat): Face | null => {
      const sketch = this.sketches[seat] as Sketch;
      const solver = this.solvers[seat] as Solver;
      if (frame !== null) {
        sketch.layOut(solver, frame);
        return null;
      }
      const face = mostWanted(hands[0]?.[seat] as Hand);
      sketch.put(MIDDLE, face);
      sketch.value();
      sketch.layOut(solver, sketch.bestFrame());
      sketch.takeBack();
      return face;
    });
    this.playOn(hands, this.solvers, taken);
    return this.solvers.map((solver) => solver.best(0));
  }

  /** What the seat's own window comes to after this placing. */
  pointsAfter(hands: Hands, { card, cell, frame }: Placing): number {
    const { sketch, seat } = this;
    const solver = this.solvers[seat] as Solver;
    sketch.put(cell, faceOf(card));
    sketch.layOut(solver, frame);
    sketch.takeBack();
    const own = <T>(what: T) => this.solvers.map((_, each) => (each === seat ? what : null));
    this.playOn(hands, own(solver), own(faceOf(card)));
    return solver.best(0);
  }

  private playOn(
    hands: Hands,
    solvers: readonly (Solver | null)[],
    taken: readonly (Face | null)[],
  ): void {
    const { stage, setting } = this.view.open;
    hands.forEach((dealt, later) => {
      const gone = later === 0 && stage.name === 'building' ? stage.pick : 0;
      const deal = {
        hands: dealt.map((hand) => hand.slice()),
        step: stepOf(setting.config, this.deal + later),
        size: handSize(setting.config) - gone,
      };
      playOutDeal(deal, solvers, later === 0 ? taken : []);
    });
  }
}
