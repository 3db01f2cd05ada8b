import type { Viewer } from '../../../src/game-core/kernel/game';
import type { Match } from '../../../src/game-core/kernel/match';
import { seatsOf } from '../../../src/game-core/kernel/seats';
import type { Subject } from '../support/subjects';
import { momentsOf, randomMatch } from '../support/walk';

/** A subject with some random matches of it. Laws hold at every moment, for every viewer. */
export interface Witness {
  readonly subject: Subject;
  readonly viewers: readonly Viewer[];
  readonly matches: readonly Match[];
  /** Expects that something holds at every moment of every match. */
  everywhere(holds: (moment: Match) => boolean): void;
}

export function witnessOf(subject: Subject, seeds: readonly string[]): Witness {
  // Every state and view in these is frozen: a game that changed one would have thrown.
  const matches = seeds.map((seed) => randomMatch(subject, `${subject.name} ${seed}`));
  return {
    subject,
    viewers: [...seatsOf(subject.config.seats), 'table'],
    matches,
    everywhere: (holds) => matches.forEach((match) => expect(broken(match, holds)).toEqual([])),
  };
}

/** Where a law is broken, as text for the failure message; empty where it holds. */
function broken(match: Match, holds: (moment: Match) => boolean): string[] {
  return momentsOf(match)
    .filter((moment) => !holds(moment))
    .map((moment) => `at ${moment.length}: ${JSON.stringify(moment.state)}`);
}
