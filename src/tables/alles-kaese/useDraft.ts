import { useCallback, useState } from 'react';
import type { AllesKaese, Slot } from '../../game-core/games/alles-kaese/types';
import type { Request } from '../../game-core/kernel/request';

/** What a person has in mind about a request: nothing of it is final. */
interface Draft {
  readonly request: string;
  readonly slot: Slot | null;
  readonly refusal: string | null;
}

const NOTHING = { slot: null, refusal: null };

/** Which slice is chosen, and why a finger was refused; another request asks anew. */
export function useDraft(request: Request<AllesKaese> | null) {
  const [stored, setDraft] = useState<Draft | null>(null);
  const name = request?.name ?? '';
  const draft = stored?.request === name ? stored : NOTHING;
  const slots = request?.kind === 'decide' ? keepable(request.moves) : NONE;
  const only = slots.length === 1 ? (slots[0] ?? null) : null;
  const choose = useCallback(
    (slot: Slot) => setDraft({ request: name, slot, refusal: null }),
    [name],
  );
  const refuse = useCallback(
    (refusal: string) =>
      setDraft((now) => ({
        request: name,
        slot: now?.request === name ? now.slot : null,
        refusal,
      })),
    [name],
  );
  return { chosen: only ?? draft.slot, refusal: draft.refusal, choose, refuse };
}

const NONE: readonly Slot[] = [];

function keepable(moves: readonly AllesKaese['move'][]): readonly Slot[] {
  return moves.filter(({ type }) => type === 'keep').map(({ slot }) => slot);
}
