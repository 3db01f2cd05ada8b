import { StyleSheet, View } from 'react-native';
import { Icon } from '../art/Icon';
import { Picture, type PictureName } from '../art/Picture';
import { useRadioKeys } from '../radio-keys';
import { useTextScale } from '../text-scale';
import type { AccentName } from '../theme/colours';
import { outline, radius, space, target } from '../theme/measures';
import { useColours } from '../theme/ThemeProvider';
import { Pressable } from './Pressable';
import { Strength, type Level } from './Strength';
import { Words } from './Words';

interface RowChoice<T extends string> {
  readonly value: T;
  readonly label: string;
  /** One line of explanation. */
  readonly hint?: string;
  readonly picture?: PictureName;
  /** How strong it is, and the words for that. */
  readonly level?: Level & { readonly label: string };
}

interface Props<T extends string> {
  /** What is chosen here. */
  readonly label: string;
  readonly choices: readonly RowChoice<T>[];
  readonly value: T;
  readonly accent?: AccentName;
  readonly onChange: (value: T) => void;
}

/** Two stand side by side where each has that much width. */
const COLUMN = 260;
const BARS = 16;

/** One of several that need a line of explanation each. A tick says which. */
export function RadioRows<T extends string>(props: Props<T>) {
  const { label, choices, value, accent = 'mist', onChange } = props;
  const colours = useColours();
  const keys = useRadioKeys(choices, value, onChange);
  const scale = useTextScale();
  const width = { flexBasis: COLUMN * scale };
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
            aria-label={inWords(choice)}
            onPress={() => onChange(choice.value)}
            style={[
              styles.row,
              width,
              {
                backgroundColor: isChosen ? soft : colours.surface,
                borderColor: isChosen ? text : colours.line,
              },
            ]}
          >
            {choice.picture !== undefined && <Picture name={choice.picture} size={36} />}
            <View style={styles.words}>
              <View style={styles.head}>
                <Words as="label" colour={isChosen ? text : colours.ink}>
                  {choice.label}
                </Words>
                {choice.level !== undefined && (
                  <Strength
                    level={choice.level}
                    size={BARS * scale}
                    colour={isChosen ? text : colours.inkSoft}
                  />
                )}
              </View>
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

function inWords({ label, level, hint }: RowChoice<string>): string {
  const name = level === undefined ? label : `${label}, ${level.label}`;
  return hint === undefined ? name : `${name}. ${hint}`;
}

const styles = StyleSheet.create({
  group: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  row: {
    minHeight: target,
    maxWidth: '100%',
    flexGrow: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    paddingHorizontal: space.m,
    paddingVertical: space.xs,
    borderWidth: outline.normal,
    borderRadius: radius.m,
  },
  words: { flex: 1 },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.s },
  tick: { width: 24 },
});
