import { kindOf } from '../../../game-core/games/misty/cards';
import type { Cell } from '../../../game-core/games/misty/sheet';
import type { Happening, Move, View } from '../../../game-core/games/misty/types';
import { boxOf } from '../../../game-core/games/misty/window';
import type { Seat } from '../../../game-core/kernel/seats';
import type { Teller } from '../../shared/game-table';
import { nameOf } from '../../shared/names';
import { placeInWords } from '../life';

/** All of it lies open once it is told; who has chosen what is told when all have. */
export function tell(
  happening: Happening,
  { open }: View,
  { say, players }: Teller,
): string | null {
  const name = (seat: Seat) => nameOf(players, seat);
  const { mistyLog: log } = say;
  switch (happening.type) {
    case 'started':
      return log.started(name(happening.seat));
    case 'dealt':
      return log.dealt(happening.round + 1, happening.deal + 1);
    case 'committed':
      return null;
    case 'revealed': {
      const { seat, card, cell } = happening;
      const window = open.windows[seat] ?? [];
      if (window.length < 2) return log.revealedFirst(name(seat), kindOf(card));
      const { row, column } = placeInWords(boxOf(window), cell);
      return log.revealed(name(seat), kindOf(card), row, column);
    }
    case 'passed':
      return log.passed[happening.to];
    case 'moved': {
      const { seat, card, to, covers } = happening;
      if (to === null) return log.left(name(seat), kindOf(card));
      if (covers !== null) return log.covered(name(seat), kindOf(card), kindOf(covers));
      return log.moved(name(seat), kindOf(card));
    }
    case 'ate':
      return log.ate(name(happening.seat));
    case 'scored':
      return log.scored(name(happening.seat), happening.points);
    case 'round-taken':
      return log.taken(happening.seats.map(name));
    case 'ended':
      return log.ended;
  }
}

/** A move before it is made. */
export function tellMove(move: Move, { seat, open }: View, { say }: Teller): string {
  const kind = kindOf(move.card);
  if (move.type === 'activate') return say.mistyLog.wake(kind);
  const window = seat === 'table' ? [] : (open.windows[seat] ?? []);
  const { row, column } = placeInWords(boxWith(window, move), move.cell);
  return say.mistyLog.place(kind, row, column);
}

function boxWith(
  window: View['open']['windows'][number],
  { card, cell }: { readonly card: number; readonly cell: Cell },
) {
  return boxOf([...window, { card, cell }]);
}
