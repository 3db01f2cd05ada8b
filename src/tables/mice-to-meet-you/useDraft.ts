import { useCallback, useState } from 'react';
import { begun, tapped, type Draft, type Tap } from './choosing/draft';
import type { Question } from './choosing/question';

interface Stored {
  readonly request: string;
  readonly draft: Draft;
  /** Why a finger was refused; until the next tap. */
  readonly refusal: string | null;
}

export interface Drafting {
  readonly draft: Draft | null;
  readonly refusal: string | null;
  readonly tap: (tap: Tap) => void;
  readonly refuse: (refusal: string) => void;
}

/** What a person puts together; another request begins anew. */
export function useDraft(request: string, question: Question | null): Drafting {
  const [stored, setStored] = useState<Stored | null>(null);
  const now = stored?.request === request ? stored : null;
  const draft = question === null ? null : (now?.draft ?? begun(question));
  const change = useCallback(
    (how: (draft: Draft) => Draft, refusal: string | null) => {
      if (question === null) return;
      setStored((before) => {
        const from = before?.request === request ? before.draft : begun(question);
        return { request, draft: how(from), refusal };
      });
    },
    [request, question],
  );
  const tap = useCallback(
    (by: Tap) => {
      if (question !== null) change((from) => tapped(question, from, by), null);
    },
    [question, change],
  );
  const refuse = useCallback((refusal: string) => change((from) => from, refusal), [change]);
  return { draft, refusal: now?.refusal ?? null, tap, refuse };
}
