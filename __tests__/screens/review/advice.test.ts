import type { Chosen } from '../../../src/game-core/coach/review';
import type { Kinds } from '../../../src/game-core/kernel/game';
import { en } from '../../../src/i18n/en';
import { adviceFor } from '../../../src/screens/review/advice';
import type { Look } from '../../../src/screens/review/look-at';
import type { Past } from '../../../src/session/past';
import { GAME_TABLES } from '../../../src/tables';
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

test('once is no pattern, and neither is half of them', () => {
  expect(advice()).toBeNull();
  expect(advice(['keep', 'remove'])).toBeNull();
  expect(
    advice(['keep', 'remove'], ['keep', 'remove'], ['remove', 'keep'], ['remove', 'keep']),
  ).toBeNull();
  expect(advice(['peek', 'peek'], ['peek', 'peek'], ['peek', 'peek'])).toBeNull();
});
