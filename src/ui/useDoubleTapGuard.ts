import { useEffect, useState } from 'react';
import { guardLeft } from './taps';

/**
 * Whether what has just appeared may be tapped: not while a tap may be the second one of a double tap
 * that began with something else. Whatever appears later than that is usable at once. What was covered
 * appears anew when it is seen again.
 */
export function useDoubleTapGuard(isSeen = true): boolean {
  const [isReady, setReady] = useState(() => guardLeft() === 0);
  if (!isSeen && isReady) setReady(false);
  useEffect(() => {
    if (isReady || !isSeen) return undefined;
    const timer = setTimeout(() => setReady(true), guardLeft());
    return () => clearTimeout(timer);
  }, [isReady, isSeen]);
  return isReady;
}
