import { movable } from '../../game-core/games/misty/activation';
import { kindOf, type Card } from '../../game-core/games/misty/cards';
import { mistyJudge } from '../../game-core/games/misty/judge';
import { reasonFor } from '../../game-core/games/misty/reason';
import { MIDDLE, type Cell } from '../../game-core/games/misty/sheet';
import { shapesOf } from '../../game-core/games/misty/table';
import { mistyTalk } from '../../game-core/games/misty/talk';
import type { Misty, Open, View, Window } from '../../game-core/games/misty/types';
import type { Hints } from '../shared/hint-words';
import { gridOf } from './layout/grid';
import { spotOf } from './spots';
import { remark } from './talk';

/** As the panes of the window are named before the card lies there. */
function spotIn({ setting }: Open, window: Window, cell: Cell) {
  return spotOf(gridOf(window, shapesOf(setting.config)), cell);
}

/** Of a card that lies there already. */
function spotUnder(open: Open, window: Window, card: Card) {
  return spotIn(open, window, window.find((each) => each.card === card)?.cell ?? MIDDLE);
}

/** The drawings that may move next. */
function awake({ windows, moved }: Open, seat: View['seat']): readonly Card[] {
  return seat === 'table' ? [] : movable(windows[seat] ?? [], moved[seat] ?? []);
}

export const mistyHints: Hints<Misty> = {
  judge: mistyJudge,
  talk: mistyTalk,
  remark,

  title(move, { seat, open }, { say }) {
    const kind = kindOf(move.card);
    const window = seat === 'table' ? [] : (open.windows[seat] ?? []);
    if (move.type === 'activate') {
      const alike = awake(open, seat).filter((card) => kindOf(card) === kind);
      const spot = alike.length > 1 ? spotUnder(open, window, move.card) : null;
      return say.mistyWhy.wake(kind, spot);
    }
    if (window.length === 0) return say.mistyWhy.first(kind);
    return say.mistyWhy.place(kind, spotIn(open, window, move.cell));
  },

  /** A card wherever it lies best; where all cards are alike, the place. */
  choice(move, { seat, hands, open }, { say }) {
    const own = seat === 'table' ? 0 : seat;
    const window = open.windows[own] ?? [];
    const cards = move.type === 'activate' ? awake(open, own) : (hands[own] ?? []);
    if (new Set(cards.map(kindOf)).size > 1) return say.misty.kinds[kindOf(move.card)];
    return say.mistyWhy.at(
      move.type === 'activate'
        ? spotUnder(open, window, move.card)
        : spotIn(open, window, move.cell),
    );
  },

  why(view, verdict, { say }) {
    const reason = reasonFor(view, verdict);
    const words = say.mistyWhy;
    switch (reason.kind) {
      case 'only':
        return say.hint.only;
      case 'place': {
        const { points, most, isElsewhere, smiles } = reason;
        if (smiles > 1) return words.smiles(smiles, points);
        if (points === most) return words.adds(points);
        return isElsewhere ? words.elsewhere(points, most) : words.later(points, most);
      }
      case 'activate': {
        const { points, others, worst } = reason;
        if (others < points) return words.order(points, others);
        return worst < points ? words.mixed(points, worst) : words.anyOrder(points);
      }
    }
  },
};
