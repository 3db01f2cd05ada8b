import { activeSeat, caughtSeat, countFronts, endReason, isDealt, slotsWith } from './table';
import type { Card, Happening, Kept, Open, Past, Slot, View } from './types';

export function explain({ open: before }: View, after: View): readonly Happening[] {
  const { open } = after;
  if (!isDealt(before)) return [{ type: 'dealt', start: open.setting.start }];
  if (open.die !== null) {
    const slots = slotsWith(open.board, open.die);
    return [{ type: 'rolled', seat: activeSeat(open), face: open.die, slots }];
  }
  return [...played(before, after), ...supplyDiscarded(before, open), ...ended(open)];
}

function played(before: Open, { seat: viewer, open, seen }: View): Happening[] {
  const seat = activeSeat(before);
  const { type, card } = open.log[open.log.length - 1] as Past;
  const slot = before.board.display.indexOf(card);
  switch (type) {
    case 'peek': {
      const own = viewer === seat ? seen.find((other) => other.card === card) : undefined;
      return [{ type: 'peeked', seat, slot, card, front: own?.front ?? null }];
    }
    case 'keep': {
      const row = open.board.rows[seat] as readonly Kept[];
      const { front } = row.at(-1) as Kept;
      const traps = countFronts(row, 'trap');
      return [{ type: 'kept', seat, slot, card, front, traps }, ...refilled(open, slot)];
    }
    case 'remove':
      return [{ type: 'removed', seat, slot, card }, ...refilled(open, slot)];
  }
}

function refilled({ board }: Open, slot: Slot): Happening[] {
  const card = board.display[slot] as Card | null;
  return card === null ? [] : [{ type: 'refilled', slot, card }];
}

/** A card that went from the supply to the discard pile without being in the display. */
function supplyDiscarded(before: Open, { board }: Open): Happening[] {
  return board.discard
    .slice(before.board.discard.length)
    .filter((card) => card >= before.board.drawn)
    .map((card) => ({ type: 'supply-discarded', card }));
}

function ended(open: Open): Happening[] {
  const reason = endReason(open);
  return reason === null ? [] : [{ type: 'ended', reason, caught: caughtSeat(open.board) }];
}
