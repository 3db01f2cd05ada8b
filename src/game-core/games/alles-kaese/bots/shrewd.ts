import type { Random } from '../../../kernel/chance';
import type { Seat } from '../../../kernel/seats';
import { thinkingBot } from '../../../kernel/thinking';
import { race } from '../../../search/race';
import type { Front } from '../cards';
import { moves } from '../rules';
import { holesOf } from '../table';
import type { AllesKaese, Card, Kept, Move, View } from '../types';
import { guessedFronts } from './giveaways';
import { steady } from './steady';
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
  const choices = choicesOf(view, fronts, world, random);
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

/**
 * The moves that differ, first the one that `steady` would make of the same knowledge. Two cards
 * with the same number are the same if the same seats know them, and this one nothing else of them.
 */
function choicesOf(
  view: View,
  fronts: readonly (Front | undefined)[],
  { knowers }: World,
  random: Random,
): readonly Move[] {
  const { board } = view.open;
  const seen = fronts.flatMap((front, card): Kept[] =>
    front === undefined ? [] : [{ card, front }],
  );
  const first = steady.choose({ ...view, seen }, random);
  const different = new Map<string, Move>();
  for (const move of [first, ...moves(view)]) {
    const card = board.display[move.slot] as Card;
    const front = fronts[card] ?? 'hidden';
    const isIdle = move.type === 'peek' && front !== 'hidden' && move !== first;
    const key = `${move.type} ${holesOf(board, card)} ${front} ${knowers[card]}`;
    if (!isIdle && !different.has(key)) different.set(key, move);
  }
  return [...different.values()];
}
