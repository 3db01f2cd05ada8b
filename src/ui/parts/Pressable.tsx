import { Pressable as AnyPressable, StyleSheet, type PressableProps } from 'react-native';
import { guardLeft, isFinger, noteTap, noteTouch } from '../taps';
import { useDoubleTapGuard } from '../useDoubleTapGuard';
import { useHandOverGuard } from '../useHandOverGuard';

interface Props extends PressableProps {
  /** What it does changes while it stays: it never takes the second tap of a double tap. */
  readonly changes?: boolean;
  /** It asks something else, or another person, where taps may still go on: they have to be over. */
  readonly isHandedOver?: boolean;
}

/** Whatever can be pressed. One tap of a finger presses one thing, also where that brings another one. */
export function Pressable(props: Props) {
  const { style, onPress, changes = false, isHandedOver = false, ...rest } = props;
  const isFirst = useDoubleTapGuard();
  const isTheirs = useHandOverGuard(isHandedOver);
  const isReady = isFirst && isTheirs;
  // Fingers only: what is below takes the touch, and a keyboard still presses it.
  const fresh = !isReady && styles.fresh;
  return (
    <AnyPressable
      {...rest}
      style={typeof style === 'function' ? (state) => [style(state), fresh] : [style, fresh]}
      onPress={(event) => {
        noteTouch(event);
        if (changes && isFinger(event) && guardLeft() > 0) return;
        noteTap(event);
        onPress?.(event);
      }}
    />
  );
}

const styles = StyleSheet.create({ fresh: { pointerEvents: 'none' } });
