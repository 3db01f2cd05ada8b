import { tableOptionsOf } from '../../src/tables/table-options';

const person = { bot: null };
const bot = { bot: 'steady' };

test.each([
  ['alone against bots', [person, bot, bot], true],
  ['among people', [person, person], false],
  ['among people and bots', [person, bot, person], false],
])('odds %s are shown or not by default', (_, players, oddsShown) => {
  expect(tableOptionsOf('alles-kaese', undefined, players)).toEqual({
    oddsShown,
    fromMemory: false,
  });
});

test('what people chose holds, whoever plays, and a name that is none is nothing', () => {
  const chosen = { oddsShown: false, fromMemory: true, flying: true };
  expect(tableOptionsOf('alles-kaese', chosen, [person, bot])).toEqual({
    oddsShown: false,
    fromMemory: true,
  });
});

test('the chance to clear the house is for who plays alone, and hidden unless they want it', () => {
  expect(tableOptionsOf('mice-to-meet-you', undefined, [person])).toEqual({ chanceShown: false });
  const chosen = { chanceShown: true };
  expect(tableOptionsOf('mice-to-meet-you', chosen, [person])).toEqual(chosen);
  expect(tableOptionsOf('mice-to-meet-you', chosen, [person, bot])).toEqual({});
});

test('a game without such options has none', () => {
  expect(tableOptionsOf('so-ein-mist', { oddsShown: true }, [person, bot])).toEqual({});
});
