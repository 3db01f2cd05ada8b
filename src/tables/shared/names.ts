import type { Player } from '../../game-core/kernel/record';
import type { Seat } from '../../game-core/kernel/seats';

/** What a seat is called. */
export function nameOf(players: readonly Player[], seat: Seat): string {
  return players[seat]?.name ?? '';
}
