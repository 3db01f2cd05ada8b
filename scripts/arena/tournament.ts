import { createChance, deriveSeed } from '../../src/game-core/kernel/chance';
import type { Bot } from '../../src/game-core/kernel/game';
import { begin, type Match } from '../../src/game-core/kernel/match';
import { playOut } from '../../src/game-core/kernel/play';
import { seatsOf, type Seat } from '../../src/game-core/kernel/seats';
import type { Settings } from './settings';

/** A game of a tournament that has been played. */
export interface Played {
  readonly match: Match;
  /** Games with the same deal number were played with the same dice and cards. */
  readonly deal: number;
  /** For each entrant, in the order in which they were named, where it sat. */
  readonly seatOf: readonly Seat[];
  /** The bot in each seat. */
  readonly seated: readonly Bot[];
}

/** Plays the games one by one. With `rotate`, each deal is played from every seat. */
export function* playTournament(settings: Settings): Generator<Played> {
  const { entry, config, bots, games, seed, rotate } = settings;
  const count = bots.length;
  for (let game = 0; game < games; game += 1) {
    const deal = rotate ? Math.floor(game / count) : game;
    const shift = rotate ? game % count : 0;
    const seatOf = seatsOf(count).map((entrant) => (entrant + shift) % count);
    const seated = seatsOf(count).map((seat) => bots[seatOf.indexOf(seat)] as Bot);
    const start = begin(entry.game, config, deriveSeed(seed, `deal/${deal}`));
    const match = playOut(start, seated, createChance(deriveSeed(seed, `thoughts/${game}`)));
    yield { match, deal, seatOf, seated };
  }
}
