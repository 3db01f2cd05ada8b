import { DECLARED, DISPLAY_SIZE, HOLES, type Front, type Holes } from '../cards';
import { discardsSupply, holesOf, seatOfTurn } from '../table';
import type { Card, View } from '../types';
import { knownFronts } from '../view';

/**
 * The fronts that a seat has seen, and those that others gave away: whoever has looked at a card,
 * then rolls its number and does not keep it, has seen a trap.
 */
export function guessedFronts(view: View): readonly (Front | undefined)[] {
  const { board } = view.open;
  const fronts = knownFronts(view);
  const suspects = spurned(view).filter((card) => fronts[card] === undefined);
  for (const holes of HOLES) {
    const same = suspects.filter((card) => holesOf(board, card) === holes);
    // More of them than there are traps left: somebody plays by other rules of thumb.
    if (same.length > hiddenTraps(view, fronts, holes)) continue;
    for (const card of same) fronts[card] = 'trap';
  }
  return fronts;
}

function hiddenTraps(
  { open: { board } }: View,
  fronts: readonly (Front | undefined)[],
  holes: Holes,
): number {
  const seen = fronts.filter((front, card) => front === 'trap' && holesOf(board, card) === holes);
  return DECLARED.traps[holes] - seen.length;
}

/** The cards that another seat had looked at and could have kept later, but did not. */
function spurned({ seat: viewer, open }: View): readonly Card[] {
  const { setting, board, log } = open;
  const display = Array.from({ length: DISPLAY_SIZE }, (_, card): Card => card);
  const looked = new Map<Card, Set<number>>();
  const cards = new Set<Card>();
  let drawn = DISPLAY_SIZE;
  log.forEach(({ face, type, card }, turn) => {
    const seat = seatOfTurn(open, turn);
    if (type === 'peek') {
      looked.set(card, (looked.get(card) ?? new Set()).add(seat));
      if (discardsSupply(setting, type)) drawn += 1;
      return;
    }
    const knows = (other: Card) => looked.get(other)?.has(seat) === true;
    // Of two cheese cards it can keep only one.
    const isContent = type === 'keep' && knows(card);
    if (seat !== viewer && !isContent) {
      for (const other of display) {
        if (holesOf(board, other) === face && knows(other)) cards.add(other);
      }
    }
    display[display.indexOf(card)] = drawn;
    drawn += 1;
  });
  return [...cards];
}
