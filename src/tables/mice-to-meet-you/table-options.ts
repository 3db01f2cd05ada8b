import type { TableOptionSpecs } from '../shared/table-options';

export const miceTableOptions = {
  /** How likely it is to clear the house with perfect play: only for who plays alone. */
  chanceShown: { byDefault: () => false, seats: { min: 1, max: 1 } },
} as const satisfies TableOptionSpecs;
