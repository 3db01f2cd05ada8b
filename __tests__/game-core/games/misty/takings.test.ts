import { takings } from '../../../../src/game-core/games/misty/takings';

test.each([2, 3, 4])('every way to take a round between %i seats is counted once', (seats) => {
  const all = takings(seats);
  expect(all).toHaveLength(2 ** seats - 1);
  expect(new Set(all.map((taking) => taking.seats.join())).size).toBe(all.length);
  expect(all.reduce((sum, { odds }) => sum + odds, 0)).toBeCloseTo(1, 12);
});

test('who sits where makes no difference', () => {
  for (const size of [1, 2, 3]) {
    const odds = takings(4).flatMap((each) => (each.seats.length === size ? [each.odds] : []));
    for (const each of odds) expect(each).toBeCloseTo(odds[0]!, 12);
  }
});

test('two of the strongest level tie as often as their windows score the same', () => {
  const tie = takings(2).find(({ seats }) => seats.length === 2)!.odds;
  const scores = [0.03, 0.06, 0.17, 0.34, 0.24, 0.12, 0.04];
  expect(tie).toBeCloseTo(
    scores.reduce((sum, odds) => sum + odds ** 2, 0),
    12,
  );
});
