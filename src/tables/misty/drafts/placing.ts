import type { Card } from '../../../game-core/games/misty/cards';
import type { Cell } from '../../../game-core/games/misty/sheet';
import type { Move } from '../../../game-core/games/misty/types';

/** Which card a person wants to place, and where: nothing of it is final. */
export interface Placing {
  readonly card: Card | null;
  readonly cell: Cell | null;
}

export const NOTHING: Placing = { card: null, cell: null };

type PlaceMove = Extract<Move, { type: 'place' }>;

/** What may be chosen. */
export interface Options {
  readonly cards: readonly Card[];
  readonly cells: readonly Cell[];
}

export function optionsOf(moves: readonly Move[]): Options {
  const places = moves.filter((move): move is PlaceMove => move.type === 'place');
  return {
    cards: [...new Set(places.map(({ card }) => card))],
    cells: [...new Set(places.map(({ cell }) => cell))],
  };
}

/** The only card, and the only cell once a card is chosen, need no tap. */
export function completed({ card, cell }: Placing, { cards, cells }: Options): Placing {
  const chosen = card ?? (cards.length === 1 ? (cards[0] ?? null) : null);
  const only = cells.length === 1 ? (cells[0] ?? null) : null;
  return { card: chosen, cell: cell ?? (chosen === null ? null : only) };
}

/** Another card takes the place of the one before. */
export function withCard({ cell }: Placing, card: Card): Placing {
  return { card, cell };
}

export function withCell({ card }: Placing, cell: Cell): Placing {
  return { card, cell };
}

/** First the card leaves its cell, then it is no longer chosen. Null where what is left goes without saying. */
export function takenBack(placing: Placing, options: Options): Placing | null {
  const steps = [{ ...placing, cell: null }, NOTHING];
  const isOther = (step: Placing) => {
    const { card, cell } = completed(step, options);
    return card !== placing.card || cell !== placing.cell;
  };
  return steps.find(isOther) ?? null;
}

export function moveOf({ card, cell }: Placing): PlaceMove | null {
  return card === null || cell === null ? null : { type: 'place', card, cell };
}
