import type { SoEinMist } from '../../../src/game-core/games/so-ein-mist/types';
import { LANGUAGES } from '../../../src/i18n/languages';
import { soEinMistHints } from '../../../src/tables/so-ein-mist/hint';
import { clearly } from '../../game-core/coach/reasons/clearly';
import { betterAheadIn, betterIn, stopsOf } from '../../game-core/coach/reasons/mist-stops';
import { judgedPositions, verdictFor } from '../../game-core/coach/reasons/positions';

const players = ['Anna', 'Ben', 'Clara', 'Dora', 'Eva', 'Finn'].map((name) => {
  return { name, bot: null };
});
const { en, de } = LANGUAGES;
const teller = { say: en, players, isFresh: true };

/** Every free decision, with both pieces of advice that it might get, clearly the best or hardly. */
const ADVISED = judgedPositions<SoEinMist>('so-ein-mist', 4)
  .filter(({ verdict }) => verdict.moves.length > 1)
  .flatMap(({ view }) => {
    const seat = view.seat as number;
    const stops = stopsOf(view);
    const now = stops[view.open.dice.at(-1)! - 1]!;
    const ahead = betterAheadIn(view, now);
    return (['stop', 'continue'] as const).flatMap((move) => {
      const verdict = verdictFor<SoEinMist['move']>(['stop', 'continue'], move);
      const title = soEinMistHints.title(move, view, teller);
      return [verdict, clearly(verdict)].map((each) => {
        const why = soEinMistHints.why(view, each, teller);
        const german = soEinMistHints.why(view, each, { ...teller, say: de });
        const isEven = each === verdict;
        const isOwn = now.taker === seat;
        const { dice } = view.open;
        return { move, seat, stops, now, ahead, isOwn, isEven, dice, title, why, german };
      });
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
  const found = { food: 0, dung: 0, less: 0, away: 0, ahead: 0 };
  for (const { why, stops, seat, now, ahead } of ADVISED) {
    const others = stops.filter(({ taker }) => taker !== seat);
    const expected = {
      food: others.filter(({ worth }) => worth > 0).length,
      dung: others.filter(({ worth }) => worth < 0).length,
      less: 6 - others.filter(({ worth }) => worth >= now.worth).length,
      away: others.length,
      ahead,
    };
    const told = {
      food: said(why, /(\d) gives? others food/),
      dung: said(why, /(\d) gives? others dung/),
      less: said(why, /(\d) of 6 throws gives? others less/),
      away: said(why, /With (\d) of 6 throws somebody else/),
      ahead: said(why, /After (\d) of 6 throws better food lies ahead of you/),
    };
    for (const key of ['food', 'dung', 'less', 'away', 'ahead'] as const) {
      if (told[key] === null) continue;
      found[key] += 1;
      expect(told[key]).not.toBe(0);
      expect(told[key]).toBe(expected[key]);
    }
  }

  expect(Math.min(...Object.values(found))).toBeGreaterThan(3);
});

test('who is to take dung rather than feed others hears so, and who is to roll though nothing gives more hears why', () => {
  for (const { move, why, stops, seat, now, isOwn, isEven } of ADVISED) {
    const feeds = stops.some(({ taker, worth }) => taker !== seat && worth > 0);
    const isStop = move === 'stop' && !isEven;
    if (isStop && isOwn && now.value < 0 && feeds) expect(why).toContain('others food');
    if (move === 'stop' || isEven || isOwn || now.value < 0) continue;
    const less = stops.filter(({ taker, worth }) => taker === seat || worth < now.worth).length;
    if (betterIn(stops, seat, now) > 0 || less === 0) continue;
    expect(why).toContain(`. ${less} of 6 throws ${less === 1 ? 'gives' : 'give'} others less.`);
  }
});

test('both choices are called as good where they are, and only there', () => {
  for (const { why, german, isEven } of ADVISED) {
    expect(why.includes('about as good')).toBe(isEven);
    expect(german.includes('ähnlich gut')).toBe(isEven);
  }
});

test('where both are as good, what follows speaks for the advice and never for the other', () => {
  const found = { gain: 0, none: 0, forced: 0, worst: 0, noMore: 0 };
  for (const { move, why, german, stops, seat, now, isEven, dice } of ADVISED) {
    if (!isEven) continue;
    const told = `${why} ${german}`;
    if (move === 'continue') {
      const gain = betterIn(stops, seat, now);
      expect(told).not.toMatch(/forces? a stop|zum Stopp|at worst|No throw/);
      expect(said(why, /(\d) of 6 throws gives? you/)).toBe(gain === 0 ? null : gain);
      found[gain === 0 ? 'none' : 'gain'] += 1;
      continue;
    }
    const isNone = why.includes('good; no throw gives you');
    expect(german.includes('gut; kein Wurf bringt dir')).toBe(isNone);
    if (isNone) {
      expect(betterIn(stops, seat, now)).toBe(0);
      found.noMore += 1;
      continue;
    }
    expect(told).not.toMatch(/gives? you|bring(t|en) dir/);
    const forced = said(why, /good; (\d) of 6 throws forces? a stop/);
    expect(forced).toBe(dice.length === 4 ? null : dice.length);
    if (forced === null) expect(why).toContain('; the next one counts.');
    found[why.includes('at worst') ? 'worst' : 'forced'] += 1;
  }
  expect(Math.min(...Object.values(found))).toBeGreaterThan(20);
});

test('who is to stop hears of few better throws that they are few, and of many what speaks against them', () => {
  let many = 0;
  for (const { move, why, german, stops, seat, now, isEven } of ADVISED) {
    if (move !== 'stop' || isEven) continue;
    const gain = betterIn(stops, seat, now);
    const isFew = gain > 0 && gain < 3;
    if (!why.includes('others food')) expect(why.startsWith('Only ')).toBe(isFew);
    if (gain >= 3)
      expect([why.includes(', but '), german.includes(', aber ')]).toEqual([true, true]);
    if (gain >= 3) many += 1;
  }
  expect(many).toBeGreaterThan(50);
});

test('a reason to roll on never speaks for the stop', () => {
  const found = { mine: 0, others: 0, neutral: 0 };
  for (const { move, why, german, stops, seat, now, isOwn, isEven } of ADVISED) {
    if (move === 'stop' || isEven || betterIn(stops, seat, now) > 0) continue;
    // A stop that gives others dung gives what a throw would give, and own food is worth more than others' dung.
    if (!isOwn || now.value > 0) expect(`${why} ${german}`).not.toMatch(/others dung|anderen Mist/);
    // That nothing gives more stands only beside what is given instead.
    expect(why).not.toMatch(/No throw gives you \w+(?!\w|, but \d gives? others dung)/);
    expect(german).not.toMatch(/Kein Wurf bringt dir \w+(?!\w|, aber \d (bringt|bringen) anderen)/);
    if (why.includes('ahead of you')) found[isOwn ? 'mine' : 'others'] += 1;
    const isNeutral = why.endsWith(' But what matters is who gets what, now and later.');
    if (isNeutral) found.neutral += 1;
    expect(german.endsWith(' Aber wichtig ist, wer jetzt und später was bekommt.')).toBe(isNeutral);
  }
  expect(Math.min(...Object.values(found))).toBeGreaterThan(3);
});

test('a doubled card is written as on the key', () => {
  const doubled = ADVISED.filter(({ move, now }) => move === 'stop' && now.isDoubled);
  expect(doubled.length).toBeGreaterThan(50);
  for (const { title, now } of doubled) {
    const value = now.value < 0 ? `−${-now.value}` : `+${now.value}`;
    expect(title).toContain(`${value} ×2`);
  }
});
