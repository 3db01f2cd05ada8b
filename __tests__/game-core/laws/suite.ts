import { SUBJECTS } from '../support/subjects';
import { dataLaws } from './data';
import { playLaws } from './play';
import { secretLaws } from './secrets';
import { witnessOf } from './subject';

const SEEDS = ['barn', 'rain'];

/** All laws, on a game at every seat count and with every combination of its options. */
export function describeLaws(id: string, seeds: readonly string[] = SEEDS): void {
  const subjects = SUBJECTS.filter(({ entry }) => entry.game.id === id);
  describe.each(subjects.map((subject) => [subject.name, subject] as const))('%s', (_, subject) => {
    const witness = witnessOf(subject, seeds);
    dataLaws(witness);
    secretLaws(witness);
    playLaws(witness);
  });
}
