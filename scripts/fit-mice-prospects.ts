/**
 * Fits the figures of a race in src/game-core/games/mice-to-meet-you/prospects.ts:
 * node scripts/run.mjs scripts/fit-mice-prospects.ts --games 8000 --seats 4
 *
 * The strongest level plays in all seats. Before each throw it is noted how the race stands, later who won. Regression
 * finds the figures that explain the victories best. These are other games than those which the judge is tried with.
 */
import { miceToMeetYou } from '../src/game-core/games/mice-to-meet-you';
import { Sketch } from '../src/game-core/games/mice-to-meet-you/bots/sketch';
import { standingOf } from '../src/game-core/games/mice-to-meet-you/prospects';
import type { Mice, State } from '../src/game-core/games/mice-to-meet-you/types';
import type { Match } from '../src/game-core/kernel/match';
import { victoryShares } from '../src/game-core/search/shares';
import { gamesBetweenTop, runFit } from './between-top';
import { fitShares, type Shared } from './fit-shares';

const { game } = miceToMeetYou;

/** How the race stood before each throw, and how it ended. */
function momentsOf(match: Match<Mice>): Shared[] {
  const shares = victoryShares(game, match.state);
  const moments: Shared[] = [];
  for (let { last } = match; last !== null; last = last.before.last) {
    const { before, action } = last;
    if (action.by !== 'chance' || action.event.type !== 'roll') continue;
    moments.push({ traits: traitsOf(before.state), shares });
  }
  return moments;
}

/** What each figure of a race is multiplied with, a row for each seat. */
function traitsOf(state: State): number[][] {
  const sketch = new Sketch();
  sketch.copy(state);
  const { worths, waits, fewest } = standingOf(sketch);
  return worths.map((worth, seat) => [
    worth,
    -(fewest ** 2) * worth,
    -(waits[seat] ?? 0) / Math.sqrt(fewest),
  ]);
}

void runFit('fit-mice-prospects', { sizes: [2, 3, 4, 5], games: 8000 }, (seats, games) => {
  const moments: Shared[] = [];
  for (const { match } of gamesBetweenTop(miceToMeetYou, seats, games, 'prospects of mice')) {
    moments.push(...momentsOf(match));
  }
  const [atTheEnd = 0, early = 0, waiting = 0] = fitShares(moments);
  return `${seats} seats: atTheEnd ${atTheEnd.toFixed(2)}, early ${early.toFixed(4)}, waiting ${waiting.toFixed(2)}`;
});
