import { Pressable as AnyPressable, StyleSheet, type PressableProps } from 'react-native';
import { guardLeft, isByKey, isFinger, noteTap } from '../taps';
import { useDoubleTapGuard } from '../useDoubleTapGuard';
import { useTailGuard, type TailGuard } from '../useTailGuard';

interface Props extends PressableProps, TailGuard {
  /** What it does changes while it stays: it never takes the second tap of a double tap. */
  readonly changes?: boolean;
}

/** Whatever can be pressed. One tap of a finger presses one thing, also where that brings another one. */
export function Pressable(props: Props) {
  const { style, onPress, changes = false, isHandedOver, followsThrow, ...rest } = props;
  const isFirst = useDoubleTapGuard();
  const isMeant = useTailGuard({ isHandedOver, followsThrow });
  const isReady = isFirst && isMeant;
  // Fingers only: what is below takes the touch, and a screen reader still presses it.
  const fresh = !isReady && styles.fresh;
  return (
    <AnyPressable
      {...rest}
      style={typeof style === 'function' ? (state) => [style(state), fresh] : [style, fresh]}
      onPress={(event) => {
        if (changes && isFinger(event) && guardLeft() > 0) return;
        // The focus came here by itself from the key that threw.
        if (followsThrow === true && !isMeant && isByKey(event)) return;
        noteTap(event);
        onPress?.(event);
      }}
    />
  );
}

const styles = StyleSheet.create({ fresh: { pointerEvents: 'none' } });
