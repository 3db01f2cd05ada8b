import { usePhrases } from '../../../i18n';
import { Button } from '../../../ui';

interface Props {
  /** Lets the bot act that waits for it; null while none does. */
  readonly onNext: (() => void) | null;
}

/**
 * Where people take bots step by step. It stays while a bot acts, though it cannot be pressed then: who
 * uses a keyboard does not have to look for it again.
 */
export function NextKey({ onNext }: Props) {
  const say = usePhrases();
  return (
    <Button
      icon="next"
      label={say.table.next}
      disabled={onNext === null}
      onPress={() => onNext?.()}
    />
  );
}
