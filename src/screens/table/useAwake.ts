import { activateKeepAwakeAsync, deactivateKeepAwake } from 'expo-keep-awake';
import { useEffect } from 'react';

let wishes = 0;

/**
 * While it is wanted, the screen does not go dark by itself: people think longer than phones wait. A device
 * that cannot do it, or does not want to, goes dark as it always does.
 */
export function useAwake(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    // Each its own: one that is let go late must not let go of the next.
    const wish = `table ${(wishes += 1)}`;
    const granted = activateKeepAwakeAsync(wish).then(
      () => true,
      () => false,
    );
    return () => {
      void granted
        .then((isGranted) => (isGranted ? deactivateKeepAwake(wish) : undefined))
        .catch(() => undefined);
    };
  }, [isWanted]);
}
