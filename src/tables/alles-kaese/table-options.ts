import type { TableOptionSpecs } from '../shared/table-options';

export const allesKaeseTableOptions = {
  /** How likely a trap is. Among people, whoever counts cards better shall win. */
  oddsShown: { byDefault: (people) => people <= 1 },
  /** A card shows its front to who peeks at it once; else they may look again on their turns. */
  fromMemory: { byDefault: () => false },
} as const satisfies TableOptionSpecs;
