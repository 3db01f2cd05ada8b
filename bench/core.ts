import { gameRows } from './games';
import type { Row } from './measure';
import { mistySolver } from './misty-solver';
import { soEinMistRows } from './so-ein-mist';

/** The game core and its bots, without any app around them. */
export function coreRows(): Row[] {
  // The yardstick checks its own use at length unless it is told not to.
  process.env.NODE_ENV = 'production';
  return [...soEinMistRows(), ...mistySolver(), ...gameRows()];
}
