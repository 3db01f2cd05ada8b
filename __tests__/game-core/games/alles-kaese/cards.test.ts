import { cardName, DECLARED, HOLES, PACK } from '../../../../src/game-core/games/alles-kaese/cards';

const traps = (holes: number) =>
  PACK.filter((card) => card.holes === holes && card.front === 'trap').length;

test('there are 36 cards: six of each number of holes, half of all are traps', () => {
  expect(PACK).toHaveLength(36);
  for (const holes of HOLES) expect(PACK.filter((card) => card.holes === holes)).toHaveLength(6);
  expect(PACK.filter(({ front }) => front === 'trap')).toHaveLength(18);
  expect(PACK.filter(({ front }) => front === 'cheese')).toHaveLength(18);
});

test('the pack follows the declared trap table', () => {
  expect(HOLES.map((holes) => DECLARED.traps[holes])).toEqual([1, 2, 3, 3, 4, 5]);
  expect(HOLES.map(traps)).toEqual([1, 2, 3, 3, 4, 5]);
});

test('the odds of a trap never fall as holes rise, and 3 and 4 are equal', () => {
  for (const holes of HOLES.slice(1)) {
    expect(traps(holes)).toBeGreaterThanOrEqual(traps(holes - 1));
  }
  expect(traps(3)).toBe(traps(4));
});

test('a card is called by both its sides', () => {
  expect(cardName({ holes: 1, front: 'cheese' })).toBe('1 hole, cheese');
  expect(cardName({ holes: 6, front: 'trap' })).toBe('6 holes, trap');
});
