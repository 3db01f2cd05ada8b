import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { outline, Pressable, radius, space, target, useColours } from '../../../ui';
import { useRadioKeys } from '../../../ui/radio-keys';

export interface Choice {
  readonly key: string;
  /** All of it in words. */
  readonly label: string;
  readonly picture: ReactNode;
  readonly words: ReactNode;
}

interface Props {
  /** What is chosen here. */
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly chosen: string | null;
  readonly onChoose: (key: string) => void;
  readonly isStacked?: boolean;
  /** A key beside them. */
  readonly children?: ReactNode;
}

/** One of a few, side by side: each with a picture of it and what comes of it. */
export function ChoiceChips({
  label,
  choices,
  chosen,
  onChoose,
  isStacked = false,
  children,
}: Props) {
  const { accents, surface, line } = useColours();
  const radios = choices.map(({ key }) => ({ value: key }));
  const keys = useRadioKeys(radios, chosen ?? '', onChoose);
  return (
    <View style={styles.row}>
      <View
        {...keys.group}
        role="radiogroup"
        aria-label={label}
        style={[styles.group, isStacked && styles.stacked]}
      >
        {choices.map((choice) => {
          const isChosen = choice.key === chosen;
          return (
            <Pressable
              key={choice.key}
              {...keys.radio(choice.key)}
              role="radio"
              aria-checked={isChosen}
              aria-label={choice.label}
              onPress={() => onChoose(choice.key)}
              style={[
                styles.chip,
                isStacked ? styles.line : styles.share,
                {
                  backgroundColor: isChosen ? accents.mice.soft : surface,
                  borderColor: isChosen ? accents.mice.text : line,
                  borderWidth: isChosen ? outline.thick - 0.5 : outline.normal,
                },
              ]}
            >
              <View aria-hidden style={styles.picture}>
                {choice.picture}
              </View>
              <View aria-hidden style={styles.words}>
                {choice.words}
              </View>
            </Pressable>
          );
        })}
      </View>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: space.xs, flexGrow: 1 },
  group: { flex: 1, flexDirection: 'row', gap: space.xs },
  stacked: { flexDirection: 'column' },
  share: { flexBasis: 0 },
  line: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignContent: 'center',
    columnGap: space.s,
    paddingVertical: space.xs,
  },
  chip: {
    flexGrow: 1,
    minHeight: target,
    minWidth: target,
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: space.xs,
    borderRadius: radius.m,
    overflow: 'hidden',
  },
  picture: {
    maxWidth: '100%',
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 3,
  },
  words: {
    maxWidth: '100%',
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 3,
  },
});
