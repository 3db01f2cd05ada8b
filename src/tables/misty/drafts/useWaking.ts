import { useCallback, useState } from 'react';
import type { Card } from '../../../game-core/games/misty/cards';
import { NOT_YET, type Waking } from './waking';

interface Stored {
  readonly request: string;
  readonly waking: Waking;
  readonly refusal: string | null;
}

/** What is chosen in a window that comes to life; another request asks anew. */
export function useWaking(request: string) {
  const [stored, setStored] = useState<Stored | null>(null);
  const own = stored?.request === request ? stored : null;
  // Forgotten for good: after an undo the same is asked again, and nothing is chosen then.
  if (stored !== null && own === null) setStored(null);
  const draft = useCallback(
    (waking: Waking) => setStored({ request, waking, refusal: null }),
    [request],
  );
  const refuse = useCallback(
    (refusal: string) => setStored({ request, waking: NOT_YET, refusal }),
    [request],
  );
  return { waking: own?.waking ?? NOT_YET, refusal: own?.refusal ?? null, draft, refuse };
}

/** The card that moved before it counted, for the scene that follows: it is not shown to move again. */
export interface Settled {
  readonly seat: number;
  readonly card: Card;
}
