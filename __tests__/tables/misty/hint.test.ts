import { kindOf } from '../../../src/game-core/games/misty/cards';
import { mistyJudge } from '../../../src/game-core/games/misty/judge';
import { reasonFor } from '../../../src/game-core/games/misty/reason';
import type { Misty } from '../../../src/game-core/games/misty/types';
import { finish } from '../../../src/game-core/kernel/thinking';
import { LANGUAGES } from '../../../src/i18n/languages';
import { rankedChoices } from '../../../src/screens/table/hint/ranked';
import type { Hints } from '../../../src/tables/shared/hint-words';
import { spotInWords } from '../../../src/i18n/words/en/misty-spots';
import { mistyHints } from '../../../src/tables/misty/hint';
import { arrowsIn, bestOfAllOrders } from '../../game-core/coach/reasons/misty-points';
import { judgedPositions } from '../../game-core/coach/reasons/positions';
import { randomStream } from '../../game-core/support/streams';
import { spotUnder } from '../../../src/tables/misty/words/alike';

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

/** What a judge finds where windows come to life, and what it would find where every point counts. */
const WAKINGS = judgedPositions<Misty>('misty', 6)
  .filter(({ view, verdict }) => view.open.stage.name === 'activating' && verdict.moves.length > 1)
  .filter(({ view }) => arrowsIn(view.open.windows[view.seat as number]!) <= 5)
  .flatMap(({ view }, nth) => {
    const { windows, moved } = view.open;
    const seat = view.seat as number;
    const verdict = finish(mistyJudge.weigh(view, randomStream(`waking ${nth}`)));
    const reached = new Map(
      verdict.moves.map(({ move: { card } }) => [
        card,
        bestOfAllOrders(windows[seat]!, [...moved[seat]!, card]),
      ]),
    );
    const points = reached.get(verdict.best!.move.card)!;
    const by = (price: (lost: number) => number) => {
      const moves = verdict.moves.map((each) => {
        return { ...each, worth: 0.5, price: price(points - reached.get(each.move.card)!) };
      });
      return { ...verdict, moves, best: moves.find(({ move }) => move === verdict.best!.move)! };
    };
    const all = [verdict, by((lost) => lost / 10), by((lost) => (lost > 1 ? 0.3 : 0)), by(() => 0)];
    return all.map((each) => {
      const teller = { say: en, players, isFresh: true };
      const told = mistyHints.why(view, each, teller);
      const german = mistyHints.why(view, each, { ...teller, say: de });
      const ranked = rankedChoices(each, mistyHints as unknown as Hints, view, teller);
      return { view, verdict: each, reached, points, told, german, ranked };
    });
  });

const isLess = ({ reached, points }: (typeof WAKINGS)[number], card: number) =>
  reached.get(card)! < points;

test('another first is as good only where it leads to as many points', () => {
  const found = { worse: 0, even: 0 };
  for (const waking of WAKINGS) {
    const isEven = waking.verdict.moves.every(({ move }) => !isLess(waking, move.card));
    expect(waking.told.includes('as good')).toBe(isEven);
    expect(waking.german.includes('auch mit einer anderen zuerst')).toBe(isEven);
    found[isEven ? 'even' : 'worse'] += 1;
  }
  expect(Math.min(found.worse, found.even)).toBeGreaterThan(20);
});

test('where fewer points are called as good, it is said that they change nothing; where they are not, it is not', () => {
  const found = { all: 0, some: 0, none: 0 };
  for (const waking of WAKINGS) {
    const less = waking.verdict.moves.filter(({ move }) => isLess(waking, move.card));
    const even = less.filter(({ price }) => price < 0.02);
    const { told, german, ranked } = waking;
    const is = even.length === 0 ? 'none' : even.length === less.length ? 'all' : 'some';
    expect(told.includes('the round ends the same')).toBe(less.length > 0 && is === 'all');
    expect(german.includes('die Runde endet gleich')).toBe(less.length > 0 && is === 'all');
    const enough = /(\d+) would do for the round, but no fewer/.exec(told)?.[1] ?? null;
    const least = Math.min(...even.map(({ move }) => waking.reached.get(move.card)!));
    expect(enough).toBe(is === 'some' ? String(least) : null);
    if (is === 'all') expect(ranked.map(({ rank }) => rank)).not.toContain('worse');
    if (less.length > 0) found[is] += 1;
  }
  expect(Math.min(found.all, found.some, found.none)).toBeGreaterThan(10);
});

test('who hears of fewer points hears with which first, wherever two names can say it', () => {
  const found = { wrong: 0, right: 0, placed: 0, unnamed: 0 };
  for (const waking of WAKINGS) {
    const { view, verdict, told, german, reached, points } = waking;
    const cards = verdict.moves.map(({ move }) => move.card);
    const less = cards.filter((card) => isLess(waking, card));
    const good = cards.filter((card) => !isLess(waking, card));
    if (less.length === 0 || good.length === 1 || told.includes('would do')) continue;
    const kinds = (of: readonly number[]) => [...new Set(of.map(kindOf))];
    const equals = good.filter((card) => card !== verdict.best!.move.card);
    const isClearOf = (of: readonly number[], not: readonly number[]) =>
      !kinds(of).some((kind) => kinds(not).includes(kind));
    const match = /(also )?with ([A-Z].*) first/.exec(told);
    if (match === null) {
      const isNamed = (of: readonly number[], not: readonly number[]) =>
        isClearOf(of, not) && kinds(of).length <= 2;
      expect(isNamed(less, good) || isNamed(equals, less)).toBe(false);
      expect(told).toContain(`with others first perhaps only ${Math.min(...reached.values())}`);
      expect(german).toContain(`zuerst vielleicht nur ${Math.min(...reached.values())}`);
      found.unnamed += 1;
      continue;
    }
    const isRight = match[1] !== undefined;
    const [meant, not] = isRight ? [equals, less] : [less, good];
    found[isRight ? 'right' : 'wrong'] += 1;
    if (match[2]!.includes('(')) {
      found.placed += 1;
      const spot = spotUnder(view, meant[0]!);
      expect([meant.length, isClearOf(meant, not)]).toEqual([1, false]);
      expect(match[2]).toBe(`${en.misty.kinds[kindOf(meant[0]!)]} (${spotInWords(spot)})`);
    } else {
      expect(isClearOf(meant, not)).toBe(true);
      const names = (say: typeof en) => kinds(meant).map((kind) => say.misty.kinds[kind]);
      expect(match[2]!.split(' or ').sort()).toEqual(names(en).sort());
      for (const name of names(de)) expect(german).toContain(name);
    }
    const only = /only (\d+) with/.exec(told)?.[1];
    expect(told.includes(', else fewer')).toBe(isRight);
    if (isRight) continue;
    const ends = new Set(less.map((card) => reached.get(card)!));
    expect(only).toBe(ends.size === 1 ? String([...ends][0]) : undefined);
    expect(told).toContain(`${points} points`);
  }
  expect(Math.min(...Object.values(found))).toBeGreaterThan(3);
});

test('all of it has room in two lines below the owl', () => {
  const texts = [...new Set(WAKINGS.flatMap(({ told, german }) => [told, german]))];
  expect(texts.filter(({ length }) => length > 88)).toEqual([]);
});
