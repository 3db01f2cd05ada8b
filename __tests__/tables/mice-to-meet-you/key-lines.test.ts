import type { Card } from '../../../src/game-core/games/mice-to-meet-you/cards';
import { LANGUAGES } from '../../../src/i18n/languages';
import type { Outcome } from '../../../src/tables/mice-to-meet-you/choosing/outcome';
import type { Way } from '../../../src/tables/mice-to-meet-you/choosing/question';
import { wayLine } from '../../../src/tables/mice-to-meet-you/words/way-words';
import { outline, space } from '../../../src/ui/theme/measures';
import { lineWidth } from '../letter-widths';

/** Both keys at 360 dp, side by side: the large one is 1.6 times as wide. */
const KEYS = 360 - 2 * space.s - space.s;
const EDGES = 2 * (outline.normal + space.xs);
const LARGE = (KEYS * 1.6) / 2.6 - EDGES;
const SMALL = KEYS / 2.6 - EDGES;

const MOST_NUTS = 12;

const wayFor = (by: number): Way => ({
  card: 6 as Card,
  dice: [],
  by,
  move: { type: 'catch', card: 6 as Card, yellow: 0 },
});

const NOTHING = { left: 0, users: [], second: [], findsNut: false, next: null, isOver: false };
const OUTCOMES: Readonly<Record<string, Outcome>> = {
  'nothing is left': NOTHING,
  'something is left': { ...NOTHING, left: 20 },
  'a nut comes back': { ...NOTHING, left: 20, findsNut: true },
  'a second room is offered': { ...NOTHING, left: 14, second: [14 as Card] },
  'the game ends': { ...NOTHING, left: 20, isOver: true },
};

describe.each(Object.entries(LANGUAGES))('the keys below a throw, %s', (_, say) => {
  test.each(Object.entries(OUTCOMES))('say in one line that %s', (__, outcome) => {
    for (let by = -MOST_NUTS; by <= MOST_NUTS; by += 1) {
      for (const isAlone of [false, true]) {
        const line = wayLine(say, wayFor(by), outcome, isAlone);
        expect([line, lineWidth(line, 'small', 1) <= LARGE]).toEqual([line, true]);
      }
    }
  });

  test('say in one line what a miss costs, and what to do first', () => {
    const { mice } = say;
    const misses = [
      mice.costsNothing,
      mice.oneOf(5),
      mice.comesBack(18),
      mice.opensAgain(12),
      mice.closesLarder(null),
      mice.closesLarder(12),
      mice.canCatch(18),
      mice.toTheThrow,
      mice.nutBackLine,
      mice.nextThrow,
    ];
    for (const line of misses) {
      expect([line, lineWidth(line, 'small', 1) <= SMALL]).toEqual([line, true]);
    }
    const large = [
      mice.meetsNothing,
      mice.tapOne,
      mice.missChoose,
      mice.pays(2),
      mice.missDo.none,
      mice.missDo.cage(18),
      mice.missDo.larder(12),
      mice.missDo.solo(12),
    ];
    for (const line of large) {
      expect([line, lineWidth(line, 'small', 1) <= LARGE]).toEqual([line, true]);
    }
  });
});
