import { useEffect, useState } from 'react';
import type { Session } from '../../session/session';

/** What is shown of a match's secret number from its start. */
export type Seal =
  /** The SHA-256 of the number, in 64 letters and digits. */
  | { readonly kind: 'there'; readonly digits: string }
  | { readonly kind: 'computing' }
  /** Browsers compute it on safe connections only. */
  | { readonly kind: 'unavailable' };

export function useSeal(session: Session): Seal {
  const [seal, setSeal] = useState<Seal>({ kind: 'computing' });
  useEffect(() => {
    let isHere = true;
    const show = (found: Seal) => {
      if (isHere) setSeal(found);
    };
    session.seal().then(
      (digits) => show({ kind: 'there', digits }),
      () => show({ kind: 'unavailable' }),
    );
    return () => {
      isHere = false;
    };
  }, [session]);
  return seal;
}
