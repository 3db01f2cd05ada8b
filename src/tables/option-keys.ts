import type { ReactNode } from 'react';
import { LevelRows } from './mice-to-meet-you/solo/ratings/LevelRows';
import type { OptionKeysProps } from './shared/option-keys';

type OptionKeys = (props: OptionKeysProps) => ReactNode;

/** By the game's id and the option. Apart from the tables: a set-up asks for them before a table is loaded. */
const OPTION_KEYS: Readonly<Record<string, Readonly<Record<string, OptionKeys>>>> = {
  'mice-to-meet-you': { level: LevelRows },
};

export function optionKeysOf(game: string, option: string): OptionKeys | undefined {
  return OPTION_KEYS[game]?.[option];
}
