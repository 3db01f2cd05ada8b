import { movable } from '../../../game-core/games/misty/activation';
import { kindOf, type Card } from '../../../game-core/games/misty/cards';
import { MIDDLE, type Cell } from '../../../game-core/games/misty/sheet';
import { shapesOf } from '../../../game-core/games/misty/table';
import type { Open, View } from '../../../game-core/games/misty/types';
import type { Spot } from '../../../i18n';
import { gridOf } from '../layout/grid';
import { spotOf } from '../spots';

/** The drawings of a seat that may move next. */
export function awake({ windows, moved }: Open, seat: View['seat']): readonly Card[] {
  return seat === 'table' ? [] : movable(windows[seat] ?? [], moved[seat] ?? []);
}

/** Where a card would come to lie, as the panes are named before it does. */
export function spotFor({ seat, open }: View, cell: Cell): Spot {
  const window = seat === 'table' ? [] : (open.windows[seat] ?? []);
  return spotOf(gridOf(window, shapesOf(open.setting.config)), cell);
}

/** Of a card that lies there already. */
export function spotUnder(view: View, card: Card): Spot {
  const { seat, open } = view;
  const window = seat === 'table' ? [] : (open.windows[seat] ?? []);
  return spotFor(view, window.find((each) => each.card === card)?.cell ?? MIDDLE);
}

/** The same, null where no other drawing of its kind could be meant. */
export function spotAmongAlike(view: View, card: Card): Spot | null {
  const alike = awake(view.open, view.seat).filter((each) => kindOf(each) === kindOf(card));
  return alike.length > 1 ? spotUnder(view, card) : null;
}
