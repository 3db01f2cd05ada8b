import { kindOf } from '../../../src/game-core/games/misty/cards';
import { reasonFor } from '../../../src/game-core/games/misty/reason';
import type { Misty } from '../../../src/game-core/games/misty/types';
import { LANGUAGES } from '../../../src/i18n/languages';
import { mistyHints } from '../../../src/tables/misty/hint';
import { judgedPositions } from '../../game-core/coach/reasons/positions';

const players = Array.from({ length: 4 }, () => ({ name: 'Anna', bot: null }));
const { en, de } = LANGUAGES;
const TOLD = judgedPositions<Misty>('misty', 2)
  .filter(({ verdict }) => verdict.moves.length > 1)
  .map(({ view, verdict }) => {
    const why = (say: typeof en) => mistyHints.why(view, verdict, { say, players, isFresh: true });
    return { verdict, reason: reasonFor(view, verdict), en: why(en), de: why(de) };
  });

test('no other card is spoken of where all that can be placed are of one kind', () => {
  let oneKind = 0;
  for (const { verdict, reason, ...told } of TOLD) {
    if (reason.kind !== 'place') continue;
    if (new Set(verdict.moves.map(({ move }) => kindOf(move.card))).size > 1) {
      expect(told.en).not.toContain('no other place');
      continue;
    }
    oneKind += 1;
    expect(told.en).not.toMatch(/no other card|with another/);
    expect(told.de).not.toMatch(/keine andere|mit einer anderen/);
  }
  expect(oneKind).toBeGreaterThan(20);
});

test('another first is as good only where it is', () => {
  const found = { worse: 0, even: 0 };
  for (const { reason, ...told } of TOLD) {
    if (reason.kind !== 'activate') continue;
    const { points, others, worst } = reason;
    // The judge advises no order that reaches less than another.
    if (others > points) continue;
    const isEven = others === points && worst === points;
    expect(told.en.includes('as good')).toBe(isEven);
    expect(told.de.includes('auch mit einer anderen zuerst')).toBe(isEven);
    found[isEven ? 'even' : 'worse'] += 1;
  }
  expect(Math.min(found.worse, found.even)).toBeGreaterThan(5);
});
