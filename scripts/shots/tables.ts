import {
  afterTurns,
  beforeRoll,
  botThinks,
  deciding,
  FOUR_PEOPLE,
  mustStop,
  ONE_PERSON,
  over,
  savedMatch,
  type Saved,
} from '../../e2e/support/saved';

const people = (seats: number) => Array.from({ length: seats }, () => null);

/** Some rounds on: there are queues, and piles on both sides. */
export const LATE = savedMatch({ bots: FOUR_PEOPLE, until: afterTurns(14, deciding) });

/** The table of So ein Mist in its telling states. */
export const TABLES: readonly { readonly name: string; readonly saved: Saved }[] = [
  { name: 'before-roll', saved: savedMatch({ bots: FOUR_PEOPLE, until: beforeRoll }) },
  { name: 'deciding', saved: LATE },
  {
    name: 'forced-stop',
    saved: savedMatch({ bots: FOUR_PEOPLE, until: afterTurns(8, mustStop) }),
  },
  { name: 'bot-thinks', saved: savedMatch({ bots: ONE_PERSON, until: afterTurns(5, botThinks) }) },
  {
    name: '3-players',
    saved: savedMatch({ bots: people(3), until: afterTurns(7, deciding) }),
  },
  {
    name: '6-players',
    saved: savedMatch({ bots: people(6), until: afterTurns(16, deciding) }),
  },
  {
    name: 'gaps',
    saved: savedMatch({
      bots: FOUR_PEOPLE,
      options: { anotherRound: true, doubling: true },
      until: afterTurns(30, deciding),
    }),
  },
];

export const OVER_THREE = savedMatch({
  bots: people(3),
  options: { doubling: true },
  until: over,
});
export const OVER_SIX = savedMatch({
  bots: [null, 'greedy', null, 'farsighted', null, 'timid'],
  until: over,
});
