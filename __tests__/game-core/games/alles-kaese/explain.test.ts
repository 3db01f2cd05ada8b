import { game, Scenario } from './scenario';

const TOP = '1c 2t 2c 6t 1c 6c 5c 4t 3c';

test('the deal says who starts', () => {
  expect(Scenario.deal(3, TOP, 2).happenings('table')).toEqual([{ type: 'dealt', start: 2 }]);
});

test('a roll names the slots that show it', () => {
  const table = Scenario.deal(3, TOP, 1);
  expect(table.roll(6).happenings(0)).toEqual([
    { type: 'rolled', seat: 1, face: 6, slots: [3, 5] },
  ]);
  expect(table.roll(4).happenings(0)).toEqual([{ type: 'rolled', seat: 1, face: 4, slots: [] }]);
});

test('a card is kept, then its slot refilled', () => {
  expect(Scenario.deal(3, TOP).keep(2, 2).happenings(1)).toEqual([
    { type: 'kept', seat: 0, slot: 2, card: 2, front: 'cheese', traps: 0 },
    { type: 'refilled', slot: 2, card: 6 },
  ]);
});

test('a removal does not tell the front, not even to one who knows it', () => {
  const table = Scenario.deal(2, TOP).peek(3, 1).remove(2, 1);
  expect(table.happenings(0)).toEqual([
    { type: 'removed', seat: 1, slot: 1, card: 1 },
    { type: 'refilled', slot: 1, card: 7 },
  ]);
});

test('with few players a peek is followed by the discard from the supply', () => {
  expect(Scenario.deal(2, TOP).peek(3, 4).happenings(1)).toEqual([
    { type: 'peeked', seat: 0, slot: 4, card: 4, front: null },
    { type: 'supply-discarded', card: 6 },
  ]);
  expect(Scenario.deal(4, TOP).peek(3, 4).happenings(1)).toHaveLength(1);
});

test('a finished turn counts as taken', () => {
  const table = Scenario.deal(2, TOP);
  expect(game.turnsTaken(table.state)).toBe(0);
  expect(game.turnsTaken(table.roll(3).state)).toBe(0);
  expect(game.turnsTaken(table.peek(3, 4).state)).toBe(1);
});
