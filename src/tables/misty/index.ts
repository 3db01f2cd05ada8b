import { activator, roundOf } from '../../game-core/games/misty/table';
import type { Misty } from '../../game-core/games/misty/types';
import { SeatFace } from '../shared/faces/SeatFace';
import type { GameTable } from '../shared/game-table';
import { Board } from './Board';
import { Afterwards } from './Afterwards';
import { CurtainNote } from './CurtainNote';
import { LogPictures } from './LogPictures';
import { Reveal } from './Reveal';
import { tellScore, tellTieBreak } from './words/score';
import { lessonsOf } from './words/lesson';
import { tell, tellMove, tellTime } from './words/tell';

/** A bot has made up its mind about the whole order: once its window stands still, its drawings follow each other quickly. */
const PAUSE = { first: 0.4, later: 0.06 };

export const mistyTable: GameTable<Misty> = {
  hasDrafts: true,
  botPause({ open: { stage, setting, moved } }) {
    if (stage.name !== 'activating') return 1;
    const isFirst = moved[activator(setting, stage.done)]?.length === 0;
    return isFirst ? PAUSE.first : PAUSE.later;
  },
  Board,
  Reveal,
  Afterwards,
  Portrait: SeatFace,
  CurtainNote,
  LogPictures,
  tell,
  actor: (happening) => ('seat' in happening ? happening.seat : null),
  roundOf: ({ open }) => roundOf(open) + 1,
  tellTime,
  tellMove,
  lessonsOf,
  tellScore,
  tellTieBreak,
  rulesPage({ open: { stage, windows } }) {
    switch (stage.name) {
      case 'starting':
      case 'dealing':
        return windows.some((window) => window.length > 0) ? 'scoring' : 'building';
      case 'building':
        return windows.some((window) => window.length > 0) ? 'placing' : 'building';
      case 'activating':
        return 'moving';
      case 'over':
        return 'winning';
    }
  },
};
