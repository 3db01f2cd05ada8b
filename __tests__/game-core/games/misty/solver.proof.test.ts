import { compareSolvers } from '../../../../scripts/misty/compare';
import { bestNext, bestOrder, bestPoints } from '../../../../src/game-core/games/misty/order';
import { picture } from './scene';

test('the solver finds what trying every order finds, on windows of all shapes', () => {
  const { windows, orders, differences } = compareSolvers(300, 'tests');
  expect(windows).toBe(300);
  expect(orders).toBeGreaterThan(10_000);
  expect(differences).toEqual([]);
});

test('a chain leaves the window front card first', () => {
  const window = picture(['>>>', 'ooo', 'ooo', 'ooo']);
  const [back, middle, front] = window.map(({ card }) => card);
  expect(bestPoints(window)).toBe(11);
  expect(bestOrder(window)).toEqual([front, middle, back]);
});

test('it goes on from moves that were not the best', () => {
  const window = picture(['>>>', 'ooo', 'ooo', 'ooo']);
  const [back, , front] = window.map(({ card }) => card);
  expect(bestPoints(window, [back!])).toBe(9);
  expect(bestNext(window, [back!])).toBe(front);
  expect(bestNext(window, [back!, front!])).toBeNull();
});

test('it covers a monster to save flowers, where that pays', () => {
  const window = picture(['F>M', 'ooo', '<oo', 'ooF']);
  expect(bestPoints(window)).toBe(11);
});
