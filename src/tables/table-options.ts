import type { Player } from '../game-core/kernel/record';
import { allesKaeseTableOptions } from './alles-kaese/table-options';
import { miceTableOptions } from './mice-to-meet-you/table-options';
import { mistyTableOptions } from './misty/table-options';
import type { TableOptions, TableOptionSpecs } from './shared/table-options';

/** By the game's id. Apart from the tables: a set-up asks for them before a table is loaded. */
const TABLE_OPTIONS: Readonly<Record<string, TableOptionSpecs>> = {
  'alles-kaese': allesKaeseTableOptions,
  'mice-to-meet-you': miceTableOptions,
  misty: mistyTableOptions,
};

/** What holds at the table: what people chose, and for the rest what suits those who play. */
export function tableOptionsOf(
  game: string,
  chosen: TableOptions | undefined,
  players: readonly Pick<Player, 'bot'>[],
): TableOptions {
  const people = players.filter(({ bot }) => bot === null).length;
  const count = players.length;
  const specs = Object.entries(TABLE_OPTIONS[game] ?? {}).filter(
    ([, { seats }]) => seats === undefined || (seats.min <= count && count <= seats.max),
  );
  return Object.fromEntries(
    specs.map(([name, { byDefault }]) => [name, chosen?.[name] ?? byDefault(people)]),
  );
}
