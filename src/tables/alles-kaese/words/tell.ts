import { holesOf, isDealt } from '../../../game-core/games/alles-kaese/table';
import { LAST_TRAP } from '../../../game-core/games/alles-kaese/cards';
import type { Happening, Move, View } from '../../../game-core/games/alles-kaese/types';
import type { Seat } from '../../../game-core/kernel/seats';
import type { Teller } from '../../shared/game-table';
import { nameOf } from '../../shared/names';
import { seatsThatLookedAt } from '../odds';

/** All of it lies open: which slice was looked under, never what was seen there. */
export function tell(
  happening: Happening,
  { open }: View,
  { say, players }: Teller,
): string | null {
  const name = (seat: Seat) => nameOf(players, seat);
  const holes = (card: number) => holesOf(open.board, card);
  const { allesKaeseLog: log } = say;
  switch (happening.type) {
    case 'dealt':
      return log.dealt(name(happening.start));
    case 'rolled':
      return log.rolled(name(happening.seat), happening.face, happening.slots.length);
    case 'peeked':
      return log.peeked(name(happening.seat), happening.slot + 1, holes(happening.card));
    case 'kept':
      return tellKept(happening, holes(happening.card), name(happening.seat), log);
    case 'removed':
      return log.removed(
        name(happening.seat),
        happening.slot + 1,
        holes(happening.card),
        seatsThatLookedAt(open, happening.card).map(name),
      );
    case 'refilled':
      return log.refilled(happening.slot + 1, holes(happening.card));
    case 'supply-discarded':
      return log.supplyDiscarded(holes(happening.card));
    case 'ended':
      return happening.reason === 'third-trap' ? log.endedByTrap : log.endedBySupply;
  }
}

function tellKept(
  { slot, front, traps }: Extract<Happening, { type: 'kept' }>,
  holes: number,
  name: string,
  log: Teller['say']['allesKaeseLog'],
): string {
  if (front === 'cheese') return log.keptCheese(name, slot + 1, holes);
  const told = log.keptTrap(name, slot + 1, holes, traps);
  return traps === LAST_TRAP - 1 ? `${told} ${log.oneMore(name)}` : told;
}

/** With the slice that is meant: several may have as many holes. */
export function tellMove({ type, slot }: Move, { open }: View, { say }: Teller): string {
  const card = isDealt(open) ? open.board.display[slot] : null;
  const holes = card === null || card === undefined ? 0 : holesOf(open.board, card);
  const { look, keep, throwAway } = say.allesKaeseLog;
  return { peek: look, keep, remove: throwAway }[type](slot + 1, holes);
}
