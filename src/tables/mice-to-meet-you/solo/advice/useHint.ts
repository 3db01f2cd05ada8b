import { useCallback, useEffect, useMemo, useState } from 'react';
import { isSolo } from '../../../../game-core/games/mice-to-meet-you/table';
import type { Mice, State } from '../../../../game-core/games/mice-to-meet-you/types';
import type { Request } from '../../../../game-core/kernel/request';
import { tapsFor, type Tap } from '../../choosing/draft';
import type { Question } from '../../choosing/question';
import type { BoardProps } from '../../../shared/game-table';
import { useSolvedGame } from '../values/SolvedGameProvider';
import type { Solved } from '../values/solved-game';
import { hintFor, type Hint } from './hint';

/** What is known to who plays alone: the solved game, and a hint while they want one. */
export interface Hinting {
  readonly solved: Solved;
  readonly retry: () => void;
  /** Whether something is to be decided. */
  readonly canAsk: boolean;
  readonly isOpen: boolean;
  /** Null where it is closed, or not known yet. */
  readonly hint: Hint | null;
  readonly toggle: () => void;
}

interface Asked {
  readonly open: State;
  readonly request: Request<Mice> | null;
  readonly question: Question | null;
  /** Whether chances or hints can be seen at all. */
  readonly isWanted: boolean;
  readonly tap: (tap: Tap) => void;
  /** Told of the decision that somebody sees a hint for. */
  readonly onHinted: BoardProps['onHinted'];
}

/** A hint for the decision at hand: its best choice is put together at once, and lit in the house. */
export function useHint({ open, request, question, isWanted, tap, onHinted }: Asked): Hinting {
  const { solved, retry } = useSolvedGame(isWanted && isSolo(open.table));
  // Asked once for each request: another moment wants another hint.
  const [asked, ask] = useState<string | null>(null);
  const name = request?.kind === 'decide' ? request.name : null;
  const isOpen = name !== null && asked === name;
  const values = solved.kind === 'here' ? solved.values : null;
  const hint = useMemo(
    () => (isOpen && values !== null ? hintFor(values, open) : null),
    [isOpen, values, open],
  );
  const best = hint?.all[0]?.move ?? null;
  useEffect(() => {
    if (best !== null && question !== null) tapsFor(question, best).forEach(tap);
  }, [best, question, tap]);
  // Who hears that there is nothing to choose has learned nothing.
  const hinted = request?.kind === 'decide' && request.moves.length > 1 ? request.name : null;
  useEffect(() => {
    if (hint !== null && hinted !== null) onHinted?.(hinted);
  }, [hint, hinted, onHinted]);
  const toggle = useCallback(() => ask((before) => (before === name ? null : name)), [name]);
  return { solved, retry, canAsk: name !== null, isOpen, hint, toggle };
}
