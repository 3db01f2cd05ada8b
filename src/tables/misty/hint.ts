import { kindOf } from '../../game-core/games/misty/cards';
import { mistyJudge } from '../../game-core/games/misty/judge';
import { reasonFor } from '../../game-core/games/misty/reason';
import type { Misty } from '../../game-core/games/misty/types';
import { boxOf } from '../../game-core/games/misty/window';
import type { Hints } from '../shared/hint-words';
import { placeInWords } from './life';

export const mistyHints: Hints<Misty> = {
  judge: mistyJudge,

  title(move, { seat, open }, { say }) {
    const kind = kindOf(move.card);
    if (move.type === 'activate') return say.mistyWhy.wake(kind);
    const window = seat === 'table' ? [] : (open.windows[seat] ?? []);
    if (window.length === 0) return say.mistyWhy.first(kind);
    const { row, column } = placeInWords(boxOf([...window, move]), move.cell);
    return say.mistyWhy.place(kind, row, column);
  },

  /** A card wherever it lies best; where all cards are alike, the place. */
  choice(move, { seat, hands, open }, { say }) {
    const own = seat === 'table' ? 0 : seat;
    const isOneKind = new Set((hands[own] ?? []).map(kindOf)).size === 1;
    if (move.type === 'activate' || !isOneKind) return say.misty.kinds[kindOf(move.card)];
    const box = boxOf([...(open.windows[own] ?? []), move]);
    const { row, column } = placeInWords(box, move.cell);
    return say.mistyWhy.at(row, column);
  },

  why(view, verdict, { say }) {
    const reason = reasonFor(view, verdict);
    const words = say.mistyWhy;
    switch (reason.kind) {
      case 'only':
        return say.hint.only;
      case 'place': {
        const { points, most, smiles } = reason;
        if (smiles > 1) return words.smiles(smiles, points);
        return points === most ? words.adds(points) : words.later(points, most);
      }
      case 'activate': {
        const { points, others } = reason;
        return others < points ? words.order(points, others) : words.anyOrder(points);
      }
    }
  },
};
