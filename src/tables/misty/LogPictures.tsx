import { kindOf } from '../../game-core/games/misty/cards';
import type { Misty } from '../../game-core/games/misty/types';
import type { LogPicturesProps } from '../shared/game-table';
import { CardFace } from './pieces/CardFace';

/** In letters. */
const CARD = 1.4;

/** The card that a line names: pale as it was drawn, in colour where it has come to life. */
export function LogPictures({
  happening,
  size,
}: Pick<LogPicturesProps<Misty>, 'happening' | 'size'>) {
  const side = CARD * size;
  switch (happening.type) {
    case 'revealed':
      return <CardFace kind={kindOf(happening.card)} look="asleep" arrow={null} size={side} />;
    case 'moved': {
      const look = happening.covers === null ? 'awake' : 'smudged';
      return <CardFace kind={kindOf(happening.card)} look={look} arrow={null} size={side} />;
    }
    case 'ate':
      return <CardFace kind="monster" look="awake" arrow={null} size={side} />;
    case 'started':
    case 'dealt':
    case 'committed':
    case 'passed':
    case 'scored':
    case 'round-taken':
    case 'ended':
      return null;
  }
}
