import type { SoEinMist } from '../../../src/game-core/games/so-ein-mist/types';
import { LANGUAGES } from '../../../src/i18n/languages';
import { soEinMistHints } from '../../../src/tables/so-ein-mist/hint';
import { betterIn, stopsOf } from '../../game-core/coach/reasons/mist-stops';
import { judgedPositions, verdictFor } from '../../game-core/coach/reasons/positions';

const players = ['Anna', 'Ben', 'Clara', 'Dora', 'Eva', 'Finn'].map((name) => {
  return { name, bot: null };
});
const { en: say } = LANGUAGES;
const teller = { say, players, isFresh: true };

/** Every free decision, with both pieces of advice that it might get. */
const ADVISED = judgedPositions<SoEinMist>('so-ein-mist', 2)
  .filter(({ verdict }) => verdict.moves.length > 1)
  .flatMap(({ view }) => {
    const seat = view.seat as number;
    const stops = stopsOf(view);
    const now = stops[view.open.dice.at(-1)! - 1]!;
    return (['stop', 'continue'] as const).map((move) => {
      const verdict = verdictFor<SoEinMist['move']>(['stop', 'continue'], move);
      const title = soEinMistHints.title(move, view, teller);
      const why = soEinMistHints.why(view, verdict, teller);
      return { move, seat, stops, now, isOwn: now.taker === seat, title, why };
    });
  });

/** The number that a sentence gives, "No" being none; null where it says nothing of the kind. */
function said(why: string, what: RegExp): number | null {
  const found = what.exec(why)?.[1];
  return found === undefined ? null : found === 'No' ? 0 : Number(found);
}

test('throws are said to give more only where the seat itself takes the card', () => {
  for (const { why, stops, seat, now, isOwn } of ADVISED) {
    const count = said(why, /(No|\d)(?: of 6)? throws? gives? you/);
    if (count !== null) expect(count).toBe(betterIn(stops, seat, now));
    // More than what somebody else gets would be another number.
    expect(why).not.toMatch(isOwn ? /gives? you food/ : /gives? you more/);
  }
});

test('what others would get is counted among them', () => {
  const found = { food: 0, dung: 0, less: 0, away: 0 };
  for (const { why, stops, seat, now } of ADVISED) {
    const others = stops.filter(({ taker }) => taker !== seat);
    const expected = {
      food: others.filter(({ worth }) => worth > 0).length,
      dung: others.filter(({ worth }) => worth < 0).length,
      less: 6 - others.filter(({ worth }) => worth >= now.worth).length,
      away: others.length,
    };
    const told = {
      food: said(why, /(\d) gives? others food/),
      dung: said(why, /(\d) gives? others dung/),
      less: said(why, /(\d) of 6 throws gives? others less/),
      away: said(why, /With (\d) of 6 throws somebody else/),
    };
    for (const key of ['food', 'dung', 'less', 'away'] as const) {
      if (told[key] === null) continue;
      found[key] += 1;
      expect(told[key]).toBe(expected[key]);
    }
  }
  expect(Math.min(...Object.values(found))).toBeGreaterThan(3);
});

test('who is to take dung rather than feed others hears so, and who is to roll though nothing gives more hears why', () => {
  for (const { move, why, stops, seat, now, isOwn } of ADVISED) {
    const feeds = stops.some(({ taker, worth }) => taker !== seat && worth > 0);
    if (move === 'stop' && isOwn && now.value < 0 && feeds) expect(why).toContain('others food');
    if (move === 'continue' && !isOwn && now.value > 0 && betterIn(stops, seat, now) === 0) {
      expect(why).toContain('give others less');
    }
  }
});

test('a doubled card is written as on the key', () => {
  const doubled = ADVISED.filter(({ move, now }) => move === 'stop' && now.isDoubled);
  expect(doubled.length).toBeGreaterThan(50);
  for (const { title, now } of doubled) {
    const value = now.value < 0 ? `−${-now.value}` : `+${now.value}`;
    expect(title).toContain(`${value} ×2`);
  }
});
