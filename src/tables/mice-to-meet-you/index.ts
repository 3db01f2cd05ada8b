import { houseOf, isSolo, roundOf } from '../../game-core/games/mice-to-meet-you/table';
import type { Mice } from '../../game-core/games/mice-to-meet-you/types';
import type { GameTable } from '../shared/game-table';
import { SeatFace } from '../shared/faces/SeatFace';
import { Board } from './Board';
import { LogPictures } from './LogPictures';
import { Reveal } from './Reveal';
import { Alone } from './solo/ratings/Alone';
import { Rated } from './solo/ratings/Rated';
import { Review } from './solo/review/Review';
import { useSoloJudge } from './solo/values/useSoloJudge';
import { tellScore, tellTieBreak } from './words/score';
import { lessonsOf } from './words/lesson';
import { tell, tellMove } from './words/tell';

/** Bots answer quickly what is left for them. */
const QUICK = 0.55;

export const miceToMeetYouTable: GameTable<Mice> = {
  Board,
  Reveal,
  Alone,
  Rated,
  useSoloJudge,
  tellSoloCurve: (say) => say.miceReview.curve,
  Review,
  Portrait: SeatFace,
  LogPictures,
  botPause: ({ open }) => (open.asked !== null && open.tray?.left != null ? QUICK : 1),
  tell,
  actor: (happening) => ('seat' in happening ? happening.seat : null),
  roundOf: ({ open }) => roundOf(open) + 1,
  tellTime: ({ open }, say) => say.coach.round(roundOf(open) + 1),
  tellMove,
  lessonsOf,
  tellScore,
  tellTieBreak,
  rulesPage({ open }) {
    const { table, tray, asked, over } = open;
    if (over) return isSolo(table) ? 'solo' : 'end';
    if (isSolo(table)) return tray?.left == null || asked === null ? 'solo' : 'soloNuts';
    if (asked === null || tray === null) return 'turn';
    if (tray.left !== null) return 'others';
    return houseOf(table, asked).nuts > 0 ? 'nuts' : 'turn';
  },
};
