import type { Shares } from '../../kernel/judge';
import { sharesBy } from '../../search/shares';
import { CRITERIA, roundsTaken, takers } from './score';
import { takings } from './takings';
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
    const totals = points.map((each, seat) => each + (this.totals[seat] ?? 0));
    // Only who is ahead of whom counts, and most worlds have that in common.
    return this.fairly(
      rounds,
      totals.map((total) => totals.filter((other) => other < total).length),
    );
  }

  /**
   * Nobody knows anything of the rounds to come but that all play them equally well. Who gets there in the same round
   * has the same points in it, so that those of the rounds before decide; after one more round nobody knows those.
   */
  private fairly(rounds: readonly number[], places: readonly number[]): Shares {
    const key = `${rounds.join()}/${places.join()}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const shares = rounds.some((count) => count >= this.needed)
      ? sharesBy(
          CRITERIA,
          rounds.map((count, seat) => [count, places[seat] ?? 0]),
        )
      : this.mean(rounds, places);
    this.known.set(key, shares);
    return shares;
  }

  private mean(rounds: readonly number[], places: readonly number[]): Shares {
    const unknown = places.map(() => 0);
    const ends = takings(rounds.length).map(({ seats, odds }) => {
      const later = rounds.map((count, seat) => count + Number(seats.includes(seat)));
      const isOver = later.some((count) => count >= this.needed);
      return { odds, shares: this.fairly(later, isOver ? places : unknown) };
    });
    return rounds.map((_, seat) =>
      ends.reduce((sum, { odds, shares }) => sum + odds * (shares[seat] ?? 0), 0),
    );
  }
}
