import { GAMES } from '../../../src/game-core/games';
import { createChance, pick, seedFromText } from '../../../src/game-core/kernel/chance';
import { openRecord, toRecord } from '../../../src/game-core/kernel/record';
import { Mutator } from '../support/mutate';
import { recordOf } from '../support/records';
import { SUBJECTS } from '../support/subjects';

test('10,000 mutations: each is refused in words, or replays to a legal match', () => {
  const random = createChance(seedFromText('mutations')).draw('all');
  const mutators = SUBJECTS.map((subject) => new Mutator(recordOf(subject)));
  const outcomes = { accepted: 0, refused: 0 };
  for (let times = 0; times < 10_000; times += 1) {
    const opened = openRecord(pick(mutators, random).mutate(random), GAMES);
    if (opened.ok) {
      outcomes.accepted += 1;
      const { match, players } = opened.value;
      expect(openRecord(toRecord(match, players), GAMES).ok).toBe(true);
    } else {
      outcomes.refused += 1;
      expect(opened.error.message.length).toBeGreaterThan(10);
    }
  }
  expect(outcomes.refused).toBeGreaterThan(9000);
  expect(outcomes.accepted).toBeGreaterThan(10);
});
