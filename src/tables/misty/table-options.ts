import type { TableOptionSpecs } from '../shared/table-options';

export const mistyTableOptions = {
  /** How many points a window could bring by now. Among people, whoever sees it better shall win. */
  scoreShown: { byDefault: (people) => people <= 1 },
} as const satisfies TableOptionSpecs;
