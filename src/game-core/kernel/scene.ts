import type { Kinds } from './game';

/** One look at the table, and how it came about. */
export interface Scene<K extends Kinds = Kinds> {
  /** Another number is another scene; a later one has a higher number. */
  readonly id: number;
  readonly view: K['view'];
  /** The table just before, where it is to be seen how one became the other. */
  readonly before: K['view'] | null;
  readonly happenings: readonly K['happening'][];
}
