import { oddsOfMissing } from '../../../../src/game-core/games/misty/missed';

const SEATS = [2, 3, 4];
const LACKING = Array.from({ length: 12 }, (_, fewer) => 12 - fewer);
const WHOSE = ['own', 'others'] as const;

test.each(SEATS)(
  'between %i seats a window may end on, below or above what is counted on',
  (seats) => {
    for (const whose of WHOSE) {
      for (const lacking of LACKING) {
        const { less, more } = oddsOfMissing(seats, whose, lacking);
        expect(Math.min(less, more)).toBeGreaterThanOrEqual(0);
        expect(less + more).toBeLessThanOrEqual(1);
      }
    }
  },
);

test.each(SEATS)('between %i seats nobody misses anything once all cards are chosen', (seats) => {
  for (const whose of WHOSE) expect(oddsOfMissing(seats, whose, 1)).toEqual({ less: 0, more: 0 });
});

test.each(SEATS)('between %i seats others take what the one before last counts on', (seats) => {
  const { less, more } = oddsOfMissing(seats, 'own', 2);
  expect(less).toBeGreaterThan(more);
});
