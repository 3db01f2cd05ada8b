import { act, fireEvent, render, screen, within } from '@testing-library/react-native';
import { LanguageProvider } from '../../../src/i18n';
import { en } from '../../../src/i18n/en';
import { de } from '../../../src/i18n/de';
import { Leftovers } from '../../../src/tables/alles-kaese/Leftovers';
import { Reveal } from '../../../src/tables/alles-kaese/Reveal';
import { tellScore, tellTieBreak } from '../../../src/tables/alles-kaese/words/score';
import { MotionProvider, type Speed } from '../../../src/ui';
import { Scenario } from '../../game-core/games/alles-kaese/scenario';
import { caught, PLAYERS, tied } from './finished';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function reveal(table: Scenario, speed: Speed = 'normal', isRevealed = false) {
  const onRevealed = jest.fn();
  render(
    <MotionProvider speed={speed}>
      <Reveal
        view={table.view('table')}
        players={PLAYERS.slice(0, table.board.rows.length)}
        standings={table.standings}
        isRevealed={isRevealed}
        onRevealed={onRevealed}
      />
    </MotionProvider>,
  );
  return onRevealed;
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const plateOf = (name: string) => screen.getByRole('img', { name: new RegExp(`^${name}: `) });
const fronts = () => screen.queryAllByTestId(/^front-/, { includeHiddenElements: true });
const crowned = () =>
  ['Anna', 'Ben', 'Clara'].filter(
    (name) => within(plateOf(name)).UNSAFE_queryByProps({ name: 'crown' }) !== null,
  );

test('at first nothing is counted; then sums run under the cheese to the score', () => {
  const onRevealed = reveal(tied());
  expect(fronts()).toEqual([]);
  expect(plateOf('Anna')).toHaveAccessibleName('Anna: 0 holes');
  for (let second = 0; second < 8; second += 1) pass(1000);
  expect(onRevealed).toHaveBeenCalledTimes(1);
  expect(fronts()).toHaveLength(7);
  expect(plateOf('Clara')).toHaveAccessibleName('Clara: 7 holes. Cheese: 4, 2, 1');
  for (const sum of ['4', '6', '7']) {
    expect(within(plateOf('Clara')).getAllByText(sum).length).toBeGreaterThan(0);
  }
});

test('a tap counts everything at once, and who wins the tie has the crown', () => {
  const onRevealed = reveal(tied());
  pass(300);
  fireEvent.press(screen.getByRole('button', { name: 'Count everything at once' }));
  pass(0);
  expect(onRevealed).toHaveBeenCalledTimes(1);
  expect(crowned()).toEqual(['Clara']);
  expect(screen.queryByRole('button')).toBeNull();
});

test('whoever is caught stands apart and counts nothing', () => {
  reveal(caught(), 'off');
  const loser = plateOf('Anna');
  expect(loser).toHaveAccessibleName(/caught by the third trap, comes last\. 1 hole/);
  expect(within(loser).getByText('Caught by the third trap!')).toBeVisible();
  expect(within(loser).getByText('0')).toBeVisible();
  expect(plateOf('Ben')).toHaveAccessibleName('Ben: 2 holes. Cheese: 2');
});

test('what was counted before lies open at once', () => {
  const onRevealed = reveal(tied(), 'normal', true);
  expect(fronts()).toHaveLength(7);
  pass(0);
  expect(onRevealed).toHaveBeenCalledTimes(1);
});

const teller = (say: typeof en) => ({ say, players: PLAYERS, isFresh: true });

test('a tie is told by cheese cards, and the caught by the traps, in both languages', () => {
  const { standings } = tied();
  const [anna, , clara] = standings;
  expect(tellScore(clara!, teller(en))).toBe('7 holes');
  expect(tellTieBreak(anna!, clara!, teller(en))).toBe(
    'Clara and Anna both have 7 holes, but Clara has 3 cheeses and Anna 2.',
  );
  expect(tellTieBreak(anna!, clara!, teller(de))).toBe(
    'Clara und Anna haben beide 7 Löcher, aber Clara hat 3 Stück Käse und Anna nur 2.',
  );
  const [loser, winner] = caught().standings;
  expect(tellScore(loser!, teller(en))).toBe('caught');
  expect(tellTieBreak(loser!, winner!, teller(en))).toBe('Three traps: Anna comes last.');
});

test('what lay there is turned over when people ask for it', () => {
  const table = tied();
  render(
    <LanguageProvider choice="en">
      <Leftovers view={table.view('table')} />
    </LanguageProvider>,
  );
  expect(fronts()).toEqual([]);
  expect(screen.queryByRole('img', { name: /Cheese|Trap/ })).toBeNull();
  fireEvent.press(screen.getByRole('button', { name: /What lay there/ }));
  pass(1000);
  const left = 6 + table.board.discard.length;
  expect(screen.getAllByRole('img', { name: /^(Cheese|Trap), / })).toHaveLength(left);
  expect(screen.getAllByText(/cheeses? with \d+ holes? and \d+ traps?$/)).toHaveLength(2);
});

test('before the end there is nothing to ask for', () => {
  const { toJSON } = render(<Leftovers view={Scenario.deal(4, '1c').drainTo(1).view('table')} />);
  expect(toJSON()).toBeNull();
});
