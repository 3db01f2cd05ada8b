import { miceToMeetYou } from '../../game-core/games/mice-to-meet-you';
import { isDiceCard } from '../../game-core/games/mice-to-meet-you/cards';
import { miceJudge } from '../../game-core/games/mice-to-meet-you/judge';
import { reasonFor, type LeftOver } from '../../game-core/games/mice-to-meet-you/reason';
import { miceTalk } from '../../game-core/games/mice-to-meet-you/talk';
import { houseOf } from '../../game-core/games/mice-to-meet-you/table';
import type { Mice, Move, View } from '../../game-core/games/mice-to-meet-you/types';
import type { Seat } from '../../game-core/kernel/seats';
import type { Phrases } from '../../i18n';
import type { Teller } from '../shared/game-table';
import { NAME, type Hints } from '../shared/hint-words';
import { shortNameOf } from '../shared/names';
import { tellMove } from './words/tell';
import { remark } from './talk';

type Miss = Extract<Move, { type: 'miss' }>;

/** How much is left for how many, and for whom where it is one. */
function leftIn({ total, users }: LeftOver, { players }: Teller) {
  const [first, ...others] = users;
  const name = first === undefined || others.length > 0 ? null : shortNameOf(players, first, NAME);
  return [total, users.length, name] as const;
}

function lossOf({ penalty }: Miss, { seat, open }: View, { miceWhy }: Phrases): string {
  if (penalty === 'none') return miceWhy.miss;
  if (penalty !== 'cage') return miceWhy.opens(penalty);
  return miceWhy.fills(houseOf(open.table, seat as Seat).cage.at(-1) ?? 0);
}

/** For the table; the solo game has hints of its own. */
export const miceHints: Hints<Mice> = {
  judge: miceJudge,
  talk: miceTalk,
  remark,
  title: tellMove,

  /** What a miss costs is named where nothing else can be chosen. */
  choice(move, view, { say }) {
    switch (move.type) {
      case 'catch':
      case 'take':
        return isDiceCard(move.card) ? say.miceWhy.close(move.card) : say.miceWhy.catch(move.card);
      case 'miss':
        return miceToMeetYou.game.moves(view).every(({ type }) => type === 'miss')
          ? lossOf(move, view, say)
          : say.miceWhy.miss;
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
      case 'miss': {
        const told = reason.isEven ? words.missedEven : words.missed;
        return (reason.isForced ? words.forced : told)(...leftIn(reason.left, teller));
      }
      case 'pass': {
        const name = shortNameOf(players, reason.to, NAME);
        return reason.isOwn ? words.passOwn(name) : words.pass(name);
      }
    }
  },
};
