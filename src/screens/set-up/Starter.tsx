import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { usePhrases } from '../../i18n';
import type { SetUp } from '../../storage/set-ups';
import { inSentence } from '../../tables/shared/names';
import { Pressable, Icon, Sheet, useColours, useTextScale, Words, type AccentName } from '../../ui';
import { RadioRows } from '../../ui/parts/RadioRows';
import { keyStyle } from './key-style';
import { namesOf } from './names';
import { KEY_WIDTH } from './VariantKey';

interface Props {
  readonly accent: AccentName;
  readonly setUp: SetUp;
  readonly onChange: (how: (setUp: SetUp) => SetUp) => void;
}

/** Who begins: anybody, or somebody whom the table agrees on. */
export function Starter({ accent, setUp, onChange }: Props) {
  const say = usePhrases();
  const { line, surface, ink } = useColours();
  const scale = useTextScale();
  const [isOpen, setOpen] = useState(false);
  const names = namesOf(setUp, say);
  const name = names[setUp.players.findIndex(({ id }) => id === setUp.start)];
  const told = name === undefined ? say.setUp.anybodyStarts : say.setUp.starts(inSentence(name));
  return (
    <>
      <Pressable
        role="button"
        aria-label={told}
        onPress={() => setOpen(true)}
        style={[
          keyStyle,
          { flexBasis: KEY_WIDTH * scale, backgroundColor: surface, borderColor: line },
        ]}
      >
        <Icon name="roll" size={24} colour={ink} />
        <View style={styles.words}>
          <Words as="smallStrong">{told}</Words>
        </View>
        <Icon name="down" size={18} colour={ink} />
      </Pressable>
      {isOpen && (
        <Sheet
          open
          title={say.setUp.starter}
          closeLabel={say.setUp.close}
          onClose={() => setOpen(false)}
        >
          <RadioRows
            label={say.setUp.starter}
            accent={accent}
            choices={[
              { value: 'random', label: say.setUp.anybody, picture: 'party' },
              ...setUp.players.map(({ id }, seat) => ({
                value: String(id),
                label: names[seat] ?? '',
              })),
            ]}
            value={String(setUp.start)}
            onChange={(value) => {
              onChange((now) => ({ ...now, start: value === 'random' ? value : Number(value) }));
              setOpen(false);
            }}
          />
        </Sheet>
      )}
    </>
  );
}

const styles = StyleSheet.create({
  words: { flex: 1 },
});
