import { isDecision } from '../../src/game-core/kernel/match';
import { LANGUAGES } from '../../src/i18n/languages';
import { GAME_TABLES } from '../../src/tables';
import { PLAYABLE } from '../../src/tables/playable';
import type { GameTable, Lesson } from '../../src/tables/shared/game-table';
import { SUBJECTS } from '../game-core/support/subjects';
import { randomMatch, stepsOf } from '../game-core/support/walk';

/** Three lines beside the owl at 320 dp. */
const LONGEST = 96;

/** What every choice in random matches teaches where any other one would have been better. */
function taughtIn(game: (typeof PLAYABLE)[number], say: (typeof LANGUAGES)['en']) {
  const table = GAME_TABLES[game] as GameTable;
  const found = new Set<Lesson>();
  for (const subject of SUBJECTS.filter(({ entry }) => entry.game.id === game)) {
    for (const { before, action } of stepsOf(randomMatch(subject, 'lessons'))) {
      if (!isDecision(action)) continue;
      const view = subject.entry.game.view(before.state, action.by);
      for (const best of subject.entry.game.moves(view)) {
        if (JSON.stringify(best) === JSON.stringify(action.move)) continue;
        for (const lesson of table.lessonsOf(action.move, best, view, say)) found.add(lesson);
      }
    }
  }
  return found;
}

const TAUGHT: Readonly<Record<string, readonly (keyof (typeof LANGUAGES)['en']['lessons'])[]>> = {
  'so-ein-mist': ['stoppedForDung', 'stoppedSoon', 'rolledOn'],
  'alles-kaese': ['keptTrap', 'threwCheese'],
  misty: ['order', 'place', 'arrowPlace', 'card'],
  'mice-to-meet-you': ['missed', 'passed', 'took', 'closedSoon', 'closedLate'],
};

describe.each(PLAYABLE)('%s', (game) => {
  test.each(Object.entries(LANGUAGES))('%s has a sentence for each of its lessons', (_, say) => {
    const lessons = taughtIn(game, say);
    expect(lessons).toEqual(new Set(TAUGHT[game]!.map((name) => say.lessons[name])));
    for (const lesson of lessons) {
      for (const times of [2, 3, 4, 17]) {
        const told = lesson(times);
        expect(told).toMatch(/^\S.*\. \S.*!$/);
        expect(told).not.toMatch(/undefined|null|NaN|\$| {2}/);
        expect(told.length).toBeLessThan(LONGEST);
        if (times > 3) expect(told).toContain(String(times));
      }
    }
  });
});
