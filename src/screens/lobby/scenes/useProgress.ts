import { useEffect } from 'react';
import { cancelAnimation, Easing, useSharedValue, withTiming } from 'react-native-reanimated';
import type { SharedValue } from 'react-native-reanimated';
import { LIVELY } from '../useTurns';

/** From 0 to 1 while it is the scene's turn, otherwise 0. */
export function useProgress(isLive: boolean): SharedValue<number> {
  const progress = useSharedValue(0);
  useEffect(() => {
    if (!isLive) return;
    progress.set(withTiming(1, { duration: LIVELY, easing: Easing.linear }));
    return () => {
      cancelAnimation(progress);
      progress.set(0);
    };
  }, [isLive, progress]);
  return progress;
}
