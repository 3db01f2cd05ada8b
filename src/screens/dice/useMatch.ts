import { useEffect, useState } from 'react';
import type { Match } from '../../game-core/kernel/match';
import type { Shelved } from '../../session/shelf-state';
import { useApp } from '../app/AppProvider';

/** The match itself, opened by the rules; null until then, and where that fails. */
export function useMatch(shelved: Shelved | undefined): Match | null {
  const { shelf } = useApp();
  const [found, setFound] = useState<{ readonly of: Shelved; readonly match: Match } | null>(null);
  useEffect(() => {
    if (shelved === undefined) return;
    let isHere = true;
    void shelf.look(shelved.id).then((looked) => {
      if (isHere && looked.ok) setFound({ of: shelved, match: looked.value.match });
    });
    return () => {
      isHere = false;
    };
  }, [shelf, shelved]);
  // While a later moment is being opened, the one before is shown.
  return shelved !== undefined && found?.of.id === shelved.id ? found.match : null;
}
