import { StyleSheet, View } from 'react-native';
import { useRadioKeys } from '../radio-keys';
import type { AccentName } from '../theme/colours';
import { ledge, outline, radius, space, target } from '../theme/measures';
import { useColours } from '../theme/ThemeProvider';
import { Pressable } from './Pressable';
import { Words } from './Words';

export interface Choice<T extends string> {
  readonly value: T;
  readonly label: string;
}

interface Props<T extends string> {
  /** What is chosen here. */
  readonly label: string;
  readonly choices: readonly Choice<T>[];
  readonly value: T;
  readonly accent?: AccentName;
  readonly onChange: (value: T) => void;
}

/** One of a few: the chosen key stands out, outlined and raised. The segments wrap when the words get large. */
export function Segmented<T extends string>({
  label,
  choices,
  value,
  accent = 'mist',
  onChange,
}: Props<T>) {
  const colours = useColours();
  const { fill, edge, on } = colours.accents[accent];
  const keys = useRadioKeys(choices, value, onChange);
  return (
    <View
      {...keys.group}
      role="radiogroup"
      aria-label={label}
      style={[styles.group, { backgroundColor: colours.sunken, borderColor: colours.line }]}
    >
      {choices.map((choice) => {
        const isChosen = choice.value === value;
        return (
          <Pressable
            key={choice.value}
            {...keys.radio(choice.value)}
            role="radio"
            aria-checked={isChosen}
            aria-label={choice.label}
            onPress={() => onChange(choice.value)}
            style={[
              styles.segment,
              isChosen && {
                backgroundColor: fill,
                borderColor: colours.outline,
                boxShadow: `inset 0 -${ledge}px 0 ${edge}`,
              },
            ]}
          >
            <Words as="label" colour={isChosen ? on : colours.ink} align="center">
              {choice.label}
            </Words>
          </Pressable>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  group: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    borderWidth: outline.normal,
    borderRadius: radius.m,
  },
  segment: {
    minHeight: target,
    minWidth: target,
    flexGrow: 1,
    flexShrink: 1,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: space.m,
    borderRadius: radius.m - outline.normal,
    borderWidth: outline.normal,
    borderColor: 'transparent',
  },
});
