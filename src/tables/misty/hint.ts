import { kindOf } from '../../game-core/games/misty/cards';
import { mistyJudge } from '../../game-core/games/misty/judge';
import { reasonFor } from '../../game-core/games/misty/reason';
import type { Cell } from '../../game-core/games/misty/sheet';
import { shapesOf } from '../../game-core/games/misty/table';
import { mistyTalk } from '../../game-core/games/misty/talk';
import type { Misty, Open, Window } from '../../game-core/games/misty/types';
import type { Hints } from '../shared/hint-words';
import { gridOf } from './layout/grid';
import { spotOf } from './spots';
import { remark } from './talk';

/** As the panes of the window are named before the card lies there. */
function spotIn({ setting }: Open, window: Window, cell: Cell) {
  return spotOf(gridOf(window, shapesOf(setting.config)), cell);
}

export const mistyHints: Hints<Misty> = {
  judge: mistyJudge,
  talk: mistyTalk,
  remark,

  title(move, { seat, open }, { say }) {
    const kind = kindOf(move.card);
    if (move.type === 'activate') return say.mistyWhy.wake(kind);
    const window = seat === 'table' ? [] : (open.windows[seat] ?? []);
    if (window.length === 0) return say.mistyWhy.first(kind);
    return say.mistyWhy.place(kind, spotIn(open, window, move.cell));
  },

  /** A card wherever it lies best; where all cards are alike, the place. */
  choice(move, { seat, hands, open }, { say }) {
    const own = seat === 'table' ? 0 : seat;
    const isOneKind = new Set((hands[own] ?? []).map(kindOf)).size === 1;
    if (move.type === 'activate' || !isOneKind) return say.misty.kinds[kindOf(move.card)];
    return say.mistyWhy.at(spotIn(open, open.windows[own] ?? [], move.cell));
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
