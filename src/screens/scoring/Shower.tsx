import { useEffect, useMemo } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
  type SharedValue,
} from 'react-native-reanimated';
import { useColours, useMotion, type Colours } from '../../ui';
import { fallAt, piecesOf, type Piece } from './shower-pieces';

const PIECES = 44;
/** In breaths of a glowing piece. */
const LENGTH = 3.5;

function shapeOf({ kind, size }: Piece, colours: Colours, index: number) {
  switch (kind) {
    case 'straw':
      return {
        width: 5 * size,
        height: 26 * size,
        borderRadius: 3,
        backgroundColor: index % 3 === 0 ? colours.hayDark : colours.hay,
      };
    case 'drop':
      return {
        width: 5 * size,
        height: 18 * size,
        borderRadius: 5,
        backgroundColor: colours.rain,
      };
    case 'chaff':
      return {
        width: 11 * size,
        height: 11 * size,
        borderTopLeftRadius: 11,
        borderBottomRightRadius: 11,
        backgroundColor: colours.accents.mist.fill,
      };
  }
}

interface FallingProps {
  readonly piece: Piece;
  readonly index: number;
  readonly progress: SharedValue<number>;
}

function Falling({ piece, index, progress }: FallingProps) {
  const colours = useColours();
  const { width, height } = useWindowDimensions();
  const falling = useAnimatedStyle(() => {
    const { x, y, turn, opacity } = fallAt(piece, progress.get());
    return {
      opacity,
      transform: [{ translateX: x * width }, { translateY: y * height }, { rotate: `${turn}deg` }],
    };
  });
  return (
    <Animated.View
      style={[
        styles.piece,
        { borderColor: colours.outline },
        shapeOf(piece, colours, index),
        falling,
      ]}
    />
  );
}

/** Comes down once over the whole screen and is in nobody's way. Who wants little motion has none. */
export function Shower() {
  const { reduced, ms } = useMotion();
  const pieces = useMemo(() => piecesOf(PIECES), []);
  const progress = useSharedValue(0);
  useEffect(() => {
    if (reduced) return;
    progress.set(withTiming(1, { duration: LENGTH * ms('pulse'), easing: Easing.linear }));
  }, [reduced, ms, progress]);
  if (reduced) return null;
  return (
    <View aria-hidden style={[StyleSheet.absoluteFill, styles.sky]}>
      {pieces.map((piece, index) => (
        <Falling key={piece.x} piece={piece} index={index} progress={progress} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  sky: { overflow: 'hidden', pointerEvents: 'none' },
  piece: { position: 'absolute', borderWidth: 1 },
});
