import { useEffect, useRef, useState } from 'react';
import { GAMES } from '../../game-core/games';
import type { Entry } from '../../game-core/kernel/registry';
import { loadSetUp, saveSetUp, type SetUp } from '../../storage/set-ups';
import { useApp } from '../app/AppProvider';
import { firstSetUp } from './arrange';

/** What people have to be told about what is kept. */
export type Trouble = 'set-aside' | 'not-stored';

export interface SetUpInHand {
  /** Null until the device's storage was read. */
  readonly setUp: SetUp | null;
  readonly trouble: Trouble | null;
  change(how: (setUp: SetUp) => SetUp): void;
  dismiss(): void;
}

/** How people last played this game. Every change is kept at once, so that leaving loses nothing. */
export function useSetUp(entry: Entry): SetUpInHand {
  const { store } = useApp();
  const [setUp, show] = useState<SetUp | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const wasTold = useRef(false);
  const { id } = entry.game;

  useEffect(() => {
    let isHere = true;
    // Without storage people play all the same.
    loadSetUp(store, GAMES, id)
      .catch(() => ({ setUp: null, setAside: [] }))
      .then((kept) => {
        if (!isHere) return;
        show(kept.setUp ?? firstSetUp(entry));
        if (kept.setAside.some(({ name }) => name === id)) setTrouble('set-aside');
      });
    return () => {
      isHere = false;
    };
  }, [store, entry, id]);

  return {
    setUp,
    trouble,
    dismiss: () => setTrouble(null),
    change(how) {
      if (setUp === null) return;
      const changed = how(setUp);
      show(changed);
      void saveSetUp(store, id, changed).then((stored) => {
        // Once is enough: the next change will not fit either.
        if (stored.ok || wasTold.current) return;
        wasTold.current = true;
        setTrouble('not-stored');
      });
    },
  };
}
