import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Result } from '../../game-core/kernel/result';
import type { Session } from '../../session/session';
import type { OpenProblem } from '../../session/shelf';
import { useApp } from '../app/AppProvider';

type Opened = Result<Session, OpenProblem>;

/** The match with this id, or why it cannot be opened; null while it is being opened. */
export function useOpenedSession(id: string): Opened | null {
  const { shelf } = useApp();
  // Another window may remove it while it is looked at: then it is asked for again.
  const isThere = useStore(shelf.state, ({ matches }) => matches.some((each) => each.id === id));
  const [found, setFound] = useState<{ readonly id: string; readonly opened: Opened } | null>(null);
  useEffect(() => {
    let isHere = true;
    void shelf.open(id).then((opened) => {
      if (isHere) setFound({ id, opened });
    });
    return () => {
      isHere = false;
    };
  }, [shelf, id, isThere]);
  return found?.id === id ? found.opened : null;
}
