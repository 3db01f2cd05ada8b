import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import { Icon } from '../art/Icon';
import { useMotion } from '../motion/MotionProvider';
import type { AccentName } from '../theme/colours';
import { outline, radius, space, target } from '../theme/measures';
import { useColours } from '../theme/ThemeProvider';
import { Pressable } from './Pressable';
import { Words } from './Words';

interface Props {
  readonly label: string;
  /** One line of explanation. */
  readonly hint?: string;
  readonly on: boolean;
  readonly disabled?: boolean;
  readonly accent?: AccentName;
  readonly onChange: (on: boolean) => void;
}

const KNOB = 24;
const TRAVEL = 26;

/** The whole row can be tapped. A tick says "on" to those who do not see the colour. */
export function SwitchRow({ label, hint, on, disabled = false, accent = 'mist', onChange }: Props) {
  const colours = useColours();
  const { ms } = useMotion();
  const { fill, on: onFill } = colours.accents[accent];
  const side = useSharedValue(on ? 1 : 0);
  useEffect(() => {
    side.set(withTiming(on ? 1 : 0, { duration: ms('fade') }));
  }, [on, side, ms]);
  const knob = useAnimatedStyle(() => ({ transform: [{ translateX: side.get() * TRAVEL }] }));
  const isLit = on && !disabled;
  return (
    <Pressable
      role="switch"
      aria-checked={on}
      aria-disabled={disabled}
      aria-label={hint === undefined ? label : `${label}. ${hint}`}
      disabled={disabled}
      onPress={() => onChange(!on)}
      style={({ pressed }) => [styles.row, pressed && { backgroundColor: colours.sunken }]}
    >
      <View style={styles.words}>
        <Words as="label" colour={disabled ? colours.inkSoft : colours.ink}>
          {label}
        </Words>
        {hint !== undefined && (
          <Words as="small" colour={colours.inkSoft}>
            {hint}
          </Words>
        )}
      </View>
      <View
        style={[
          styles.track,
          {
            backgroundColor: isLit ? fill : colours.sunken,
            borderColor: isLit ? colours.outline : colours.line,
          },
        ]}
      >
        <Animated.View
          style={[styles.knob, { backgroundColor: isLit ? onFill : colours.line }, knob]}
        >
          {on && <Icon name="check" size={18} colour={isLit ? fill : colours.sunken} />}
        </Animated.View>
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  row: {
    minHeight: target,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    paddingVertical: space.s,
    borderRadius: radius.s,
  },
  words: { flex: 1 },
  track: {
    width: KNOB + TRAVEL + 2 * (outline.normal + 3),
    height: KNOB + 2 * (outline.normal + 3),
    padding: 3,
    borderWidth: outline.normal,
    borderRadius: radius.round,
  },
  knob: {
    width: KNOB,
    height: KNOB,
    borderRadius: radius.round,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
