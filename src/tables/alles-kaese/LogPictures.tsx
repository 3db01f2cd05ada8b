import { holesOf } from '../../game-core/games/alles-kaese/table';
import type { AllesKaese } from '../../game-core/games/alles-kaese/types';
import { DieFaces } from '../../ui/parts/DieFaces';
import type { LogPicturesProps } from '../shared/game-table';
import { Front } from './pieces/Front';
import { Slice } from './pieces/Slice';

/** In letters: holes are to be counted. */
const SLICE = 1.4;

/** The die that was thrown, and the slice that a line is about. Its front only where all have seen it. */
export function LogPictures({
  happening,
  view: { open },
  size,
}: Omit<LogPicturesProps<AllesKaese>, 'isFresh'>) {
  switch (happening.type) {
    case 'rolled':
      return <DieFaces size={size} faces={[happening.face]} />;
    case 'kept': {
      const { front, card } = happening;
      return <Front front={front} holes={holesOf(open.board, card)} size={SLICE * size} />;
    }
    case 'peeked':
    case 'removed':
    case 'refilled':
    case 'supply-discarded':
      return <Slice holes={holesOf(open.board, happening.card)} size={SLICE * size} tag="none" />;
    case 'dealt':
    case 'ended':
      return null;
  }
}
