import type { SeatRange } from '../../game-core/kernel/seats';

/** What people may agree on about the table itself. No rule knows of it, so each is on or off by name. */
export type TableOptions = Readonly<Record<string, boolean>>;

interface TableOption {
  /** The seat counts at which there is such a thing; all where absent. */
  readonly seats?: SeatRange;
  /** Until people choose themselves. */
  byDefault(people: number): boolean;
}

export type TableOptionSpecs = Readonly<Record<string, TableOption>>;
