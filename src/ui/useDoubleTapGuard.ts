import { useEffect, useState } from 'react';

/** Longer than there is between the two taps of a double tap. */
const SECOND_TAP = 350;

/**
 * Whether what has just appeared may be tapped. Not for a moment: the second tap of a double tap is
 * meant for what was there before.
 */
export function useDoubleTapGuard(): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), SECOND_TAP);
    return () => clearTimeout(timer);
  }, []);
  return isReady;
}
