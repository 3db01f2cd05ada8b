import { GAMES } from '../../../src/game-core/games';
import { pick } from '../../../src/game-core/kernel/chance';
import { openRecord, toRecord } from '../../../src/game-core/kernel/record';
import { Mutator } from './mutate';
import { recordOf } from './records';
import { randomStream } from './streams';
import { SUBJECTS } from './subjects';

/** Opens so many broken records: each is refused in words, or replays to a legal match. */
export function openMutations(name: string, times: number): void {
  const random = randomStream(name);
  const mutators = SUBJECTS.map((subject) => new Mutator(recordOf(subject)));
  const outcomes = { accepted: 0, refused: 0 };
  for (let at = 0; at < times; at += 1) {
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
  expect(outcomes.refused).toBeGreaterThan(0.9 * times);
  expect(outcomes.accepted).toBeGreaterThan(times / 1000);
}
