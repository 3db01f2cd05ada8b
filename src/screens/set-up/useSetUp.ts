import { useEffect, useRef, useState } from 'react';
import { GAMES } from '../../game-core/games';
import type { Entry } from '../../game-core/kernel/registry';
import { loadSetUp, saveSetUp, type LoadedSetUp, type SetUp } from '../../storage/set-ups';
import { useApp, useShelf } from '../app/AppProvider';
import { firstSetUp, firstStarter } from './arrange';
import type { Persons } from './usePersons';

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
export function useSetUp(entry: Entry, { persons }: Persons): SetUpInHand {
  const { store } = useApp();
  const [kept, setKept] = useState<LoadedSetUp | null>(null);
  const [changed, show] = useState<SetUp | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const wasTold = useRef(false);
  const { id } = entry.game;
  const isFirst = useShelf(
    ({ matches, results }) => ![...matches, ...results].some(({ game }) => game === id),
  );

  useEffect(() => {
    let isHere = true;
    // Without storage people play all the same.
    loadSetUp(store, GAMES, id)
      .catch(() => ({ setUp: null, setAside: [] }))
      .then((found) => {
        if (!isHere) return;
        setKept(found);
        if (found.setAside.some(({ name }) => name === id)) setTrouble('set-aside');
      });
    return () => {
      isHere = false;
    };
  }, [store, id]);

  const found =
    kept === null || persons === null ? null : (kept.setUp ?? firstSetUp(entry, persons[0]?.name));
  // Not kept, for it holds for the first game only.
  const given = isFirst && found?.start === 'random' ? firstStarter(found) : null;
  const setUp = changed ?? (found && given !== null ? { ...found, start: given } : found);

  return {
    setUp,
    trouble,
    dismiss: () => setTrouble(null),
    change(how) {
      if (setUp === null) return;
      const next = how(setUp);
      show(next);
      const start = next.start === given ? 'random' : next.start;
      void saveSetUp(store, id, { ...next, start }).then((stored) => {
        // Once is enough: the next change will not fit either.
        if (stored.ok || wasTold.current) return;
        wasTold.current = true;
        setTrouble('not-stored');
      });
    },
  };
}
