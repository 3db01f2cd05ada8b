import { thinkingBot } from '../../../kernel/thinking';
import { belowAny } from '../../../search/below';
import { race } from '../../../search/race';
import { moves } from '../rules';
import { isSolo } from '../table';
import type { Mice } from '../types';
import { chanceToWin, worthsAmong } from './outlook';
import { playMove } from './play-move';
import { QuickPlayer } from './quick-player';
import { Sketch } from './sketch';
import { steady } from './steady';
import { steadyWorths } from './steady-worths';

/** How many moves get a longer look, in how many throws of the dice to come. */
const CANDIDATES = 4;
const WORLDS = 64;
const STREAMS = 0x7fffffff;

/**
 * Asks of each move how likely it wins. All moves are judged by the table that they lead to; the best
 * few are then played on for a round in many imagined throws of the dice, everybody choosing about
 * as `steady` does, and judged there, or by who has won. All of them meet the same dice, so that they
 * differ by themselves and not by luck. Alone it plays like `steady`: there is nobody to beat.
 */
export const canny = thinkingBot<Mice>('canny', function* (view, random) {
  const { table, tray, asked } = view.open;
  if (tray === null || asked === null || isSolo(table)) return steady.choose(view, random);
  const sketch = new Sketch();
  const player = new QuickPlayer(sketch, steadyWorths());
  const worths = worthsAmong(table.houses.length);
  yield;
  sketch.copy(view.open);
  const chance = () => (sketch.isOver ? sketch.shareOf(asked) : chanceToWin(sketch, asked, worths));

  const candidates = moves(view)
    .map((move) => {
      playMove(sketch, player, tray, asked, move);
      return { move, chance: chance() };
    })
    .sort((a, b) => b.chance - a.chance)
    .slice(0, CANDIDATES);
  const [first] = candidates;
  if (first === undefined) throw new Error('A seat that is asked can move.');
  if (first.chance === 1) return first.move;

  const seed = random.below(STREAMS);
  let stream = seed;
  const best = yield* race(candidates.length, WORLDS, {
    imagine(world) {
      stream = belowAny(STREAMS, seed, world);
    },
    play(nth) {
      playMove(sketch, player, tray, asked, (candidates[nth] ?? first).move);
      for (let turn = 0; turn < sketch.seats && !sketch.isOver; turn += 1) {
        player.playTurn(stream);
      }
      return chance();
    },
  });
  return (candidates[best] ?? first).move;
});
