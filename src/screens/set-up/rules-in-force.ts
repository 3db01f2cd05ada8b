import type { SetUp } from '../../storage/set-ups';
import type { Variants } from '../../storage/variants';
import { tableOptionsOf } from '../../tables/table-options';
import type { GameId } from '../game-doors';

/** What people agree on: the variants of the game, and what they chose for the table. */
export type Rules = Pick<SetUp, 'variants' | 'tableOptions'>;

/** All that holds when these people play by them, defaults of the table included. */
export function inForce(
  game: GameId,
  { variants, tableOptions }: Rules,
  players: SetUp['players'],
): Variants {
  return { ...variants, ...tableOptionsOf(game, tableOptions, players) };
}
