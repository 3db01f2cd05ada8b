import { usePhrases } from '../../../i18n';
import { Button } from '../../../ui';
import { Keys } from './Keys';

interface Props {
  /** As the other keys of the zone are. */
  readonly isStacked: boolean;
  /** What is being shown jumps to its end, and the bot whose turn it is acts. */
  readonly onNext: () => void;
}

/**
 * Where people take bots step by step. It stays while a bot acts: who uses a keyboard does not have to
 * look for it again, and who cannot see what moves does not have to wait for it.
 */
export function NextKey({ isStacked, onNext }: Props) {
  const say = usePhrases();
  return (
    <Keys isStacked={isStacked}>
      <Button wide={!isStacked} changes icon="next" label={say.table.next} onPress={onNext} />
    </Keys>
  );
}
