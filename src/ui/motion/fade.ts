import { ReduceMotion, withTiming } from 'react-native-reanimated';

/** A fade is what remains when motion is reduced, so it runs even then. */
export function fade(to: number, duration: number) {
  'worklet';
  return withTiming(to, { duration, reduceMotion: ReduceMotion.Never });
}
