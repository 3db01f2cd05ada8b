import { Scenario } from '../../game-core/games/alles-kaese/scenario';

export const PLAYERS = ['Anna', 'Ben', 'Clara', 'David', 'Emil', 'Frieda'].map((name) => ({
  name,
  bot: null,
}));

/** Anna has 5 + 2, Ben 4 + 3, Clara 4 + 2 + 1: seven holes each, Clara on more cards. Then the pile runs out. */
export function tied(): Scenario {
  return Scenario.deal(3, '5c 4c 4c 2c 3c 2c 1c 6c 6t 6t 6t 6t')
    .keep(5, 0)
    .keep(4, 1)
    .keep(4, 2)
    .keep(2, 3)
    .keep(3, 4)
    .keep(2, 5)
    .remove(6, 1)
    .remove(6, 2)
    .keep(1, 0)
    .drainTo(0);
}

/** Anna keeps cheese with one hole and then three traps; Ben has a cheese with two holes. */
export function caught(): Scenario {
  return Scenario.deal(2, '1c 2c 6t 6t 6t 3c 5t 5c 4c')
    .keep(1, 0)
    .keep(2, 1)
    .keep(6, 2)
    .remove(3, 5)
    .keep(6, 3)
    .remove(5, 0)
    .keep(6, 4);
}
