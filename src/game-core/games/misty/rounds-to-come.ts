import type { Shares } from '../../kernel/judge';
import { replaced } from '../../kernel/lists';
import { sharesBy } from '../../search/shares';
import { CRITERIA, roundsTaken, takers } from './score';
import type { Open } from './types';

/** What a round that ends with some points leaves of the match to everybody. */
export class RoundsToCome {
  private readonly needed: number;
  private readonly rounds: readonly number[];
  private readonly totals: readonly number[];
  private readonly known = new Map<string, Shares>();

  constructor({ setting, windows, scores }: Open) {
    this.needed = setting.config.options.roundsToWin;
    this.rounds = windows.map((_, seat) => roundsTaken({ scores }, seat));
    this.totals = windows.map((_, seat) =>
      scores.reduce((sum, points) => sum + (points[seat] ?? 0), 0),
    );
  }

  sharesAfter(points: readonly number[]): Shares {
    const won = takers(points);
    const rounds = this.rounds.map((count, seat) => count + Number(won.includes(seat)));
    if (!this.isDecided(rounds)) return this.fairly(rounds);
    const totals = points.map((each, seat) => each + (this.totals[seat] ?? 0));
    return sharesBy(
      CRITERIA,
      rounds.map((count, seat) => [count, totals[seat] ?? 0]),
    );
  }

  private isDecided(rounds: readonly number[]): boolean {
    return rounds.some((count) => count >= this.needed);
  }

  /** Nobody knows anything of the rounds to come: each is anybody's, and just one seat's. */
  private fairly(rounds: readonly number[]): Shares {
    const key = rounds.join();
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const seats = rounds.length;
    const ends = rounds.map((count, taker): Shares => {
      const later = replaced(rounds, taker, count + 1);
      return this.isDecided(later)
        ? rounds.map((_, seat) => Number(seat === taker))
        : this.fairly(later);
    });
    const shares = rounds.map((_, seat) => {
      return ends.reduce((sum, end) => sum + (end[seat] ?? 0) / seats, 0);
    });
    this.known.set(key, shares);
    return shares;
  }
}
