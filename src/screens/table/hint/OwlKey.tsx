import { usePhrases } from '../../../i18n';
import { RoundKey } from '../../../ui';
import { Owl } from '../../../ui/art/Owl';
import type { HintInHand } from './useHint';

const OWL = 34;

/** Asks the owl; while it speaks, another press lets it be quiet, but not the second tap of a double tap. */
export function OwlKey({ hint, canAsk, isHushed, ask, close }: HintInHand) {
  const say = usePhrases();
  const isOpen = hint !== null && !isHushed;
  return (
    <RoundKey
      label={say.hint.key}
      aria-expanded={isOpen}
      isDown={isOpen}
      changes
      disabled={!canAsk && hint === null}
      onPress={isOpen ? close : ask}
    >
      <Owl size={OWL} />
    </RoundKey>
  );
}
