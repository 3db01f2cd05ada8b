import { useState } from 'react';
import { usePhrases } from '../../../i18n';
import { Button, largeText, Sheet, useTextScale } from '../../../ui';
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
  const isLarge = useTextScale() >= largeText;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        kind="quiet"
        label={isLarge ? say.mice.more : `+${rest}`}
        spoken={say.mice.moreWays(rest)}
        onPress={() => setOpen(true)}
      />
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
