import { act, fireEvent, render, screen } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import { LanguageProvider, type Language } from '../../../../src/i18n';
import { de } from '../../../../src/i18n/de';
import { en } from '../../../../src/i18n/en';
import { curveInWords } from '../../../../src/tables/mice-to-meet-you/solo/review/Curve';
import {
  curveShape,
  namedRounds,
  PIN,
} from '../../../../src/tables/mice-to-meet-you/solo/review/curve-shape';
import { Review } from '../../../../src/tables/mice-to-meet-you/solo/review/Review';
import { reviewOf } from '../../../../src/tables/mice-to-meet-you/solo/review/review-of';
import { choiceInWords } from '../../../../src/tables/mice-to-meet-you/solo/tell-choice';
import { SolvedGameProvider } from '../../../../src/tables/mice-to-meet-you/solo/values/SolvedGameProvider';
import { createSolvedGame } from '../../../../src/tables/mice-to-meet-you/solo/values/solved-game';
import { assetOf } from '../../../game-core/games/mice-to-meet-you/solo-values';
import { playAlone, recordOf, SOLOISTS, VALUES, viewsOf } from './played';

const MATCHES = SOLOISTS.flatMap((bot) =>
  ([3, 1, 0] as const).map((level) => playAlone(bot, level, `review ${bot.name}`)),
);
const MATCH = MATCHES[1]!;
const REVIEW = reviewOf(VALUES, recordOf(MATCH));

async function look(onMoment = jest.fn(), language: Language = 'en', match = MATCH) {
  const game = createSolvedGame(async () => assetOf('clear'));
  const page: ReactElement = (
    <LanguageProvider choice={language}>
      <SolvedGameProvider value={game}>
        <Review view={viewsOf(match).at(-1)!} record={recordOf(match)} onMoment={onMoment} />
      </SolvedGameProvider>
    </LanguageProvider>
  );
  render(page);
  await act(async () => undefined);
  return onMoment;
}

test.each(['en', 'de'] as const)(
  'luck and skill are written so that they add up, %s',
  async (l) => {
    const { miceSolo: say, miceReview } = { en, de }[l];
    await look(jest.fn(), l);
    const { start, luck, skill, result } = REVIEW.sum;
    const told = miceReview.sum(start, luck, skill, result);
    expect(screen.getByText(told)).toBeVisible();
    // As somebody would add it up who only sees what is written.
    const [sum = '', total = ''] = told.replaceAll(',', '.').replaceAll('−', '-').split(' = ');
    const terms = sum.replaceAll(/([+-]) /g, '$1').split(' ');
    expect(terms.reduce((all, term) => all + Math.round(Number(term) * 10), 0)).toBe(
      Math.round(Number(total) * 10),
    );
    expect(screen.getAllByText(say.percent(start)).length).toBeGreaterThan(0);
  },
);

test('the curve can be read aloud: start, lowest, result, and the costliest choices', async () => {
  await look();
  const told = curveInWords(en, REVIEW);
  expect(screen.getByRole('img', { name: told })).toBeTruthy();
  const { percent } = en.miceSolo;
  expect(told).toContain(`${percent(REVIEW.sum.start)} at the start`);
  expect(told).toContain(`lowest ${percent(REVIEW.lowest.value)} in round ${REVIEW.lowest.round}`);
  expect(told).toContain(`${percent(REVIEW.sum.result)} at the end`);
  expect(told).toContain(choiceInWords(en, REVIEW.costly[0]!.best));
});

test('the costliest choice comes first and shows the table as it was before it', async () => {
  const onMoment = await look();
  const rows = screen.getAllByRole('button', { name: /^Costliest choice number/ });
  expect(rows.length).toBeGreaterThan(1);
  const [first] = REVIEW.costly;
  const told = `number 1, round ${first!.round}, ${en.miceSolo.points(first!.price)}.`;
  expect(rows[0]!).toHaveAccessibleName(new RegExp(told));
  fireEvent.press(rows[0]!);
  expect(onMoment).toHaveBeenCalledWith(first!.moment);
});

test('every round can be read', async () => {
  await look();
  fireEvent.press(screen.getByRole('button', { name: `All ${REVIEW.rounds.length} rounds` }));
  const rounds = screen.getAllByRole('listitem');
  expect(rounds).toHaveLength(REVIEW.rounds.length);
  REVIEW.rounds.forEach(({ after, thrown, before }, index) => {
    const label = rounds[index]!.props['aria-label'];
    expect(label).toContain(en.miceSolo.percent(after));
    expect(label).toContain(en.miceSolo.points(thrown - before));
  });
});

test('who never erred is told so', async () => {
  await look(jest.fn(), 'en', MATCHES.at(-1)!);
  expect(screen.getByText(/could not be played better/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Costliest/ })).toBeNull();
});

test('without the solved game it says so, and tries again when people want', async () => {
  const answers = [null, assetOf('clear')];
  const game = createSolvedGame(async () => {
    const bytes = answers.shift();
    if (bytes == null) throw new Error('No network.');
    return bytes;
  });
  render(
    <SolvedGameProvider value={game}>
      <Review view={viewsOf(MATCH).at(-1)!} record={recordOf(MATCH)} onMoment={jest.fn()} />
    </SolvedGameProvider>,
  );
  await act(async () => undefined);
  expect(screen.getByText(/could not be loaded/)).toBeVisible();
  await act(async () => void fireEvent.press(screen.getByRole('button', { name: 'Try again' })));
  expect(screen.getByRole('heading', { name: 'Luck and skill' })).toBeVisible();
});

test.each([280, 330, 760])('the curve and its numbers stay within %i dp, apart', (width) => {
  for (const match of MATCHES) {
    const size = { width, height: 190 };
    const { d, pins } = curveShape(reviewOf(VALUES, recordOf(match)), size);
    for (const [, x, y] of d.matchAll(/[ML]([\d.-]+) ([\d.-]+)/g)) {
      expect(Number(x)).toBeGreaterThanOrEqual(0);
      expect(Number(x)).toBeLessThanOrEqual(width);
      expect(Number(y)).toBeGreaterThanOrEqual(0);
      expect(Number(y)).toBeLessThanOrEqual(size.height);
    }
    pins.forEach(({ at }, index) => {
      expect(at.x).toBeGreaterThanOrEqual(PIN / 2);
      expect(at.x).toBeLessThanOrEqual(width - PIN / 2);
      expect(at.y).toBeGreaterThanOrEqual(PIN / 2);
      expect(at.y).toBeLessThanOrEqual(size.height - PIN / 2);
      for (const other of pins.slice(index + 1)) {
        const isApart =
          Math.abs(at.x - other.at.x) >= PIN - 1e-9 || Math.abs(at.y - other.at.y) >= PIN - 1e-9;
        expect(isApart).toBe(true);
      }
    });
  }
});

test('rounds are named without crowding', () => {
  expect(namedRounds(16)).toEqual([1, 4, 8, 12, 16]);
  expect(namedRounds(5)).toEqual([1, 2, 5]);
  expect(namedRounds(1)).toEqual([1]);
});
