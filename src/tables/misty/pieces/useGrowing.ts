import { useEffect } from 'react';
import { Easing, useSharedValue, withTiming } from 'react-native-reanimated';
import { fade, useMotion } from '../../../ui';

/** From 0 to 1, as what has become known appears. */
export function useGrowing(isNew: boolean) {
  const { reduced, ms } = useMotion();
  const grown = useSharedValue(isNew ? 0 : 1);
  useEffect(() => {
    grown.set(
      reduced
        ? fade(1, ms('fade'))
        : withTiming(1, { duration: ms('slide'), easing: Easing.out(Easing.quad) }),
    );
  }, [reduced, ms, grown]);
  return grown;
}
