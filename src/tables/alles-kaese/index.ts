import { endReason, isDealt, roundOf, slotsWith } from '../../game-core/games/alles-kaese/table';
import type { AllesKaese } from '../../game-core/games/alles-kaese/types';
import type { GameTable } from '../shared/game-table';
import { SeatFace } from '../shared/faces/SeatFace';
import { Board } from './Board';
import { CurtainNote } from './CurtainNote';
import { Leftovers } from './Leftovers';
import { LogPictures } from './LogPictures';
import { Reveal } from './Reveal';
import { tellScore, tellTieBreak } from './words/score';
import { lessonsOf } from './words/lesson';
import { tell, tellMove } from './words/tell';

export const allesKaeseTable: GameTable<AllesKaese> = {
  backdrop: 'stone',
  Board,
  Reveal,
  Afterwards: Leftovers,
  Portrait: SeatFace,
  CurtainNote,
  tell,
  followsLook: ({ type }) => type === 'supply-discarded' || type === 'ended',
  actor: (happening) => ('seat' in happening ? happening.seat : null),
  LogPictures,
  roundOf: ({ open }) => roundOf(open) + 1,
  tellTime: ({ open }, say) => say.coach.round(roundOf(open) + 1),
  tellMove,
  lessonsOf,
  tellScore,
  tellTieBreak,
  rulesPage({ open }) {
    if (!isDealt(open)) return 'turn';
    const reason = endReason(open);
    if (reason !== null) return reason === 'third-trap' ? 'end' : 'scoring';
    if (open.die !== null) {
      return slotsWith(open.board, open.die).length === 0 ? 'peeking' : 'keepOrRemove';
    }
    return open.log.at(-1)?.type === 'peek' ? 'peeking' : 'turn';
  },
};
