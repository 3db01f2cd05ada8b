import type { Thinking } from '../../kernel/thinking';
import { estimate, type Comparison } from '../../search/compare';
import { judgeOf } from '../../search/judging';
import { endingsByDrawing, expectedByDrawing } from '../../search/stopping';
import { Sketch } from './bots/sketch';
import { soEinMist } from './index';
import { activeSeat } from './table';
import { DICE, FACES, type Board, type Move, type Open, type SoEinMist, type View } from './types';

const WORLDS = 256;
const WORLDS_A_PIECE = 4;
/** Tells the dice of a world from its cards. */
const DICE_STREAM = 0x5bd1e995;

/**
 * Each of the six landings is played on to the end in many imagined worlds, all seats taking the best
 * single turn; all six meet the same worlds and the same dice. The dice of the turn itself are solved
 * exactly: some worlds say when to stop, and the others what that is worth.
 */
export const soEinMistJudge = judgeOf<SoEinMist>({
  game: soEinMist.game,
  worlds: WORLDS,
  *compare({ open }: View, moves, seed, worlds): Thinking<Comparison> {
    const landings = yield* landingsOf(open, seed, worlds);
    const { seats } = landings;
    const seat = activeSeat(open);
    const payoffs = FACES.map((_, face) => landings.mean(seat, face, worlds));
    const drawn = open.dice.map((face) => face - 1);
    const latest = drawn[drawn.length - 1] as number;
    const endings = moves.map((move) => {
      return move === 'stop'
        ? FACES.map((_, face) => Number(face === latest))
        : endingsByDrawing(payoffs, DICE, drawn);
    });
    const goesOn =
      moves.length > 1 && expectedByDrawing(payoffs, DICE, drawn) > (payoffs[latest] as number);
    const best = moves.indexOf(goesOn ? 'continue' : ('stop' satisfies Move));
    const lasted = moves.map(() => worlds);
    const shares = new Float64Array(seats);
    let now = 0;
    const estimates = yield* estimate(
      { best, lasted, seat, worlds },
      {
        imagine: (world) => (now = world),
        play(choice) {
          for (let each = 0; each < seats; each += 1) {
            shares[each] =
              endings[choice]?.reduce(
                (sum, odds, face) => sum + odds * landings.share(now, face, each),
                0,
              ) ?? 0;
          }
          return shares;
        },
      },
    );
    return { best, estimates };
  },
});

/** What stopping with each face came to in each world. */
class Landings {
  private readonly shares: Float64Array;

  constructor(
    readonly seed: number,
    readonly worlds: number,
    readonly seats: number,
  ) {
    this.shares = new Float64Array(worlds * FACES.length * seats);
  }

  private at(world: number, face: number): number {
    return (world * FACES.length + face) * this.seats;
  }

  keep(world: number, face: number, sketch: Sketch): void {
    for (let seat = 0; seat < this.seats; seat += 1) {
      this.shares[this.at(world, face) + seat] = sketch.shareOf(seat);
    }
  }

  share(world: number, face: number, seat: number): number {
    return this.shares[this.at(world, face) + seat] as number;
  }

  /** Over the first so many worlds. */
  mean(seat: number, face: number, worlds: number): number {
    let sum = 0;
    for (let world = 0; world < worlds; world += 1) sum += this.share(world, face, seat);
    return sum / worlds;
  }
}

/** Those of the latest boards: all dice of a turn lead to the same six. */
const KNOWN = new WeakMap<Board, Landings>();

function* landingsOf(open: Open, seed: number, worlds: number): Thinking<Landings> {
  const { seats } = open.setting.config;
  const known = KNOWN.get(open.board);
  if (known?.seed === seed && known.worlds === 2 * worlds) return known;
  const landings = new Landings(seed, 2 * worlds, seats);
  // Its own: while it rests, somebody else may think.
  const sketch = new Sketch();
  sketch.copy(open);
  for (let world = 0; world < landings.worlds; world += 1) {
    if (world % WORLDS_A_PIECE === 0) yield;
    const stream = Math.imul(seed + world, 0x9e3779b1);
    sketch.imagine(stream);
    for (let face = 0; face < FACES.length; face += 1) {
      sketch.restore();
      sketch.land(face);
      sketch.playOn(Number.MAX_SAFE_INTEGER, stream ^ DICE_STREAM);
      landings.keep(world, face, sketch);
    }
  }
  KNOWN.set(open.board, landings);
  return landings;
}
