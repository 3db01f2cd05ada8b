import { StyleSheet, View } from 'react-native';
import type { AccentName } from '../theme/colours';
import { outline, radius, target } from '../theme/measures';
import { useColours } from '../theme/ThemeProvider';
import { useSlider, type Sliding } from './useSlider';

interface Props extends Sliding {
  readonly accent?: AccentName;
}

const KNOB = 26;

/** A line to draw a finger along, from the first of many steps to the last. */
export function Scrubber({ accent = 'mist', ...props }: Props) {
  const { least, most, value } = props;
  const colours = useColours();
  const slider = useSlider({
    ...props,
    valueAt: (x, width) => least + ((x - KNOB / 2) / Math.max(1, width - KNOB)) * (most - least),
  });
  const share = most === least ? 0 : (value - least) / (most - least);
  return (
    <View {...slider} style={styles.area}>
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
