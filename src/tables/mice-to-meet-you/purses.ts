import { houseOf } from '../../game-core/games/mice-to-meet-you/table';
import type { House, Table } from '../../game-core/games/mice-to-meet-you/types';
import { replaced } from '../../game-core/kernel/lists';
import type { Seat } from '../../game-core/kernel/seats';
import type { MiceAct, Tableau } from './staging';

/** Whose nuts; or those on the table. */
export type Purse = Seat | 'supply';

export function withNuts(table: Table, purse: Purse, by: number): Table {
  if (purse === 'supply') return { ...table, supply: table.supply + by };
  const house = houseOf(table, purse);
  return withHouse(table, purse, { ...house, nuts: house.nuts + by });
}

export function withHouse(table: Table, seat: Seat, house: House): Table {
  return { ...table, houses: replaced(table.houses, seat, house) };
}

/** What is counted where, while nuts are on their way: they are nobody's until they land. */
export function countedTable({ table }: Tableau, act: MiceAct | null): Table {
  return act?.kind === 'nuts' ? withNuts(table, act.to, -act.count) : table;
}
