import { useRef, type KeyboardEvent } from 'react';
import { Platform, StyleSheet, View, type GestureResponderEvent } from 'react-native';
import type { AccentName } from '../theme/colours';
import { outline, radius, target } from '../theme/measures';
import { useColours } from '../theme/ThemeProvider';

interface Props {
  readonly label: string;
  readonly least: number;
  readonly most: number;
  readonly value: number;
  /** The value in words. */
  readonly valueText: string;
  readonly accent?: AccentName;
  readonly onChange: (value: number) => void;
}

const KNOB = 26;
/** How far each key of a keyboard goes. */
const KEYS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
  Home: -Infinity,
  End: Infinity,
};

/** A line to draw a finger along, from the first of many steps to the last. */
export function Scrubber({ least, most, value, accent = 'mist', onChange, ...props }: Props) {
  const colours = useColours();
  const width = useRef(0);
  const set = (wanted: number) => {
    const next = Math.max(least, Math.min(most, Math.round(wanted)));
    if (next !== value) onChange(next);
  };
  const follow = ({ nativeEvent }: GestureResponderEvent) => {
    const share = (nativeEvent.locationX - KNOB / 2) / Math.max(1, width.current - KNOB);
    set(least + share * (most - least));
  };
  const share = most === least ? 0 : (value - least) / (most - least);
  const keyboard = Platform.OS === 'web' && {
    onKeyDown: (event: KeyboardEvent) => {
      const by = KEYS[event.key];
      if (by === undefined) return;
      event.preventDefault();
      set(value + by);
    },
  };
  return (
    <View
      accessible
      tabIndex={0}
      role="slider"
      aria-label={props.label}
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuenow={value}
      aria-valuetext={props.valueText}
      accessibilityActions={[{ name: 'increment' }, { name: 'decrement' }]}
      onAccessibilityAction={({ nativeEvent: { actionName } }) =>
        set(value + (actionName === 'increment' ? 1 : -1))
      }
      {...keyboard}
      style={styles.area}
      onLayout={({ nativeEvent }) => (width.current = nativeEvent.layout.width)}
      onStartShouldSetResponder={() => true}
      onResponderTerminationRequest={() => false}
      onResponderGrant={follow}
      onResponderMove={follow}
    >
      <View style={[styles.line, { backgroundColor: colours.surface, borderColor: colours.line }]}>
        <View
          style={[
            styles.done,
            { width: `${share * 100}%`, backgroundColor: colours.accents[accent].fill },
          ]}
        />
      </View>
      <View style={styles.way}>
        <View
          style={[
            styles.knob,
            {
              left: `${share * 100}%`,
              backgroundColor: colours.accents[accent].fill,
              borderColor: colours.outline,
            },
          ]}
        />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  area: { flex: 1, height: target, justifyContent: 'center' },
  line: {
    height: 14,
    marginHorizontal: KNOB / 2 - 7,
    borderRadius: radius.round,
    borderWidth: outline.normal,
    overflow: 'hidden',
    pointerEvents: 'none',
  },
  done: { flex: 1 },
  way: {
    position: 'absolute',
    left: 0,
    right: KNOB,
    top: (target - KNOB) / 2,
    height: KNOB,
    pointerEvents: 'none',
  },
  knob: {
    position: 'absolute',
    width: KNOB,
    height: KNOB,
    borderRadius: radius.round,
    borderWidth: outline.normal,
  },
});
