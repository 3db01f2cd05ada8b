import { usePhrases } from '../../i18n';
import { Die, target } from '../../ui';

interface Props {
  /** How often it was thrown. */
  readonly rolls: number;
  readonly onRoll: () => void;
}

/** No chance needed: it only shows how fast dice are. */
const FACES = [3, 5, 1, 6, 2, 4] as const;

export function TryDie({ rolls, onRoll }: Props) {
  const say = usePhrases();
  const face = FACES[rolls % FACES.length] ?? 1;
  return (
    <Die
      size={target}
      face={face}
      roll={rolls}
      label={say.settings.tryDie(face)}
      onPress={onRoll}
    />
  );
}
