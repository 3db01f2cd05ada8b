import { thinkingBot, type Thinking } from '../../../kernel/thinking';
import { activeSeat, forcedStop } from '../table';
import { FACES, type Board, type Open, type Setting, type SoEinMist } from '../types';
import { stopOrGoOn } from './dice';
import { chanceToWin, weightsFor } from './outlook';
import { Sketch } from './sketch';

/** How many worlds are imagined, and how far each landing is played on in them. */
const WORLDS = 256;
const ROUNDS = 2;
const WORLDS_A_PIECE = 8;

/** Tells the dice of a world from its cards. */
const DICE_STREAM = 0x5bd1e995;

/**
 * Asks of each of the six landings how likely it wins, then solves the dice exactly for these six
 * numbers. A landing is played on for two rounds in many imagined worlds, all seats taking the best
 * single turn; whoever is not at the end by then is judged by points and place. All six landings
 * meet the same worlds and the same dice, so that they differ by themselves and not by luck.
 */
export const farsighted = thinkingBot<SoEinMist>('farsighted', function* ({ open }) {
  if (forcedStop(open.dice) !== null) return 'stop';
  const values = known(open) ?? (yield* weighLandings(open));
  return stopOrGoOn(open.dice, () => values);
});

/**
 * The six values of the latest boards. They follow from the open table alone, so remembering them
 * for the next die of the same turn saves time and changes no choice.
 */
const KNOWN = new WeakMap<
  Board,
  { readonly setting: Setting; readonly values: readonly number[] }
>();

function known({ board, setting }: Open): readonly number[] | undefined {
  const entry = KNOWN.get(board);
  return entry?.setting === setting ? entry.values : undefined;
}

function* weighLandings(open: Open): Thinking<readonly number[]> {
  const values = yield* landingValues(open, WORLDS);
  KNOWN.set(open.board, { setting: open.setting, values });
  return values;
}

/** For each face how likely the active seat wins if it stops with it. */
export function* landingValues(open: Open, worlds: number): Thinking<readonly number[]> {
  // Its own: while it rests, another seat's bot may think.
  const sketch = new Sketch();
  const { config } = open.setting;
  const weights = weightsFor(open.setting);
  const seat = activeSeat(open);
  const seed = numberOf(open);
  const values = FACES.map(() => 0);
  sketch.copy(open);
  for (let world = 0; world < worlds; world += 1) {
    if (world > 0 && world % WORLDS_A_PIECE === 0) yield;
    const stream = Math.imul(seed + world, 0x9e3779b1);
    sketch.imagine(stream);
    for (let face = 0; face < FACES.length; face += 1) {
      sketch.restore();
      sketch.land(face);
      sketch.playOn(ROUNDS * config.seats - 1, stream ^ DICE_STREAM);
      const value = sketch.isOver
        ? sketch.shareOf(seat)
        : chanceToWin(sketch, config.seats, weights);
      values[face] = (values[face] as number) + value / worlds;
    }
  }
  return values;
}

/** A number for the open table: the worlds to imagine follow from it. */
function numberOf({ board, turn }: Open): number {
  let number = turn;
  for (const card of board.path) number = Math.imul(number ^ (card ?? -1), 0x01000193);
  for (const slot of board.places) number = Math.imul(number ^ slot, 0x01000193);
  return number;
}
