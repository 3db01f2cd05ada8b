import { seatsOf, type Seat } from '../../kernel/seats';
import { takers } from './score';

/** How often a window of the strongest level scores 8 points, 9 and so on up to 14: of 432 windows, rounded. */
const ODDS = [0.03, 0.06, 0.17, 0.34, 0.24, 0.12, 0.04];

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
  const everybody = seatsOf(seats);
  const found: Taking[] = [];
  for (let set = 1; set < 2 ** seats; set += 1) {
    const best = everybody.filter((seat) => (set >> seat) % 2 === 1);
    const taken = takers(everybody.map((seat) => Number(best.includes(seat))));
    // A round that nobody takes is played again.
    if (taken.length > 0) found.push({ seats: taken, odds: oddsOfBest(best.length, seats) });
  }
  const sum = found.reduce((total, { odds }) => total + odds, 0);
  return found.map((taking) => ({ ...taking, odds: taking.odds / sum }));
}

/** That just these have the best window: all of them the same points, and all others fewer. */
function oddsOfBest(count: number, seats: number): number {
  let fewer = 0;
  let sum = 0;
  for (const odds of ODDS) {
    sum += odds ** count * fewer ** (seats - count);
    fewer += odds;
  }
  return sum;
}
