import type { Bot, Game, Kinds } from './game';

/** A game with the bots that play it. */
export interface Entry<K extends Kinds = Kinds> {
  readonly game: Game<K>;
  readonly bots: readonly Bot<K>[];
  /** Those of the bots that people may choose, from a friendly beginner to the strongest. */
  readonly levels: readonly Bot<K>[];
}

/** The games of a box, found by their id. */
export type Registry = readonly Entry[];

export function findGame(registry: Registry, id: string): Entry | undefined {
  return registry.find(({ game }) => game.id === id);
}

export function findBot<K extends Kinds>(entry: Entry<K>, name: string): Bot<K> | undefined {
  return entry.bots.find((bot) => bot.name === name);
}
