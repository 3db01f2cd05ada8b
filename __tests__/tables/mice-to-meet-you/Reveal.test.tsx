import { act, fireEvent, render, screen, within } from '@testing-library/react-native';
import { Reveal } from '../../../src/tables/mice-to-meet-you/Reveal';
import { MotionProvider, type Speed } from '../../../src/ui';
import { Scenario } from '../../game-core/games/mice-to-meet-you/scenario';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Anna closes her last larder with 1, 3 and 14 left, Ben has 7 and 8, Clara has caught all. */
const over = Scenario.of(3, [
  { hand: [1, 3, 14], down: [9, 12, 15], nuts: 1 },
  { hand: [7, 8], down: [15], nuts: 2 },
  { hand: [] },
])
  .roll('5 1')
  .catch(6, 1);

const PLAYERS = ['Anna', 'Ben', 'Clara'].map((name) => ({ name, bot: null }));

function reveal(table: Scenario = over, speed: Speed = 'normal', isRevealed = false) {
  const onRevealed = jest.fn();
  render(
    <MotionProvider speed={speed}>
      <Reveal
        view={table.view('table')}
        players={PLAYERS.slice(0, table.state.table.houses.length)}
        standings={table.standings}
        isRevealed={isRevealed}
        onRevealed={onRevealed}
      />
    </MotionProvider>,
  );
  return onRevealed;
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const houseOf = (name: string) => screen.getByRole('img', { name: new RegExp(`^${name}: `) });
const crowned = () =>
  ['Anna', 'Ben', 'Clara'].filter(
    (name) => within(houseOf(name)).UNSAFE_queryByProps({ name: 'crown' }) !== null,
  );

test('at first nothing is counted; then the mice left run up room by room', () => {
  const onRevealed = reveal();
  expect(houseOf('Anna')).toHaveAccessibleName('Anna: no mice. 4 larders closed, 1 nut');
  expect(crowned()).toEqual([]);
  for (let second = 0; second < 8; second += 1) pass(1000);
  expect(onRevealed).toHaveBeenCalledTimes(1);
  expect(houseOf('Anna')).toHaveAccessibleName(
    'Anna: 18 mice. Rooms: 1, 3, 14. 4 larders closed, 1 nut',
  );
  for (const sum of ['1', '4', '18']) {
    expect(within(houseOf('Anna')).getAllByText(sum).length).toBeGreaterThan(0);
  }
});

test('a tap counts everything at once, and the fewest mice have the crown', () => {
  const onRevealed = reveal();
  pass(300);
  fireEvent.press(screen.getByRole('button', { name: 'Count everything at once' }));
  pass(0);
  expect(onRevealed).toHaveBeenCalledTimes(1);
  expect(crowned()).toEqual(['Clara']);
  expect(within(houseOf('Clara')).getByText('All caught!')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('what was counted before lies open at once', () => {
  const onRevealed = reveal(over, 'normal', true);
  expect(houseOf('Ben')).toHaveAccessibleName('Ben: 15 mice. Rooms: 7, 8. 1 larder closed, 2 nuts');
  pass(0);
  expect(onRevealed).toHaveBeenCalledTimes(1);
});

test('alone nobody is ahead', () => {
  const table = Scenario.solo({ hand: [1], nuts: 0, down: [9, 12, 15] })
    .roll('6 6')
    .miss(6);
  reveal(table, 'off', true);
  expect(houseOf('Anna')).toHaveAccessibleName(/^Anna: 1 mouse\. Rooms: 1\./);
  expect(within(houseOf('Anna')).UNSAFE_queryByProps({ name: 'crown' })).toBeNull();
});
