import type { AllesKaese, Slot } from '../../../game-core/games/alles-kaese/types';
import type { Request } from '../../../game-core/kernel/request';

/** What is asked about the slices. */
export interface Asked {
  readonly kind: 'match' | 'look';
  /** The slots that may be chosen. */
  readonly slots: readonly Slot[];
  readonly chosen: Slot | null;
}

/** Which slices the request is about; null while nobody at the phone decides. */
export function askedIn(request: Request<AllesKaese> | null, chosen: Slot | null): Asked | null {
  if (request?.kind !== 'decide') return null;
  const kind = request.moves.some(({ type }) => type === 'peek') ? 'look' : 'match';
  return { kind, slots: [...new Set(request.moves.map(({ slot }) => slot))], chosen };
}
