import type { Seat } from '../../../kernel/seats';
import { thinkingBot } from '../../../kernel/thinking';
import { race } from '../../../search/race';
import type { Front } from '../cards';
import { moves } from '../rules';
import type { AllesKaese, Card, Move, View } from '../types';
import { firstThought, kindOfMove } from './different-moves';
import { guessedFronts } from './giveaways';
import { SteadySketch } from './steady-sketch';
import { World } from './world';

/** In how many worlds a choice is tried at most, and how far it is played on there. */
const WORLDS = 1024;
const ROUNDS = 3;

const STREAMS = 0x7fffffff;
/** Tells the dice of a world from its cards. */
const DICE_STREAM = 0x5bd1e995;

/**
 * Watches what the others leave lying, and tries each move in many imagined worlds before it makes
 * one: all seats play on as `steady` does, then the outlook is judged. All moves meet the same
 * worlds and the same dice, so that they differ by themselves and not by luck.
 */
export const shrewd = thinkingBot<AllesKaese>('shrewd', function* (view, random) {
  const fronts = guessedFronts(view);
  const world = new World(view, fronts);
  const choices = choicesOf(view, fronts, world);
  const sketch = new SteadySketch(view.open, world);
  const turns = ROUNDS * sketch.seats;
  const seed = random.below(STREAMS);
  let stream = seed;
  const best = yield* race(choices.length, WORLDS, {
    imagine(nth) {
      stream = Math.imul(seed + nth, 0x9e3779b1);
      world.imagine(stream);
      sketch.enter();
    },
    play(nth) {
      const { type, slot } = choices[nth] as Move;
      sketch.restore();
      sketch[type](slot);
      sketch.playOn(turns, stream ^ DICE_STREAM);
      return sketch.chanceOf(view.seat as Seat);
    },
  });
  return choices[best] as Move;
});

/** The moves that differ, first the one that `steady` would make of the same knowledge. */
function choicesOf(
  view: View,
  fronts: readonly (Front | undefined)[],
  world: World,
): readonly Move[] {
  const first = firstThought(view, fronts);
  const different = new Map<string, Move>();
  for (const move of [first, ...moves(view)]) {
    const isKnown = fronts[view.open.board.display[move.slot] as Card] !== undefined;
    const isIdle = move.type === 'peek' && isKnown && move !== first;
    const kind = kindOfMove(view, fronts, world, move);
    if (!isIdle && !different.has(kind)) different.set(kind, move);
  }
  return [...different.values()];
}
