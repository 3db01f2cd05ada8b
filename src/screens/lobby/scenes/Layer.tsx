import type { ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import Animated, { useAnimatedStyle, type SharedValue } from 'react-native-reanimated';
import Svg from 'react-native-svg';

/** A scene is drawn in this box and shown whole; its ground goes on beyond it. */
const BOX = '0 0 160 150';

interface StillProps {
  readonly children: ReactNode;
}

export function StillLayer({ children }: StillProps) {
  return (
    <Svg style={StyleSheet.absoluteFill} width="100%" height="100%" viewBox={BOX}>
      {children}
    </Svg>
  );
}

/** Where a layer is while its scene moves, by the progress from 0 to 1; at 0 and 1 it is at rest. */
export interface Pose {
  readonly lift?: number;
  readonly shift?: number;
  readonly opacity?: number;
}

interface MovingProps extends StillProps {
  readonly progress: SharedValue<number>;
  /** A worklet. */
  readonly poseAt: (progress: number) => Pose;
}

/** What moves is a layer as a whole, so that nothing is drawn anew. */
export function MovingLayer({ progress, poseAt, children }: MovingProps) {
  const style = useAnimatedStyle(() => {
    const { lift = 0, shift = 0, opacity = 1 } = poseAt(progress.get());
    return { opacity, transform: [{ translateX: shift }, { translateY: -lift }] };
  });
  return (
    <Animated.View style={[StyleSheet.absoluteFill, style]}>
      <StillLayer>{children}</StillLayer>
    </Animated.View>
  );
}
