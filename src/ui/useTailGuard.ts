import { useEffect, useState } from 'react';
import { tailLeft } from './taps';
import { durations } from './theme/durations';

/**
 * After one touch: until a die has tumbled at normal speed, and could be seen. The same at every speed, because fingers
 * tap on no faster where less is shown.
 */
const CALM = durations.tumble + 100;
/** Another person has to have the phone first. */
const HANDED = 250;
/** Who still taps on a key that has been there for so long means it: a child that never stops must not be shut out. */
const LONGEST = 2500;

/** Why a key does not take whatever finger is there when it appears. */
export interface TailGuard {
  /** It may ask another person than the one whose fingers were last at the phone. */
  readonly isHandedOver?: boolean;
  /** A throw brings it to where fingers are, with something decided already that they could confirm unseen. */
  readonly followsThrow?: boolean;
}

/**
 * Whether what has just appeared may be pressed. After one calm tap, which has thrown, that is as soon as the die
 * lies and could be seen; not while somebody taps on, unless they go on for very long.
 */
export function useTailGuard({ isHandedOver = false, followsThrow = false }: TailGuard): boolean {
  const [isReady, setReady] = useState(
    () => !isHandedOver && (!followsThrow || tailLeft(CALM) === 0),
  );
  useEffect(() => {
    if (isReady) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const since = Date.now();
    const look = () => {
      const left = Math.min(tailLeft(CALM), since + LONGEST - Date.now());
      if (left <= 0) setReady(true);
      else timer = setTimeout(look, left);
    };
    timer = setTimeout(look, isHandedOver ? HANDED : tailLeft(CALM));
    return () => clearTimeout(timer);
  }, [isReady, isHandedOver]);
  return isReady;
}
