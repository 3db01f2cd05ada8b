import { isDiceCard } from '../../game-core/games/mice-to-meet-you/cards';
import { miceJudge } from '../../game-core/games/mice-to-meet-you/judge';
import { reasonFor, type LeftOver } from '../../game-core/games/mice-to-meet-you/reason';
import { miceTalk } from '../../game-core/games/mice-to-meet-you/talk';
import type { Mice } from '../../game-core/games/mice-to-meet-you/types';
import type { Teller } from '../shared/game-table';
import { NAME, type Hints } from '../shared/hint-words';
import { shortNameOf } from '../shared/names';
import { tellMove } from './words/tell';
import { remark } from './talk';

/** How much is left for how many, and for whom where it is one. */
function leftIn({ total, users }: LeftOver, { players }: Teller) {
  const [first, ...others] = users;
  const name = first === undefined || others.length > 0 ? null : shortNameOf(players, first, NAME);
  return [total, users.length, name] as const;
}

/** For the table; the solo game has hints of its own. */
export const miceHints: Hints<Mice> = {
  judge: miceJudge,
  talk: miceTalk,
  remark,
  title: tellMove,

  choice(move, _, { say }) {
    switch (move.type) {
      case 'catch':
      case 'take':
        return isDiceCard(move.card) ? say.miceWhy.close(move.card) : say.miceWhy.catch(move.card);
      case 'miss':
        return say.miceWhy.miss;
      case 'pass':
        return say.miceLog.pass;
    }
  },

  why(view, verdict, teller) {
    const { say, players } = teller;
    if (verdict.moves.length === 1) return say.hint.only;
    const reason = reasonFor(view, verdict);
    const words = say.miceWhy;
    switch (reason.kind) {
      case 'ends':
        return words.ends(reason.mice, reason.rivalMice);
      case 'caught':
        return words.caught(reason.card, reason.mice, ...leftIn(reason.left, teller));
      case 'turned':
        return words.closed(reason.toGo, ...leftIn(reason.left, teller));
      case 'miss':
        return words.missed(...leftIn(reason.left, teller));
      case 'pass': {
        const name = shortNameOf(players, reason.to, NAME);
        return reason.isOwn ? words.passOwn(name) : words.pass(name);
      }
    }
  },
};
