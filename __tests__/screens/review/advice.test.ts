import type { Chosen } from '../../../src/game-core/coach/review';
import type { Kinds } from '../../../src/game-core/kernel/game';
import { en } from '../../../src/i18n/en';
import { adviceFor } from '../../../src/screens/review/advice';
import type { Look } from '../../../src/screens/review/look-at';
import type { Past } from '../../../src/session/past';
import { GAME_TABLES } from '../../../src/tables';
import type { Lesson } from '../../../src/tables/shared/game-table';
import { PLAYERS } from './past';

const table = GAME_TABLES['alles-kaese'];
const teller = { say: en, players: PLAYERS, isFresh: true };
const past = { viewAt: () => ({ seat: 0 }) as Kinds['view'] } as unknown as Past;

type Deed = 'keep' | 'remove' | 'peek';

/** The advice after such costly choices: what was done, and what was better. */
function advice(...deeds: readonly (readonly [Deed, Deed])[]): string | null {
  const costly = deeds.map(
    ([made, best], moment) =>
      ({
        moment,
        choice: {
          made: { move: { type: made, slot: 0 } },
          best: { move: { type: best, slot: 0 } },
        },
      }) as unknown as Chosen,
  );
  return adviceFor(past, { seat: 0, review: { costly } } as unknown as Look, table, teller);
}

test('what most costly choices have in common is told, with how often', () => {
  expect(advice(['keep', 'remove'], ['keep', 'remove'])).toBe(en.lessons.keptTrap(2));
  expect(advice(['remove', 'keep'], ['keep', 'keep'], ['remove', 'keep'])).toBe(
    en.lessons.threwCheese(2),
  );
});

test('who stops too soon hears of it, be it for dung or not; who does so for dung every time, of that', () => {
  const { stoppedForDung, stoppedSoon } = en.lessons;
  const after = (...lessons: readonly (readonly Lesson[])[]) => {
    const chosen = { made: { move: 'stop' }, best: { move: 'continue' } };
    const costly = lessons.map((_, moment) => ({ moment, choice: chosen }));
    const lessonsOf = jest.fn();
    for (const each of lessons) lessonsOf.mockReturnValueOnce(each);
    const look = { seat: 0, review: { costly } } as unknown as Look;
    return adviceFor(past, look, { ...table, lessonsOf }, teller);
  };
  const [forDung, soon] = [[stoppedForDung, stoppedSoon], [stoppedSoon]];
  expect(after(soon, forDung, soon, forDung)).toBe(stoppedSoon(4));
  expect(after(forDung, forDung)).toBe(stoppedForDung(2));
});

test('once is no pattern, and neither is half of them', () => {
  expect(advice()).toBeNull();
  expect(advice(['keep', 'remove'])).toBeNull();
  expect(
    advice(['keep', 'remove'], ['keep', 'remove'], ['remove', 'keep'], ['remove', 'keep']),
  ).toBeNull();
  expect(advice(['peek', 'peek'], ['peek', 'peek'], ['peek', 'peek'])).toBeNull();
});
