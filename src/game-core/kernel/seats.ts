/** A place at the table, from 0. Seat + 1 is the left neighbour and plays next. */
export type Seat = number;

export interface SeatRange {
  readonly min: number;
  readonly max: number;
}

/** All seats of a table, in order. */
export function seatsOf(count: number): Seat[] {
  return Array.from({ length: count }, (_, seat) => seat);
}

export function leftOf(seat: Seat, count: number): Seat {
  return (seat + 1) % count;
}

export function rightOf(seat: Seat, count: number): Seat {
  return (seat + count - 1) % count;
}
