import { StyleSheet, View } from 'react-native';
import { usePhrases } from '../../i18n';
import {
  Pressable,
  Icon,
  ledge,
  outline,
  radius,
  target,
  useColours,
  type AccentName,
} from '../../ui';
import { useRadioKeys } from '../../ui/radio-keys';
import { PersonSign } from '../art/PersonSign';

interface Props {
  readonly name: string;
  readonly accent: AccentName;
  readonly isBot: boolean;
  readonly onChange: (isBot: boolean) => void;
}

const KINDS = [{ value: false }, { value: true }] as const;

/** Two halves: who sits here is a person, or a bot. */
export function PersonOrBot({ name, accent, isBot, onChange }: Props) {
  const say = usePhrases();
  const { accents, ...colours } = useColours();
  const { fill, edge, on } = accents[accent];
  const keys = useRadioKeys<boolean>(KINDS, isBot, onChange);
  return (
    <View
      {...keys.group}
      role="radiogroup"
      aria-label={say.setUp.kind(name)}
      style={[styles.group, { backgroundColor: colours.sunken, borderColor: colours.line }]}
    >
      {KINDS.map(({ value }) => {
        const isChosen = value === isBot;
        const colour = isChosen ? on : colours.ink;
        return (
          <Pressable
            key={String(value)}
            {...keys.radio(value)}
            role="radio"
            aria-checked={isChosen}
            aria-label={value ? say.setUp.asBot(name) : say.setUp.asPerson(name)}
            onPress={() => {
              if (!isChosen) onChange(value);
            }}
            style={[
              styles.half,
              isChosen && {
                backgroundColor: fill,
                borderColor: colours.outline,
                boxShadow: `inset 0 -${ledge}px 0 ${edge}`,
              },
            ]}
          >
            {value ? (
              <Icon name="bot" size={24} colour={colour} />
            ) : (
              <PersonSign size={22} colour={colour} />
            )}
          </Pressable>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  group: { flexDirection: 'row', borderWidth: outline.thin, borderRadius: radius.m },
  half: {
    width: target + 2,
    height: target,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: outline.thin,
    borderColor: 'transparent',
    borderRadius: radius.m - outline.thin,
  },
});
