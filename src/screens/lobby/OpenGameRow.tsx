import { IconButton } from '../../ui';
import { GameRow } from './GameRow';
import type { OpenGame } from './open-games';
import { useOpenGame } from './useOpenGame';

interface Props {
  readonly open: OpenGame;
  readonly now: number;
  readonly onContinue: () => void;
  readonly onRemove: () => void;
}

/** One of the older games that wait: a tap goes on with it. */
export function OpenGameRow({ open, now, onContinue, onRemove }: Props) {
  const { title, when, turn, goOn, remove } = useOpenGame(open, now);
  return (
    <GameRow
      game={open.game}
      title={title}
      line={turn === null ? when : `${turn} · ${when}`}
      players={open.players}
      spoken={goOn}
      onPress={onContinue}
    >
      <IconButton icon="remove" label={remove} onPress={onRemove} />
    </GameRow>
  );
}
