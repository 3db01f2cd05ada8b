import { useMemo } from 'react';
import type { Mice } from '../../../../game-core/games/mice-to-meet-you/types';
import type { Judge } from '../../../../game-core/kernel/judge';
import { useSolvedGame } from './SolvedGameProvider';
import { writtenJudge } from './written-judge';

/** Who judges a game alone; null until the solved game is here. */
export function useSoloJudge(isWanted: boolean): Judge<Mice> | null {
  const { solved } = useSolvedGame(isWanted);
  const values = solved.kind === 'here' ? solved.values : null;
  return useMemo(() => values && writtenJudge(values), [values]);
}
