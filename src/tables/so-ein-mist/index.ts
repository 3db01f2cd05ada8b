import { forcedStop, isOver, roundOf } from '../../game-core/games/so-ein-mist/table';
import type { SoEinMist } from '../../game-core/games/so-ein-mist/types';
import type { GameTable } from '../shared/game-table';
import { Board } from './Board';
import { LogPictures } from './LogPictures';
import { Reveal } from './Reveal';
import { SeatPortrait } from './SeatPortrait';
import { lessonsOf } from './words/lesson';
import { actor, tell, tellMove, tellOpened, tellScore, tellTieBreak } from './words/tell';

export const soEinMistTable: GameTable<SoEinMist> = {
  Board,
  Reveal,
  Portrait: SeatPortrait,
  tell,
  tellOpened,
  actor,
  LogPictures,
  roundOf: ({ open }) => roundOf(open) + 1,
  tellTime: ({ open }, say) => say.coach.round(roundOf(open) + 1),
  tellMove,
  lessonsOf,
  tellScore,
  tellTieBreak,
  rulesPage({ open }) {
    if (isOver(open)) return 'scoring';
    if (open.dice.length === 0 || open.rolling) return 'rolling';
    return forcedStop(open.dice) === null ? 'queues' : 'rolling';
  },
};
