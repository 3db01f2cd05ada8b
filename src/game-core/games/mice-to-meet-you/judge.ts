import type { Seat } from '../../kernel/seats';
import { belowAny } from '../../search/below';
import { compare, type Estimate } from '../../search/compare';
import { judgeOf } from '../../search/judging';
import { makeWorthsAmong } from './bots/outlook';
import { playMove } from './bots/play-move';
import { QuickPlayer } from './bots/quick-player';
import { Sketch } from './bots/sketch';
import { miceToMeetYou } from './index';
import { prospects } from './prospects';
import { isSolo } from './table';
import type { Mice, Move } from './types';

const WORLDS = 256;
const STREAMS = 0x7fffffff;

/**
 * Each move is played on for a round in many imagined throws of the dice, everybody doing what leaves them the
 * best outlook, and judged there, or by who has won. Alone there is nobody to beat: that game is solved.
 */
export const miceJudge = judgeOf<Mice>({
  game: miceToMeetYou.game,
  worlds: WORLDS,
  *compare({ open, seat: viewer }, moves, seed, worlds) {
    const { table, tray } = open;
    if (tray === null || isSolo(table))
      throw new RangeError('The solo game has a judge of its own.');
    const seat = viewer as Seat;
    const seats = table.houses.length;
    // Its own: while it rests, somebody else may think.
    const sketch = new Sketch();
    const player = new QuickPlayer(sketch, yield* makeWorthsAmong(seats));
    const ends = new Float64Array(seats);
    const sharesNow = (): Float64Array => {
      if (!sketch.isOver) return prospects(sketch);
      for (let each = 0; each < seats; each += 1) ends[each] = sketch.shareOf(each);
      return ends;
    };
    sketch.copy(open);

    // The most promising first: it wins the race unless another one proves to be better.
    const choices = moves
      .map((move) => {
        playMove(sketch, player, tray, seat, move);
        return { move, chance: sharesNow()[seat] as number };
      })
      .sort((a, b) => b.chance - a.chance)
      .map(({ move }) => move);
    yield;

    let stream = seed;
    const found = yield* compare(choices.length, seat, worlds, {
      imagine(world) {
        stream = belowAny(STREAMS, seed, world);
      },
      play(choice) {
        playMove(sketch, player, tray, seat, choices[choice] as Move);
        for (let turn = 0; turn < seats && !sketch.isOver; turn += 1) player.playTurn(stream);
        return sharesNow();
      },
    });
    return {
      best: choices[found.best] as Move,
      of: (move) => found.estimates[choices.indexOf(move)] as Estimate,
    };
  },
});
