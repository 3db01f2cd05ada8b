import { useEffect, useState } from 'react';
import { HAND_OVER, tailLeft } from './taps';

/**
 * Whether what has just appeared may be tapped where it asks something else or another person: it has been
 * there for a while, and nobody taps on and on.
 */
export function useHandOverGuard(isHandedOver: boolean): boolean {
  const [isReady, setReady] = useState(!isHandedOver);
  useEffect(() => {
    if (isReady) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const left = tailLeft();
      if (left === 0) setReady(true);
      else timer = setTimeout(look, left);
    };
    timer = setTimeout(look, HAND_OVER);
    return () => clearTimeout(timer);
  }, [isReady]);
  return isReady;
}
