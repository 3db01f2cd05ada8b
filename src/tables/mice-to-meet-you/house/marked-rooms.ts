import type { Card } from '../../../game-core/games/mice-to-meet-you/cards';
import type { House, Move } from '../../../game-core/games/mice-to-meet-you/types';
import type { Rect } from '../../shared/geometry';
import { marksOn, type Mark, type Marks } from '../../shared/marks/marks';
import type { HousePlaces } from '../layout/house-places';
import { penaltyRooms } from './room-state';

/** The room that a move is about; null where it leaves all rooms as they are. */
function roomOf(house: House, move: Move): Card | null {
  switch (move.type) {
    case 'catch':
    case 'take':
      return move.card;
    case 'miss':
      return [...penaltyRooms(house, [move.penalty]).keys()][0] ?? null;
    case 'pass':
      return null;
  }
}

/** The rooms that choices are about, and how they are marked. */
export function markedRooms(
  { rooms }: HousePlaces,
  house: House,
  marks: Marks<Move> | null,
): readonly { readonly place: Rect; readonly marks: readonly Mark[] }[] {
  return rooms.map((place, card) => ({
    place,
    marks: marksOn(marks, (move) => roomOf(house, move) === card),
  }));
}
