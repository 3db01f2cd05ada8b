import { kindOf } from '../../../game-core/games/misty/cards';
import { roundOf, shapesOf } from '../../../game-core/games/misty/table';
import type { Happening, Move, View } from '../../../game-core/games/misty/types';
import type { Seat } from '../../../game-core/kernel/seats';
import type { Phrases } from '../../../i18n';
import type { Teller } from '../../shared/game-table';
import { nameOf } from '../../shared/names';
import { gridOf, isFramed } from '../layout/grid';
import { spotOf } from '../spots';
import { spotAmongAlike, spotFor } from './alike';

/** Rows and columns are told once the frame is known: before, they may still come to mean others. All of it lies open once it is told; who has chosen what is told when all have. */
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
      const grid = gridOf(window, shapesOf(open.setting.config));
      if (!isFramed(grid)) return log.revealedSomewhere(name(seat), kindOf(card));
      return log.revealed(name(seat), kindOf(card), spotOf(grid, cell));
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

/** A round is long: while windows grow, by the card that is chosen. */
export function tellTime({ open }: View, { coach }: Phrases): string {
  const { stage, windows } = open;
  const round = roundOf(open) + 1;
  switch (stage.name) {
    case 'starting':
    case 'dealing':
    case 'over':
      return coach.round(round);
    case 'building':
      return coach.roundCard(round, (windows[0]?.length ?? 0) + 1);
    case 'activating':
      return coach.roundWaking(round);
  }
}

/** A move before it is made. */
export function tellMove(move: Move, view: View, { say }: Teller): string {
  const kind = kindOf(move.card);
  return move.type === 'activate'
    ? say.mistyLog.wake(kind, spotAmongAlike(view, move.card))
    : say.mistyLog.place(kind, spotFor(view, move.cell));
}
