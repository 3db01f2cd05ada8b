import { createContext, use, useEffect } from 'react';
import { useStore } from 'zustand';
import { loadBytes } from './load-bytes';
import { createSolvedGame, type Solved, type SolvedGame } from './solved-game';

const SolvedGameContext = createContext<SolvedGame>(createSolvedGame(loadBytes));

/** Tests bring their own. */
export const SolvedGameProvider = SolvedGameContext.Provider;

interface SolvedInHand {
  readonly solved: Solved;
  readonly retry: () => void;
}

/** The solved game, which begins to load when it is first asked for. */
export function useSolvedGame(isWanted = true): SolvedInHand {
  const game = use(SolvedGameContext);
  const solved = useStore(game.state);
  useEffect(() => {
    // What failed is tried again when people want it to be.
    if (isWanted && game.state.getState().kind === 'away') void game.load();
  }, [game, isWanted]);
  return { solved, retry: () => void game.load() };
}
