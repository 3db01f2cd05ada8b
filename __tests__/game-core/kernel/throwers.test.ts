import { soEinMist } from '../../../src/game-core/games/so-ein-mist';
import { seedFromText } from '../../../src/game-core/kernel/chance';
import { configure } from '../../../src/game-core/kernel/config';
import { diceOf } from '../../../src/game-core/kernel/dice';
import { begin, settle, type Match } from '../../../src/game-core/kernel/match';
import {
  sumUp,
  thrownBySeat,
  type Thrown,
  type Thrower,
} from '../../../src/game-core/kernel/throwers';

const person = (name: string): Thrower => ({ kind: 'person', name });
const bot = (level: string, game = 'so-ein-mist'): Thrower => ({ kind: 'bot', game, bot: level });
const once = (by: Thrower): Thrown => ({ by, counts: [1, 0, 0, 0, 0, 0] });

test('a person is known by the name, however it was typed, and called as typed last', () => {
  const typed = ['Pearl', ' pearl', 'PEARL', 'Zoë', 'Zoe\u0308', 'Anna  Lena', 'anna lena'];
  expect(sumUp(typed.map((name) => once(person(name))))).toEqual([
    { by: person('PEARL'), counts: [3, 0, 0, 0, 0, 0] },
    { by: person('Zoe\u0308'), counts: [2, 0, 0, 0, 0, 0] },
    { by: person('anna lena'), counts: [2, 0, 0, 0, 0, 0] },
  ]);
});

test('a bot is known by its game and its level, and is no person of that name', () => {
  const all = [
    bot('greedy'),
    bot('greedy'),
    bot('greedy', 'misty'),
    bot('timid'),
    person('greedy'),
  ];
  expect(sumUp(all.map(once)).map(({ counts }) => counts[0])).toEqual([2, 1, 1, 1]);
});

test('who has thrown nothing is left out of the sums', () => {
  expect(sumUp([{ by: person('Ann'), counts: [0, 0, 0, 0, 0, 0] }])).toEqual([]);
});

test('the dice of a match belong to who sits there', () => {
  const config = configure(soEinMist.game, { seats: 3, start: 1 });
  if (!config.ok) throw new Error(config.error.message);
  const match = settle(begin(soEinMist.game, config.value, seedFromText('dice'))) as Match;
  const players = [
    { name: 'Barney', bot: null },
    { name: 'Barney', bot: 'timid' },
    { name: 'Cy', bot: null },
  ];
  const thrown = thrownBySeat(soEinMist.game.id, players, diceOf(match));
  expect(thrown.map(({ by }) => by)).toEqual([person('Barney'), bot('timid'), person('Cy')]);
  expect(thrown.map(({ counts }) => counts.some((count) => count > 0))).toEqual([
    false,
    true,
    false,
  ]);
});
