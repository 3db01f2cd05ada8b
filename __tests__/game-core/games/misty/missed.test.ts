import { MISSED_BY, oddsOfMissing } from '../../../../src/game-core/games/misty/missed';

const SEATS = [2, 3, 4];
const LACKING = Array.from({ length: 12 }, (_, fewer) => 12 - fewer);
const WHOSE = ['own', 'others'] as const;

const meanOf = (odds: readonly number[]) =>
  MISSED_BY.reduce((sum, by, nth) => sum + by * odds[nth]!, 0);

test.each(SEATS)('between %i seats the odds of what is missed are whole', (seats) => {
  for (const whose of WHOSE) {
    for (const lacking of LACKING) {
      const odds = oddsOfMissing(seats, whose, lacking);
      expect(odds).toHaveLength(MISSED_BY.length);
      expect(Math.min(...odds)).toBeGreaterThanOrEqual(0);
      expect(odds.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 12);
    }
  }
});

test.each(SEATS)('between %i seats nobody misses anything once all cards are chosen', (seats) => {
  for (const whose of WHOSE) expect(oddsOfMissing(seats, whose, 1)).toEqual([0, 0, 1, 0, 0]);
});

test.each(SEATS)('between %i seats others take what the one before last counts on', (seats) => {
  expect(meanOf(oddsOfMissing(seats, 'own', 2))).toBeLessThan(-0.1);
});
