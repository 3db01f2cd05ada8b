import { shuffled, type Random } from '../../kernel/chance';
import type { Viewer } from '../../kernel/game';
import { PACK, type Front, type Holes, type Sides } from './cards';
import { endReason, seatOfTurn } from './table';
import type { Kept, Open, State, View } from './types';

export function view({ open, pack }: State, seat: Viewer): View {
  // Afterwards everything may be turned over.
  const isOver = endReason(open) !== null;
  return { seat, open, seen: seenBy(open, pack, seat), pack: isOver ? pack : null };
}

/** What a seat saw follows the card, so it stays true wherever the card has gone since. */
function seenBy(open: Open, pack: readonly Sides[], seat: Viewer): readonly Kept[] {
  const seen: Kept[] = [];
  open.log.forEach(({ type, card }, turn) => {
    if (type !== 'peek' || seatOfTurn(open, turn) !== seat) return;
    if (seen.some((other) => other.card === card)) return;
    seen.push({ card, front: (pack[card] as Sides).front });
  });
  return seen;
}

/** The front of each card by its place in the pack, as far as the viewer has seen it. */
export function knownFronts({ open, seen }: View): (Front | undefined)[] {
  const fronts: (Front | undefined)[] = [];
  for (const row of open.board.rows) for (const { card, front } of row) fronts[card] = front;
  for (const { card, front } of seen) fronts[card] = front;
  return fronts;
}

/**
 * The pack was shuffled, and no rule lets a choice depend on a front that the viewer has not seen.
 * So the cards not seen in full are any of those missing, in any order equally likely, as long as
 * the backs fit: draw for each known back one of the missing cards with as many holes, then shuffle
 * what is left into the rest of the supply.
 */
export function imagine(view: View, random: Random): State {
  const { open } = view;
  if (view.pack !== null) return { open, pack: view.pack };
  const { backs } = open.board;
  if (backs.length === 0) return { open, pack: [] };
  const fronts = knownFronts(view);
  const missing = [...PACK];
  fronts.forEach((front, card) => {
    if (front !== undefined) take(missing, backs[card] as Holes, front);
  });
  const pool = shuffled(missing, random);
  const pack = backs.map((holes, card): Sides => {
    const front = fronts[card];
    return front === undefined ? take(pool, holes, null) : { holes, front };
  });
  // Shuffled once more: taking the first card of its kind left the later ones of that kind behind.
  return { open, pack: [...pack, ...shuffled(pool, random)] };
}

/** Takes out the first card with these holes, and with this front unless any will do. */
function take(cards: Sides[], holes: Holes, front: Front | null): Sides {
  const at = cards.findIndex(
    (card) => card.holes === holes && (front === null || card.front === front),
  );
  const [taken] = cards.splice(at, 1);
  if (at === -1 || taken === undefined) throw new Error(`No ${front} with ${holes} holes is left.`);
  return taken;
}
