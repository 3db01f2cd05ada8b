import { deciding, FOUR_PEOPLE, ONE_PERSON, savedMatch } from '../../e2e/support/saved';
import { seated } from '../../e2e/support/set-up';
import type { SetUp } from '../../src/storage/set-ups';

/** What devices have in store in the pictures. */
const three = seated([null, null, 'greedy']);
const six = seated([null, 'greedy', null, 'timid', null, 'farsighted'], {
  variants: { doubling: true, noPassingOn: true },
  start: 3,
});

export const threeAtTheTable: { readonly setUp: SetUp } = { setUp: three };

/** Some with an animal of their own choice. */
export const sixAtTheTable: { readonly setUp: SetUp } = {
  setUp: {
    ...six,
    players: six.players.map((player, seat) => ({
      ...player,
      pick: ['cow', null, 'pig', null, 'rabbit', null][seat] ?? null,
    })),
  },
};

export const houseRulesOpen = {
  ...sixAtTheTable,
  presets: [
    { name: 'Oma Ilse', variants: { doubling: true, noPassingOn: true } },
    { name: 'Sunday', variants: { doubling: true, anotherRound: true } },
  ].map((rules, nth) => ({ ...rules, id: `so-ein-mist/${nth}`, game: 'so-ein-mist' })),
};

export const manyGames = {
  matches: [
    savedMatch({ id: 'one', bots: ONE_PERSON, until: deciding }),
    savedMatch({
      id: 'two',
      bots: FOUR_PEOPLE,
      names: ['Wilhelmine-Luise', 'Bartholomäus-Jon', 'Mama', 'Papa'],
      start: 1,
      until: deciding,
    }),
    ...['three', 'four'].map((id) =>
      savedMatch({ id, seed: id, bots: FOUR_PEOPLE, start: 2, until: deciding }),
    ),
  ],
};
