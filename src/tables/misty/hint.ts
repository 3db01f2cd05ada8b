import { kindOf } from '../../game-core/games/misty/cards';
import { mistyJudge } from '../../game-core/games/misty/judge';
import { firstCards, reasonFor } from '../../game-core/games/misty/reason';
import { mistyTalk } from '../../game-core/games/misty/talk';
import type { Misty } from '../../game-core/games/misty/types';
import type { Hints } from '../shared/hint-words';
import { remark } from './talk';
import { awake, namesOf, spotAmongAlike, spotFor, spotUnder } from './words/alike';

export const mistyHints: Hints<Misty> = {
  judge: mistyJudge,
  talk: mistyTalk,
  remark,

  title(move, view, { say }) {
    const { seat, open } = view;
    const kind = kindOf(move.card);
    if (move.type === 'activate') return say.mistyWhy.wake(kind, spotAmongAlike(view, move.card));
    const isFirst = seat === 'table' || (open.windows[seat] ?? []).length === 0;
    return isFirst ? say.mistyWhy.first(kind) : say.mistyWhy.place(kind, spotFor(view, move.cell));
  },

  /** A card wherever it lies best; where all cards are alike, the place. */
  choice(move, view, { say }) {
    const { seat, hands, open } = view;
    const hand = seat === 'table' ? [] : (hands[seat] ?? []);
    const cards = move.type === 'activate' ? awake(open, seat) : hand;
    if (new Set(cards.map(kindOf)).size > 1) return say.misty.kinds[kindOf(move.card)];
    return say.mistyWhy.at(
      move.type === 'activate' ? spotUnder(view, move.card) : spotFor(view, move.cell),
    );
  },

  why(view, verdict, { say }) {
    const reason = reasonFor(view, verdict);
    const words = say.mistyWhy;
    switch (reason.kind) {
      case 'only':
        return say.hint.only;
      case 'place': {
        const { points, most, isElsewhere, isOneKind, smiles } = reason;
        if (smiles > 1) return words.smiles(smiles, points);
        if (points === most) return isOneKind ? words.addsHere(points) : words.adds(points);
        return isElsewhere ? words.elsewhere(points, most) : words.later(points, most);
      }
      case 'activate': {
        const { points, others, worst, fewer, enough } = reason;
        if (worst >= points) return words.anyOrder(points);
        const isSame = enough <= worst;
        if (enough < points && !isSame) return words.enough(points, enough);
        if (others < points) return words.order(points, others, isSame);
        const first = firstCards(view, verdict);
        const wrong = namesOf(view, first.less, first.good);
        if (wrong !== null) return words.fewer(points, fewer, wrong, isSame);
        const right = namesOf(view, first.equals, first.less);
        const isShort = right?.every(({ spot }) => spot === null) ?? false;
        if (right !== null && isShort) return words.alsoWith(points, right, isSame);
        return words.mixed(points, worst, isSame);
      }
    }
  },
};
