import { soEinMist } from '../../../src/game-core/games/so-ein-mist';
import { rewind } from '../../../src/game-core/kernel/match';
import { toRecord, type MatchRecord } from '../../../src/game-core/kernel/record';
import { seatsOf } from '../../../src/game-core/kernel/seats';
import { SUBJECTS, type Subject } from './subjects';
import { randomMatch } from './walk';

/** So ein Mist at that many seats, by the standard rules. */
export function subjectOf(seats: number): Subject {
  const found = SUBJECTS.find(
    ({ entry, config }) => entry.game.id === soEinMist.game.id && config.seats === seats,
  );
  if (found === undefined) throw new Error(`No subject with ${seats} seats.`);
  return found;
}

/** A random match as a record, whole or up to that many actions. */
export function recordOf(subject: Subject, upTo?: number): MatchRecord {
  const match = randomMatch(subject, `record of ${subject.name}`);
  const players = seatsOf(subject.config.seats).map((seat) => ({
    name: `Seat ${seat}`,
    bot: null,
  }));
  return toRecord(upTo === undefined ? match : rewind(match, upTo), players);
}
