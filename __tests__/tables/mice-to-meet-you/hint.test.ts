import type { Mice } from '../../../src/game-core/games/mice-to-meet-you/types';
import { reasonFor } from '../../../src/game-core/games/mice-to-meet-you/reason';
import { LANGUAGES } from '../../../src/i18n/languages';
import { rankedChoices } from '../../../src/screens/table/hint/ranked';
import { miceHints } from '../../../src/tables/mice-to-meet-you/hint';
import { judgedPositions } from '../../game-core/coach/reasons/positions';

const players = Array.from({ length: 5 }, () => ({ name: 'Anna', bot: null }));
const { en, de } = LANGUAGES;
const POSITIONS = judgedPositions<Mice>('mice-to-meet-you', 2).filter(
  ({ verdict }) => verdict.moves.length > 1,
);

test('all else costs more only where no other row is even', () => {
  const found = { more: 0, even: 0 };
  const teller = { say: en, players, isFresh: true };
  for (const { view, verdict } of POSITIONS) {
    const why = miceHints.why(view, verdict, teller);
    const isMore = why.startsWith('All else costs more');
    if (!isMore && !why.startsWith('Nothing costs less')) continue;
    const rows = rankedChoices(verdict, miceHints as never, view, teller);
    expect(rows.some(({ rank }) => rank === 'even')).toBe(!isMore);
    found[isMore ? 'more' : 'even'] += 1;
  }
  expect(Math.min(found.more, found.even)).toBeGreaterThan(20);
});

test('who ends the game hears of the best of the others, or, at a tie, of what wins it', () => {
  const ends = POSITIONS.map(({ view, verdict }) => ({
    reason: reasonFor(view, verdict),
    english: miceHints.why(view, verdict, { say: en, players, isFresh: true }),
  })).filter(({ reason }) => reason.kind === 'ends');
  expect(ends.length).toBeGreaterThan(0);
  for (const { reason, english } of ends) {
    if (reason.kind !== 'ends') continue;
    const isTie = reason.mice === reason.rivalMice;
    expect(english).toContain(isTie ? 'your closed larders win it' : 'to the best of the others');
  }
  expect(en.miceWhy.ends(0, 0)).toBe(
    'A tie at 0 mice, and it ends the game: your closed larders win it.',
  );
  expect(de.miceWhy.ends(1, 1)).toBe(
    'Das Spiel ist aus, mit 1 Maus gleichauf: Du gewinnst, weil deine Kammern zu sind.',
  );
});

test('one of several is one', () => {
  expect(en.miceWhy.closed(1, 0, 0, null)).toContain('1 of 4 larders is open');
  expect(en.coach.choicesBest(1, 5)).toBe('1 of 5 choices was the best');
  expect(de.coach.choicesBest(1, 5)).toBe('1 von 5 Entscheidungen war die beste');
  expect(en.coach.choicesBest(4, 5)).toBe('4 of 5 choices were the best');
  expect(de.coach.choicesBest(4, 5)).toBe('4 von 5 Entscheidungen waren die besten');
});
