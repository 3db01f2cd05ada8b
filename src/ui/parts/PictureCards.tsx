import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Icon } from '../art/Icon';
import { useRadioKeys } from '../radio-keys';
import { useTextScale } from '../text-scale';
import { largeText, outline, radius, space, target } from '../theme/measures';
import { useColours } from '../theme/ThemeProvider';
import { Pressable } from './Pressable';
import { Words } from './Words';

interface CardChoice<T extends string> {
  readonly value: T;
  readonly label: string;
  /** A few words of explanation. */
  readonly hint: string;
  /** Above the words, and says nothing that they do not. */
  readonly picture: ReactNode;
}

interface Props<T extends string> {
  /** What is chosen here. */
  readonly label: string;
  readonly choices: readonly CardChoice<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** Two stand side by side on a narrow phone, and one below the other when words get large. */
const CARD = 130;
/** Names of many would make it high. */
const HINT_LINES = 2;
const TICK = 20;

/** One of a few that are told apart by their drawings. A tick says which. */
export function PictureCards<T extends string>({ label, choices, value, onChange }: Props<T>) {
  const colours = useColours();
  const keys = useRadioKeys(choices, value, onChange);
  const scale = useTextScale();
  const { fill, on, soft, text } = colours.accents.mist;
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
            aria-label={`${choice.label}. ${choice.hint}`}
            onPress={() => onChange(choice.value)}
            style={[
              styles.card,
              { flexBasis: CARD * scale },
              {
                backgroundColor: isChosen ? soft : colours.surface,
                borderColor: isChosen ? text : colours.line,
              },
            ]}
          >
            <View aria-hidden>{choice.picture}</View>
            <Words as="label" align="center" colour={isChosen ? text : colours.ink}>
              {choice.label}
            </Words>
            <Words
              as="small"
              align="center"
              colour={isChosen ? colours.ink : colours.inkSoft}
              {...(scale < largeText && { lines: HINT_LINES })}
            >
              {choice.hint}
            </Words>
            {isChosen && (
              <View style={[styles.tick, { backgroundColor: fill }]}>
                <Icon name="check" size={TICK * 0.7} colour={on} />
              </View>
            )}
          </Pressable>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  group: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  card: {
    minHeight: target,
    maxWidth: '100%',
    flexGrow: 1,
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: space.xs / 2,
    paddingVertical: space.xs,
    borderWidth: outline.normal,
    borderRadius: radius.m,
  },
  tick: {
    position: 'absolute',
    top: space.xs,
    right: space.xs,
    width: TICK,
    height: TICK,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.round,
  },
});
