import type { AccentName } from '../../ui';

/** How an option with several values is chosen in a set-up, where a game has more to say than their names. */
export interface OptionKeysProps {
  /** What is chosen here. */
  readonly label: string;
  readonly value: unknown;
  readonly accent: AccentName;
  readonly onChange: (value: number | string) => void;
}
