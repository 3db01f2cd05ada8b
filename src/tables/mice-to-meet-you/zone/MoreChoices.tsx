import { useState } from 'react';
import { StyleSheet } from 'react-native';
import { usePhrases } from '../../../i18n';
import {
  DrawnWords,
  outline,
  Pressable,
  radius,
  Sheet,
  target,
  useColours,
  useGrowth,
} from '../../../ui';
import { ChoiceChips, type Choice } from './ChoiceChips';

interface Props {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly chosen: string | null;
  /** How many more than are seen. */
  readonly rest: number;
  readonly onChoose: (key: string) => void;
}

/** A key that opens all choices on a sheet. */
export function MoreChoices({ label, choices, chosen, rest, onChoose }: Props) {
  const say = usePhrases();
  const { surface, line, ink } = useColours();
  const growth = useGrowth();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Pressable
        role="button"
        aria-label={say.mice.moreWays(rest)}
        onPress={() => setOpen(true)}
        style={[styles.key, { backgroundColor: surface, borderColor: line }]}
      >
        <DrawnWords size={19 * growth} colour={ink}>{`+${rest}`}</DrawnWords>
      </Pressable>
      <Sheet
        open={isOpen}
        title={label}
        closeLabel={say.table.close}
        onClose={() => setOpen(false)}
      >
        <ChoiceChips
          label={label}
          choices={choices}
          chosen={chosen}
          onChoose={(key) => {
            onChoose(key);
            setOpen(false);
          }}
          isStacked
        />
      </Sheet>
    </>
  );
}

const styles = StyleSheet.create({
  // As wide as a finger needs, however large words are: the ways beside it want the width.
  key: {
    width: target,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.m,
    borderWidth: outline.normal,
  },
});
