import type { Seat } from '../../kernel/seats';
import { takers } from './score';

/** How often a window of the strongest level scores so many points: of 432 windows, rounded. */
const ODDS: ReadonlyMap<number, number> = new Map([
  [8, 0.03],
  [9, 0.06],
  [10, 0.17],
  [11, 0.34],
  [12, 0.24],
  [13, 0.12],
  [14, 0.04],
]);

/** Who may take a round of which nothing is known yet. */
export interface Taking {
  readonly seats: readonly Seat[];
  readonly odds: number;
}

const known: (readonly Taking[] | undefined)[] = [];

/** All ways in which a round between so many equals may be taken. Ties are frequent: every third round. */
export function takings(seats: number): readonly Taking[] {
  return (known[seats] ??= work(seats));
}

function work(seats: number): Taking[] {
  let rounds: { points: readonly number[]; odds: number }[] = [{ points: [], odds: 1 }];
  for (let seat = 0; seat < seats; seat += 1) {
    rounds = rounds.flatMap(({ points, odds }) =>
      [...ODDS].map(([score, share]) => ({ points: [...points, score], odds: odds * share })),
    );
  }
  const found = new Map<string, Taking>();
  for (const { points, odds } of rounds) {
    const taken = takers(points);
    // A round that nobody takes is played again.
    if (taken.length === 0) continue;
    const key = taken.join();
    found.set(key, { seats: taken, odds: odds + (found.get(key)?.odds ?? 0) });
  }
  const all = [...found.values()];
  const sum = all.reduce((total, { odds }) => total + odds, 0);
  return all.map((taking) => ({ ...taking, odds: taking.odds / sum }));
}
