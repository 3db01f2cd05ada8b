import { GAMES } from '../../../src/game-core/games';
import type { Config } from '../../../src/game-core/kernel/game';
import { optionCombinations } from '../../../src/game-core/kernel/options';
import type { Entry } from '../../../src/game-core/kernel/registry';

/** A game at a seat count with a legal combination of its options. */
export interface Subject {
  readonly name: string;
  readonly entry: Entry;
  readonly config: Config;
}

/** Every game, seat count and combination of options: what the laws are tested on. */
export const SUBJECTS: readonly Subject[] = GAMES.flatMap((entry) =>
  seatCounts(entry).flatMap((seats) =>
    optionCombinations(entry.game.options, seats).map((options) => ({
      name: `${entry.game.id} ${seats} ${JSON.stringify(options)}`,
      entry,
      config: { seats, start: 'random', options } as const,
    })),
  ),
);

function seatCounts({ game: { seats } }: Entry): number[] {
  return Array.from({ length: seats.max - seats.min + 1 }, (_, index) => seats.min + index);
}
