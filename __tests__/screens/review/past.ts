import { appraise } from '../../../src/game-core/coach/appraise';
import { GAMES } from '../../../src/game-core/games';
import { JUDGES } from '../../../src/game-core/games/judges';
import { soEinMist } from '../../../src/game-core/games/so-ein-mist';
import type { Judge } from '../../../src/game-core/kernel/judge';
import type { Match } from '../../../src/game-core/kernel/match';
import { toRecord, type Player } from '../../../src/game-core/kernel/record';
import type { Entry } from '../../../src/game-core/kernel/registry';
import { finish } from '../../../src/game-core/kernel/thinking';
import { openPast, type Past } from '../../../src/session/past';
import { roundedOff, saveReview } from '../../../src/storage/reviews';
import type { Store } from '../../../src/storage/store';
import { played, SEED } from '../../game-core/coach/played';
import { MemoryStore } from '../../storage/memory-store';

export const PLAYERS = [
  { name: 'Anna', bot: null },
  { name: 'Ben', bot: 'greedy' },
  { name: 'Clara', bot: null },
];

/** A game of So ein Mist that is over, and what a judge says to it. */
export const MATCH = played(soEinMist as unknown as Entry, 3, 'reviewed');
const JUDGE = JUDGES['so-ein-mist'] as Judge;
export const APPRAISAL = roundedOff(finish(appraise(MATCH, JUDGE, { seed: SEED, worlds: 96 })));

/** It was judged before, or nothing is known of it yet and nothing ever will be. */
export async function pastOf(
  isKept: boolean,
  hinted: readonly string[] = [],
  pause?: () => Promise<void>,
): Promise<Past> {
  const store = new MemoryStore();
  if (isKept) await saveReview(store, 'one', APPRAISAL);
  return pastOfMatch(MATCH, PLAYERS, store, hinted, pause);
}

/** A match of those players that nobody thinks about. */
export function pastOfMatch(
  match: Match,
  players: readonly Player[] = PLAYERS,
  store: Store = new MemoryStore(),
  hinted: readonly string[] = [],
  pause: () => Promise<void> = () => new Promise(() => undefined),
): Past {
  return openPast('one', toRecord(match, players), {
    registry: GAMES,
    judges: JUDGES,
    store,
    tableOptions: {},
    hinted,
    digest: async (text) => text,
    now: () => 0,
    pause,
  });
}
