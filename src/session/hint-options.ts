import type { Player } from '../game-core/kernel/record';
import { seatsOf, type Seat } from '../game-core/kernel/seats';
import type { TableOptions } from '../storage/table-options';

/** Whether each person may ask for hints is agreed on with the table, and so kept with its other options. */

const optionOf = (seat: Seat) => `hints/${seat}`;

/** Alone against bots nobody minds; among people a hint is an advantage that they agree on first. */
export function hintsByDefault(people: number): boolean {
  return people === 1;
}

export function hintOptions(mayAsk: readonly (boolean | null)[]): TableOptions {
  return Object.fromEntries(
    mayAsk.flatMap((may, seat) => (may === null ? [] : [[optionOf(seat), may]])),
  );
}

/** The seats whose people may ask for hints. */
export function hintSeats(players: readonly Player[], options: TableOptions): readonly Seat[] {
  const people = seatsOf(players.length).filter((seat) => players[seat]?.bot === null);
  const byDefault = hintsByDefault(people.length);
  return people.filter((seat) => options[optionOf(seat)] ?? byDefault);
}
