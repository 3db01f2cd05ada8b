import { createStore, type StoreApi } from 'zustand/vanilla';

import {
  openValues,
  VALUES_SIZE,
  type SoloValues,
} from '../../../../game-core/games/mice-to-meet-you/solo/values';
import type { OnShare } from './load-bytes';

/** What is there of the solved game. Without it people play all the same. */
export type Solved =
  | { readonly kind: 'away' }
  | { readonly kind: 'loading'; readonly share: number }
  | { readonly kind: 'here'; readonly values: SoloValues }
  | { readonly kind: 'failed' };

/** The solved game, loaded once for all who look at it. */
export interface SolvedGame {
  readonly state: StoreApi<Solved>;
  /** Loads it unless it is here or on its way; once more where it failed. */
  load(): Promise<void>;
}

type LoadBytes = (size: number, onShare: OnShare) => Promise<Uint8Array>;

/** A step that can be seen: more would draw the screen anew for nothing. */
const STEP = 0.02;

export function createSolvedGame(loadBytes: LoadBytes): SolvedGame {
  const state = createStore<Solved>(() => ({ kind: 'away' }));
  const show = (solved: Solved) => state.setState(solved, true);

  const onShare = (share: number) => {
    const now = state.getState();
    if (now.kind === 'loading' && share - now.share >= STEP) show({ kind: 'loading', share });
  };

  return {
    state,
    async load() {
      const { kind } = state.getState();
      if (kind === 'loading' || kind === 'here') return;
      show({ kind: 'loading', share: 0 });
      const opened = await loadBytes(VALUES_SIZE, onShare).then(
        (bytes) => openValues('clear', bytes),
        () => null,
      );
      show(opened?.ok ? { kind: 'here', values: opened.value } : { kind: 'failed' });
    },
  };
}
