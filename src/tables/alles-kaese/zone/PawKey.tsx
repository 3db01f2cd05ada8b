import { usePhrases } from '../../../i18n';
import { RoundKey, useColours } from '../../../ui';
import { heldBy } from '../look/held-by';
import type { Hold } from '../look/useHold';
import { Paw } from '../pieces/signs';

interface Props {
  /** Where nobody else may look: the slices turn over while it is held. */
  readonly hold: Hold | null;
  /** Otherwise behind the curtain. */
  readonly onPress: () => void;
}

/** Whose turn it is looks again at what they have looked at before. */
export function PawKey({ hold, onPress }: Props) {
  const { allesKaese: say } = usePhrases();
  const { ink } = useColours();
  return (
    <RoundKey
      label={say.lookAgain}
      isDown={hold?.isOpen ?? false}
      {...(hold === null ? { onPress } : heldBy(hold))}
    >
      <Paw size={26} colour={ink} />
    </RoundKey>
  );
}
