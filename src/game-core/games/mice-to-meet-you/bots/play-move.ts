import type { Seat } from '../../../kernel/seats';
import { total } from '../dice';
import type { Move, Tray } from '../types';
import type { QuickPlayer } from './quick-player';
import type { Sketch } from './sketch';

/** Brings the table back that was copied; the seat makes its move, and the turn is played to its end. */
export function playMove(
  sketch: Sketch,
  player: QuickPlayer,
  { red, yellow, left }: Tray,
  seat: Seat,
  move: Move,
): void {
  sketch.restore();
  switch (move.type) {
    case 'catch':
      sketch.use(seat, move.card, Math.abs(move.card - total(red) - move.yellow));
      player.finishTurn(seat, total(yellow) - move.yellow);
      return;
    case 'miss':
      sketch.miss(move.penalty);
      player.finishTurn(seat, total(red) + total(yellow));
      return;
    case 'take':
      sketch.take(seat, move.card, left ?? 0);
      player.finishTurn(seat, move.card);
      return;
    case 'pass':
      player.finishTurn(seat, left ?? 0);
  }
}
