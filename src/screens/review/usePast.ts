import { useEffect, useState } from 'react';
import { GAMES } from '../../game-core/games';
import { JUDGES } from '../../game-core/games/judges';
import { openPast, type Past } from '../../session/past';
import type { Session } from '../../session/session';
import { useApp } from '../app/AppProvider';
import { digest, nextTask } from '../app/device';

/**
 * A match with several seats that is over, once somebody looks at it again. While they do it is judged, and no longer:
 * who comes back finds it as far as it got.
 */
export function usePast(session: Session, isLookedAt: boolean): Past | null {
  const { store } = useApp();
  const [past, setPast] = useState<Past | null>(null);
  if (isLookedAt && past === null && session.players.length > 1) {
    const outcome = session.outcome();
    if (outcome !== null) {
      const surroundings = {
        registry: GAMES,
        judges: JUDGES,
        store,
        digest,
        tableOptions: session.tableOptions,
        hinted: session.state.getState().hinted,
        now: Date.now,
        pause: nextTask,
      };
      setPast(openPast(session.id, outcome.record, surroundings));
    }
  }
  useEffect(
    () => (isLookedAt && past !== null ? past.appraising.start() : undefined),
    [isLookedAt, past],
  );
  return past;
}
