import { useEffect, useState } from 'react';
import { GAMES } from '../../game-core/games';
import { JUDGES } from '../../game-core/games/judges';
import type { Judge } from '../../game-core/kernel/judge';
import { openPast, type Past } from '../../session/past';
import type { Session } from '../../session/session';
import type { GameTable } from '../../tables/shared/game-table';
import { useApp } from '../app/AppProvider';
import { digest, nextTask } from '../app/device';

interface Looking {
  /** Its luck and choices, or the game again. */
  readonly isLookedAt: boolean;
  /** It may be looked at soon: who judges it may be loaded. */
  readonly isOver: boolean;
}

/**
 * A match that is over, once somebody looks at it again. While they do it is judged, and no longer: who comes back finds
 * it as far as it got. Null for a match for one as long as nobody can judge it.
 */
export function usePast(
  session: Session,
  table: GameTable,
  { isLookedAt, isOver }: Looking,
): Past | null {
  const { store } = useApp();
  const [past, setPast] = useState<Past | null>(null);
  const judges = useJudges(session, table, isOver);
  if (isLookedAt && past === null && judges !== null) {
    const outcome = session.outcome();
    if (outcome !== null) {
      const surroundings = {
        registry: GAMES,
        judges,
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

const useNobody = () => null;

/** By game. Alone whoever judges may still be on their way, or never come. */
function useJudges(
  { game, players }: Session,
  { useSoloJudge = useNobody }: GameTable,
  isWanted: boolean,
): Readonly<Record<string, Judge>> | null {
  const isAlone = players.length === 1;
  const judge = useSoloJudge(isAlone && isWanted);
  if (!isAlone) return JUDGES;
  return judge && { [game]: judge };
}
