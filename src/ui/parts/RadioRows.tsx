import { Pressable, StyleSheet, View } from 'react-native';
import { Icon } from '../art/Icon';
import { Picture, type PictureName } from '../art/Picture';
import { useRadioKeys } from '../radio-keys';
import type { AccentName } from '../theme/colours';
import { outline, radius, space, target } from '../theme/measures';
import { useColours } from '../theme/ThemeProvider';
import { Words } from './Words';

interface RowChoice<T extends string> {
  readonly value: T;
  readonly label: string;
  /** One line of explanation. */
  readonly hint?: string;
  readonly picture?: PictureName;
}

interface Props<T extends string> {
  /** What is chosen here. */
  readonly label: string;
  readonly choices: readonly RowChoice<T>[];
  readonly value: T;
  readonly accent?: AccentName;
  readonly onChange: (value: T) => void;
}

/** One of several that need a line of explanation each. A tick says which. */
export function RadioRows<T extends string>(props: Props<T>) {
  const { label, choices, value, accent = 'mist', onChange } = props;
  const colours = useColours();
  const keys = useRadioKeys(choices, value, onChange);
  const { soft, text } = colours.accents[accent];
  return (
    <View {...keys.group} role="radiogroup" aria-label={label} style={styles.group}>
      {choices.map((choice) => {
        const isChosen = choice.value === value;
        return (
          <Pressable
            key={choice.value}
            {...keys.radio(choice.value)}
            role="radio"
            aria-checked={isChosen}
            aria-label={
              choice.hint === undefined ? choice.label : `${choice.label}. ${choice.hint}`
            }
            onPress={() => onChange(choice.value)}
            style={[
              styles.row,
              {
                backgroundColor: isChosen ? soft : colours.surface,
                borderColor: isChosen ? text : colours.line,
              },
            ]}
          >
            {choice.picture !== undefined && <Picture name={choice.picture} size={36} />}
            <View style={styles.words}>
              <Words as="label" colour={isChosen ? text : colours.ink}>
                {choice.label}
              </Words>
              {choice.hint !== undefined && (
                <Words as="small" colour={isChosen ? colours.ink : colours.inkSoft}>
                  {choice.hint}
                </Words>
              )}
            </View>
            <View style={styles.tick}>
              {isChosen && <Icon name="check" size={24} colour={text} />}
            </View>
          </Pressable>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  group: { gap: space.s },
  row: {
    minHeight: target,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    paddingHorizontal: space.m,
    paddingVertical: space.s,
    borderWidth: outline.normal,
    borderRadius: radius.m,
  },
  words: { flex: 1 },
  tick: { width: 24 },
});
