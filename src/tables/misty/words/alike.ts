import { movable } from '../../../game-core/games/misty/activation';
import { kindOf, type Card, type Kind } from '../../../game-core/games/misty/cards';
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

/** A drawing as it is called, with where it lies if others of its kind are not meant. */
export interface Named {
  readonly kind: Kind;
  readonly spot: Spot | null;
}

/** As few as have room in a sentence: two kinds, or one drawing with its place. Null where there are more. */
export function namesOf(view: View, meant: readonly Card[], not: readonly Card[]): Named[] | null {
  const isAmbiguous = (card: Card) => not.some((other) => kindOf(other) === kindOf(card));
  const kinds = [...new Set(meant.map(kindOf))];
  if (!meant.some(isAmbiguous)) {
    return kinds.length <= 2 ? kinds.map((kind) => ({ kind, spot: null })) : null;
  }
  const [card, ...others] = meant;
  if (card === undefined || others.length > 0) return null;
  return [{ kind: kindOf(card), spot: spotUnder(view, card) }];
}
