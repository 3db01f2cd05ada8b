import { useEffect, useState } from 'react';
import { guardLeft } from './taps';

/**
 * Whether what has just appeared may be tapped: not while a tap may be the second one of a double tap
 * that began with something else. Whatever appears later than that is usable at once.
 */
export function useDoubleTapGuard(): boolean {
  const [isReady, setReady] = useState(() => guardLeft() === 0);
  useEffect(() => {
    if (isReady) return undefined;
    const timer = setTimeout(() => setReady(true), guardLeft());
    return () => clearTimeout(timer);
  }, [isReady]);
  return isReady;
}
