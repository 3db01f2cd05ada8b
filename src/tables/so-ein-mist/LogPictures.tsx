import { valueOf, type Card } from '../../game-core/games/so-ein-mist/cards';
import type { SoEinMist } from '../../game-core/games/so-ein-mist/types';
import { DieFaces } from '../../ui/parts/DieFaces';
import type { LogPicturesProps } from '../shared/game-table';
import { backOf } from './pieces/faces';
import { PileCard } from './pieces/PileCard';

/** The die that was rolled, and the card that was laid down or taken while its words still name it. */
export function LogPictures({
  happening,
  isFresh,
  size,
}: Omit<LogPicturesProps<SoEinMist>, 'view'>) {
  switch (happening.type) {
    case 'rolled':
    case 'set-aside':
      return <DieFaces size={size} faces={[happening.face]} />;
    case 'took':
    case 'refilled':
      // The back alone would help a memory too.
      return isFresh ? <Small card={happening.card} size={size} /> : null;
    case 'dealt':
    case 'passed-on':
    case 'hopped':
    case 'queued':
    case 'revealed':
    case 'ended':
      return null;
  }
}

function Small({ card, size }: { readonly card: Card; readonly size: number }) {
  return <PileCard width={size} back={backOf(card)} worth={valueOf(card)} mark={null} skip />;
}
