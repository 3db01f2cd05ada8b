import { questionOf } from '../../../src/tables/mice-to-meet-you/choosing/question';
import { cleverMiss } from '../../../src/tables/mice-to-meet-you/words/miss-words';
import { Scenario } from '../../game-core/games/mice-to-meet-you/scenario';
import { requestIn } from './scenes';

/** Anna throws one red and one yellow die: they reach 12 at most. */
const house = { cage: [5], hand: [1, 17], down: [9, 12, 15], nuts: 0 };

function clever(change: Partial<typeof house>) {
  const { state } = Scenario.of(3, [{ ...house, ...change }]).roll('1 5');
  const request = requestIn(state);
  if (request?.kind !== 'decide') throw new Error('Nobody is asked.');
  return cleverMiss(state, questionOf(request, state));
}

test('a miss is clever where the dice that are left reach not all rooms', () => {
  expect(clever({})).toEqual({ highest: 17, most: 12 });
});

test('it is not where they do, or where nuts help', () => {
  expect(clever({ hand: [1, 11] })).toBeNull();
  expect(clever({ nuts: 5 })).toBeNull();
  expect(clever({ nuts: 4 })).toEqual({ highest: 17, most: 12 });
});
