import { appraise } from '../src/game-core/coach/appraise';
import { GAMES } from '../src/game-core/games';
import { JUDGES } from '../src/game-core/games/judges';
import { createChance, seedFromText } from '../src/game-core/kernel/chance';
import { configure } from '../src/game-core/kernel/config';
import type { Bot } from '../src/game-core/kernel/game';
import type { Judge } from '../src/game-core/kernel/judge';
import { begin, type Match } from '../src/game-core/kernel/match';
import { playOut } from '../src/game-core/kernel/play';
import type { Entry } from '../src/game-core/kernel/registry';
import { seatsOf } from '../src/game-core/kernel/seats';
import type { Row } from './measure';

const GAMES_EACH = 5;
const BAR_S = 20;
/** A frame: no step of thinking may cost one. */
const FRAME_MS = 33;

/** How long it takes to judge a whole game for its review, with every seat taken, and the longest step of it. */
export function* reviewRows(): Generator<Row> {
  for (const entry of GAMES) {
    const { id } = entry.game;
    const judge = JUDGES[id];
    if (judge === undefined) throw new Error(`${id} has no judge.`);
    const spent = Array.from({ length: GAMES_EACH }, (_, nth) => {
      return judging(judge, playedOut(entry, `review ${nth}`));
    });
    yield {
      name: `review of a whole game, ${id}`,
      detail: `slowest of ${GAMES_EACH} games with ${entry.game.seats.max} seats`,
      figure: Math.max(...spent.map(({ whole }) => whole)) / 1000,
      unit: ' s',
      bar: { most: BAR_S },
    };
    yield {
      name: `longest step of a review, ${id}`,
      detail: 'the screen may move between any two of them',
      figure: Math.max(...spent.map(({ step }) => step)),
      unit: ' ms',
      bar: { most: FRAME_MS },
    };
  }
}

function playedOut({ game, levels }: Entry, name: string): Match {
  const seats = game.seats.max;
  const config = configure(game, { seats });
  if (!config.ok) throw new Error(config.error.message);
  const bots = seatsOf(seats).map(() => levels[1] as Bot);
  const seed = seedFromText(name);
  return playOut(begin(game, config.value, seed), bots, createChance(seed));
}

function judging(judge: Judge, match: Match): { whole: number; step: number } {
  const thinking = appraise(match, judge, { seed: seedFromText('bench') });
  let [whole, step] = [0, 0];
  for (let isDone = false; !isDone;) {
    const started = performance.now();
    isDone = thinking.next().done === true;
    const spent = performance.now() - started;
    whole += spent;
    step = Math.max(step, spent);
  }
  return { whole, step };
}
