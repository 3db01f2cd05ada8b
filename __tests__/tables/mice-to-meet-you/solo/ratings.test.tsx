import { fireEvent, render, screen, within } from '@testing-library/react-native';
import { RATINGS, soloRating } from '../../../../src/game-core/games/mice-to-meet-you/score';
import { PERFECT_PLAY } from '../../../../src/game-core/games/mice-to-meet-you/solo/perfect-play';
import { LanguageProvider } from '../../../../src/i18n';
import { en } from '../../../../src/i18n/en';
import { Alone } from '../../../../src/tables/mice-to-meet-you/solo/ratings/Alone';
import { bestSoFar } from '../../../../src/tables/mice-to-meet-you/solo/ratings/best-so-far';
import { LevelRows } from '../../../../src/tables/mice-to-meet-you/solo/ratings/LevelRows';
import { playAlone, SOLOISTS, viewsOf } from './played';

const game = (level: number, rating: number, hints = 0) => ({ options: { level }, rating, hints });

describe('the best so far', () => {
  test('is told for each level, with how often it was played', () => {
    const played = [game(3, 5), game(1, 2), game(3, 6), game(3, 4)];
    expect(bestSoFar(played)).toEqual([
      { level: 3, best: 6, games: 3, isHinted: false, isNew: false },
      { level: 2, best: null, games: 0, isHinted: false, isNew: false },
      { level: 1, best: 2, games: 1, isHinted: false, isNew: false },
      { level: 0, best: null, games: 0, isHinted: false, isNew: false },
    ]);
  });

  test('is new where the latest game is better than all before it on its level', () => {
    const isNew = (...ratings: number[]) =>
      bestSoFar(ratings.map((rating) => game(2, rating)))[1]!.isNew;
    expect(isNew(3, 5, 6)).toBe(true);
    expect(isNew(3, 6, 6)).toBe(false);
    expect(isNew(6, 3)).toBe(false);
    expect(isNew(6)).toBe(false);
  });
});

test('the best so far was helped by hints unless it was reached without them too', () => {
  const isHinted = (...games: (readonly [rating: number, hints: number])[]) =>
    bestSoFar(games.map(([rating, hints]) => game(2, rating, hints)))[1]!.isHinted;
  expect(isHinted([6, 2])).toBe(true);
  expect(isHinted([5, 0], [6, 1])).toBe(true);
  expect(isHinted([6, 1], [6, 0])).toBe(false);
  expect(isHinted([6, 0], [5, 3])).toBe(false);
});

test('the levels are chosen with what a perfect player reaches on each', () => {
  const onChange = jest.fn();
  render(<LevelRows label="Nuts" value={1} accent="mice" onChange={onChange} />);
  const rows = screen.getAllByRole('radio');
  const told = [
    '3 nuts: without a slip 97\u00a0% clear the house',
    '2 nuts: without a slip 92\u00a0% clear the house',
    '1 nut: without a slip 80\u00a0% clear the house',
    'No nuts: without a slip 56\u00a0% clear the house',
  ];
  rows.forEach((row, index) => expect(row).toHaveAccessibleName(told[index]!));
  expect(screen.getByRole('radio', { checked: true })).toBe(rows[2]);
  fireEvent.press(rows[3]!);
  expect(onChange).toHaveBeenCalledWith(0);
  // All seven ratings of the chosen level, in words and figures.
  const legend = screen.getByRole('img', { name: /^1 nut, played without a slip:/ });
  RATINGS.forEach((rating, index) => {
    const chance = en.miceSolo.about(PERFECT_PLAY[1][index]!);
    expect(legend.props['aria-label']).toContain(`${en.miceSolo.ratings[rating].name} ${chance}`);
  });
  // Which of their pictures stand for a house that was cleared is written above them.
  expect(within(legend).getByText('House cleared')).toBeVisible();
  expect(within(legend).getByText('Mice left')).toBeVisible();
});

test.each(['en', 'de'] as const)('who played alone sees a rating and no winner, %s', (language) => {
  const view = viewsOf(playAlone(SOLOISTS.at(-1)!, 2, 'rated')).at(-1)!;
  const rating = soloRating(view.open)!;
  const say = { en, de: jest.requireActual('../../../../src/i18n/de').de }[language];
  render(
    <LanguageProvider choice={language}>
      <Alone
        view={view}
        player={{ name: 'Clara', bot: null }}
        hints={2}
        played={[game(3, 1), game(2, 1), game(2, rating, 2)]}
      />
    </LanguageProvider>,
  );
  const { name, line } = say.miceSolo.ratings[rating];
  expect(screen.getByRole('heading', { name })).toBeVisible();
  expect(screen.getByText(line)).toBeVisible();
  expect(screen.queryByText(/wins|gewinnt/)).toBeNull();
  // The owl's mark, as elsewhere: how often it was asked, and that the best so far is owed to it.
  expect(screen.getByText(say.hint.used(2))).toBeVisible();
  expect(screen.getAllByText(say.miceSolo.withHints)).toHaveLength(1);
  const best = screen.getByRole('img', {
    name: new RegExp(say.miceSolo.newBest.replace('!', '')),
  });
  expect(best.props['aria-label']).toContain(say.miceSolo.withHints);
  expect(best.props['aria-label']).toContain(say.miceSolo.level(2));
  expect(screen.getAllByText(say.miceSolo.notPlayed)).toHaveLength(2);
});
