import { Sketch as Table } from '../../../../src/game-core/games/mice-to-meet-you/bots/sketch';
import { prospects } from '../../../../src/game-core/games/mice-to-meet-you/prospects';
import { Scenario, type Sketch } from './scenario';

const SEATS = [2, 3, 4, 5];

/** Seat 0 throws next. */
function sharesOf(seats: number, houses: readonly Sketch[] = []): number[] {
  const table = new Table();
  table.copy(Scenario.of(seats, houses).state);
  return [...prospects(table)];
}

const own = (seats: number, house: Sketch) => sharesOf(seats, [house])[0]!;

test.each(SEATS)('%i seats share one victory, and who throws sooner has more of it', (seats) => {
  const shares = sharesOf(seats);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
  for (const [seat, share] of shares.slice(1).entries()) expect(share).toBeLessThan(shares[seat]!);
});

test.each(SEATS)('with %i seats every card that is gone and every nut helps', (seats) => {
  const start = own(seats, {});
  expect(own(seats, { hand: [1, 2, 3, 4, 5, 7, 8, 10, 11, 13, 14, 16, 17] })).toBeGreaterThan(
    start,
  );
  const late = own(seats, { hand: [1, 5, 17], down: [9, 12] });
  expect(late).toBeGreaterThan(start);
  expect(own(seats, { hand: [1, 5], down: [9, 12] })).toBeGreaterThan(late);
  expect(own(seats, { hand: [1, 5, 17], down: [9, 12], nuts: 2 })).toBeGreaterThan(late);
});
