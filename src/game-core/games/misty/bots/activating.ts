import type { Seat } from '../../../kernel/seats';
import { bestNext } from '../order';
import type { Move, View } from '../types';

/** The next move of a best order, which is exact; null while windows are being built. */
export function activating({ seat, open }: View): Move | null {
  if (open.stage.name !== 'activating') return null;
  const card = bestNext(open.windows[seat as Seat] ?? [], open.moved[seat as Seat] ?? []);
  return card === null ? null : { type: 'activate', card };
}
