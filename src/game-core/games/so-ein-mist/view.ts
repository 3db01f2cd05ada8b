import { shuffled, type Random } from '../../kernel/chance';
import type { Viewer } from '../../kernel/game';
import type { Seat } from '../../kernel/seats';
import { cardsOf, type Card } from './cards';
import { drawCount } from './table';
import type { Board, Open, State, View } from './types';

export function view({ open }: State, seat: Viewer): View {
  return { seat, open };
}

/**
 * A seat's unseen cards lie in its draw pile or were passed on, in any order equally likely: the
 * piles were shuffled, and nothing that was shown since tells more than which cards are left.
 */
export function imagine({ open }: View, random: Random): State {
  const unseen = open.setting.animals.map((_, seat) => shuffled(unseenOf(open, seat), random));
  const draws = unseen.map((cards, seat) => cards.splice(0, drawCount(open, seat)));
  const passed = open.board.passed.map(({ from, card }) => card ?? (unseen[from]?.pop() as Card));
  return { open, hidden: { draws, passed } };
}

/** The cards of a seat's animal that nobody has seen yet. */
export function unseenOf({ setting, board }: Open, seat: Seat): Card[] {
  const animal = setting.animals[seat];
  if (animal === undefined) throw new RangeError(`There is no seat ${seat}.`);
  return cardsOf(animal).filter((card) => !isSeen(board, seat, card));
}

function isSeen({ path, taken, passed }: Board, owner: Seat, card: Card): boolean {
  return (
    path.includes(card) ||
    taken.some((pile) => pile.includes(card)) ||
    passed.some((each) => each.from === owner && each.card === card)
  );
}
