import type { Thinking } from '../../../kernel/thinking';
import { FACES, type Board, type Open, type Setting } from '../types';
import { Sketch } from './sketch';

const WORLDS_A_PIECE = 4;
/** Tells the dice of a world from its cards. */
const DICE_STREAM = 0x5bd1e995;

/** What stopping with each face comes to in imagined worlds. */
export class Landings {
  private readonly shares: Float64Array;

  constructor(
    readonly setting: Setting,
    readonly seed: number,
    readonly worlds: number,
  ) {
    this.shares = new Float64Array(worlds * FACES.length * setting.config.seats);
  }

  /** How much of the victory is the seat's. Faces are counted from 0. */
  share(world: number, face: number, seat: number): number {
    return this.shares[this.at(world, face) + seat] as number;
  }

  keep(world: number, face: number, sketch: Sketch): void {
    const at = this.at(world, face);
    for (let seat = 0; seat < this.setting.config.seats; seat += 1) {
      this.shares[at + seat] = sketch.shareOf(seat);
    }
  }

  private at(world: number, face: number): number {
    return (world * FACES.length + face) * this.setting.config.seats;
  }
}

/** Those of the latest boards: every die of a turn leads to the same six. */
const KNOWN = new WeakMap<Board, Landings>();

/**
 * Plays each landing on to the end in so many worlds, all seats taking the best single turn. All six meet the same
 * worlds and the same dice, so that they differ by themselves and not by luck.
 */
export function* landingsOf(open: Open, seed: number, worlds: number): Thinking<Landings> {
  const { setting, board } = open;
  const known = KNOWN.get(board);
  if (known?.setting === setting && known.seed === seed && known.worlds === worlds) return known;
  const landings = new Landings(setting, seed, worlds);
  // Its own: while it rests, somebody else may think.
  const sketch = new Sketch();
  sketch.copy(open);
  for (let world = 0; world < worlds; world += 1) {
    if (world > 0 && world % WORLDS_A_PIECE === 0) yield;
    const stream = Math.imul(seed + world, 0x9e3779b1);
    sketch.imagine(stream);
    for (let face = 0; face < FACES.length; face += 1) {
      sketch.restore();
      sketch.land(face);
      sketch.playOn(Number.POSITIVE_INFINITY, stream ^ DICE_STREAM);
      landings.keep(world, face, sketch);
    }
  }
  KNOWN.set(board, landings);
  return landings;
}
