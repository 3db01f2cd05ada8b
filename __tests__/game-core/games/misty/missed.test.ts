import { leadsIn, MISSED_BY, oddsOfMissing } from '../../../../src/game-core/games/misty/missed';

const SEATS = [2, 3, 4];
const LACKING = Array.from({ length: 12 }, (_, fewer) => 12 - fewer);
const WHOSE = ['own', 'others'] as const;
const LEADS = [-4, 0, 4];

const meanOf = (odds: readonly number[]) =>
  MISSED_BY.reduce((sum, by, nth) => sum + by * odds[nth]!, 0);

test.each(SEATS)('between %i seats the odds of what is missed are whole', (seats) => {
  for (const whose of WHOSE) {
    for (const lacking of LACKING) {
      for (const lead of LEADS) {
        const odds = oddsOfMissing(seats, whose, lacking, lead);
        expect(odds).toHaveLength(MISSED_BY.length);
        expect(Math.min(...odds)).toBeGreaterThanOrEqual(0);
        expect(odds.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 12);
      }
    }
  }
});

test.each(SEATS)('between %i seats nobody misses anything once all cards are chosen', (seats) => {
  for (const whose of WHOSE) {
    for (const lead of LEADS) expect(oddsOfMissing(seats, whose, 1, lead)).toEqual([0, 0, 1, 0, 0]);
  }
});

test.each(SEATS)('between %i seats others take what the one before last counts on', (seats) => {
  expect(meanOf(oddsOfMissing(seats, 'own', 2, 0))).toBeLessThan(-0.1);
});

test.each(SEATS)('between %i seats who is ahead ends nearer to the others', (seats) => {
  for (const whose of WHOSE) {
    for (const lacking of LACKING.filter((cards) => cards > 1)) {
      const [behind, level, ahead] = LEADS.map((lead) =>
        meanOf(oddsOfMissing(seats, whose, lacking, lead)),
      );
      expect(ahead!).toBeLessThan(level!);
      expect(level!).toBeLessThan(behind!);
    }
  }
});

test('a lead is what somebody has more than the others in the mean', () => {
  const worlds = [
    [12, 9, 8],
    [10, 9, 12],
  ];
  // 11, 9 and 10 in the mean.
  expect(leadsIn(worlds)).toEqual([1.5, -1.5, 0]);
});
