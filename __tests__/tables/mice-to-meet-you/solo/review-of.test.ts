import { analyse } from '../../../../src/game-core/games/mice-to-meet-you/solo/analyse';
import { SOLO_LEVELS } from '../../../../src/game-core/games/mice-to-meet-you/types';
import { actionsOf } from '../../../../src/game-core/kernel/match';
import { choiceOf } from '../../../../src/tables/mice-to-meet-you/solo/choices';
import { LANGUAGES } from '../../../../src/i18n/languages';
import { comparedInWords } from '../../../../src/tables/mice-to-meet-you/solo/tell-choice';
import { tenthsOf } from '../../../../src/game-core/coach/balance';
import { pieceOf, reviewOf } from '../../../../src/tables/mice-to-meet-you/solo/review/review-of';
import { playAlone, recordOf, SOLOISTS, VALUES } from './played';

const GAMES = SOLOISTS.flatMap((bot) =>
  SOLO_LEVELS.flatMap((level) =>
    Array.from({ length: 6 }, (_, index) => playAlone(bot, level, `${bot.name} ${index}`)),
  ),
).map((match) => {
  const record = recordOf(match);
  return { match, analysis: analyse(VALUES, record), review: reviewOf(VALUES, record) };
});

test('luck and skill lead from the start to the result, exactly and as they are written', () => {
  for (const { analysis, review } of GAMES) {
    const { start, luck, skill, result } = analysis;
    expect(Math.abs(start + luck + skill - result)).toBeLessThan(1e-9);
    const { sum } = review;
    expect(sum.start + sum.luck + sum.skill).toBe(sum.result);
    expect(sum.start).toBe(tenthsOf(start));
    expect(sum.result).toBe(tenthsOf(result));
    expect(Math.abs(sum.luck - luck * 1000)).toBeLessThan(1);
    expect(Math.abs(sum.skill - skill * 1000)).toBeLessThan(1);
    expect(sum.skill).toBeLessThanOrEqual(0);
  }
});

test('who never errs has lost nothing, and nothing is held against them', () => {
  const perfect = GAMES.slice(-24);
  for (const { review } of perfect) {
    expect(Object.is(review.sum.skill, 0)).toBe(true);
    expect(review.costly).toEqual([]);
  }
});

test('each round goes on where the one before ended, and ends in the result', () => {
  for (const { analysis, review } of GAMES) {
    let value = tenthsOf(analysis.start);
    for (const { before, thrown, decided, after } of review.rounds) {
      expect(before).toBe(value);
      value = thrown;
      for (const choice of decided) {
        expect(choice.couldKeep).toBe(value);
        expect(choice.kept - choice.couldKeep).toBe(choice.price);
        value = choice.kept;
      }
      expect(after).toBe(value);
    }
    expect(value).toBe(tenthsOf(analysis.result));
  }
});

test('the curve passes through every value of the analysis, from left to right', () => {
  for (const { analysis, review } of GAMES) {
    const values = [analysis.start, ...analysis.steps.map(({ after }) => after)];
    expect(review.points.map(({ value }) => value)).toEqual(values.map(tenthsOf));
    review.points.slice(1).forEach(({ across }, index) => {
      expect(across).toBeGreaterThan(review.points[index]!.across);
    });
    expect(review.points.at(-1)!.across).toBe(review.rounds.length);
    expect(review.lowest.value).toBe(Math.min(...values.map(tenthsOf)));
  }
});

test('the costliest choice comes first, with what the core calls best and where it was made', () => {
  for (const { match, analysis, review } of GAMES) {
    const actions = actionsOf(match);
    const [worst] = review.costly;
    const losses = analysis.steps.flatMap((step) => (step.kind === 'move' ? [step] : []));
    const most = Math.max(...losses.map(({ loss }) => loss));
    if (worst === undefined) {
      expect(most).toBeLessThan(0.002);
      continue;
    }
    expect(Math.abs(worst.price / 1000 + most)).toBeLessThan(0.0015);
    expect(review.costly.map(({ price }) => price)).toEqual(
      review.costly.map(({ price }) => price).sort((a, b) => a - b),
    );
    for (const choice of review.costly) {
      const step = losses.find(({ length }) => length === choice.moment + 1)!;
      expect(actions[choice.moment]).toEqual({ by: 0, move: step.move });
      expect(choice.made).toEqual(choiceOf(step.state, step.move));
      expect(choice.best).toEqual(choiceOf(step.state, step.best));
      const [from, to] = pieceOf(review, choice);
      expect([from.value, to.value]).toEqual([choice.couldKeep, choice.kept]);
      expect(Math.ceil(to.across)).toBe(choice.round);
    }
  }
});

test('the same card with other dice is told apart from what would have been best', () => {
  const caught = (leaves: number) =>
    ({ kind: 'catch', card: 9, nuts: 1, leaves, bringsNut: false }) as const;
  const told = (language: 'en' | 'de') =>
    comparedInWords(LANGUAGES[language], caught(4), caught(0));
  expect(told('en')).toEqual([
    'You caught 9 with a nut, leaving 4',
    'catch 9 with a nut, leaving nothing',
  ]);
  expect(told('de')).toEqual([
    'Du hast die 9 mit 1 Nuss gefangen, Rest 4',
    'die 9 mit 1 Nuss fangen, kein Rest',
  ]);
  expect(comparedInWords(LANGUAGES.en, caught(4), { kind: 'miss', larder: 6 })).toEqual([
    'You caught 9 with a nut',
    'miss and close larder 6',
  ]);
});
