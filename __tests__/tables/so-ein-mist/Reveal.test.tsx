import { act, fireEvent, render, screen, within } from '@testing-library/react-native';
import type { State } from '../../../src/game-core/games/so-ein-mist/types';
import type { Player } from '../../../src/game-core/kernel/record';
import { standings } from '../../../src/game-core/kernel/standings';
import { LanguageProvider, written } from '../../../src/i18n';
import { Reveal } from '../../../src/tables/so-ein-mist/Reveal';
import { BotMark, MotionProvider, type Speed } from '../../../src/ui';
import { card, game } from '../../game-core/games/so-ein-mist/scene';
import { finished, played, PLAYERS } from './finished';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function reveal(
  state: State,
  speed: Speed = 'normal',
  language: 'en' | 'de' = 'en',
  players: readonly Player[] = PLAYERS.slice(0, state.open.setting.animals.length),
  isRevealed = false,
) {
  const onRevealed = jest.fn();
  render(
    <LanguageProvider choice={language}>
      <MotionProvider speed={speed}>
        <Reveal
          view={game.view(state, 'table')}
          players={players}
          standings={standings(game, state)}
          isRevealed={isRevealed}
          onRevealed={onRevealed}
        />
      </MotionProvider>
    </LanguageProvider>,
  );
  return onRevealed;
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const skip = () => fireEvent.press(screen.getByRole('button', { name: /at once/ }));
const pileOf = (name: string) => screen.getByRole('img', { name: new RegExp(`^${name}: `) });
const cardsInSight = () => screen.queryAllByText(/^[+−]\d+$/, { includeHiddenElements: true });

test('at first no card can be seen or heard of', () => {
  reveal(played(4));
  expect(cardsInSight()).toEqual([]);
  expect(pileOf('Anna')).toHaveAccessibleName('Anna: 0 points');
});

test.each([
  [3, {}],
  [5, {}],
  [6, { doubling: true, anotherRound: true, noPassingOn: true }],
])('with %d players the sums run to the points, within eight seconds', (seats, options) => {
  const state = played(seats, options);
  const onRevealed = reveal(state);
  pass(2000);
  const early = cardsInSight().length;
  expect(early).toBeGreaterThan(0);
  expect(onRevealed).not.toHaveBeenCalled();
  for (let second = 2; second < 8; second += 1) pass(1000);
  expect(cardsInSight().length).toBeGreaterThan(early);
  expect(onRevealed).toHaveBeenCalledTimes(1);
  standings(game, state).forEach(({ seat, values }) => {
    const points = written(values['points'] ?? 0);
    const pile = pileOf(PLAYERS[seat]!.name);
    expect(pile).toHaveAccessibleName(new RegExp(`: ${points} points?\\b`));
    expect(pile).toHaveTextContent(new RegExp(`${points}$`));
  });
});

test('a tap turns all cards at once, and the end is told once', () => {
  const state = played(4);
  const onRevealed = reveal(state);
  pass(300);
  skip();
  pass(0);
  expect(onRevealed).toHaveBeenCalledTimes(1);
  expect(cardsInSight()).toHaveLength(state.open.board.taken.flat().length);
  pass(20_000);
  expect(onRevealed).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button')).toBeNull();
});

test('who wants no animations sees all at once', () => {
  const state = played(3);
  const onRevealed = reveal(state, 'off');
  expect(cardsInSight()).toHaveLength(state.open.board.taken.flat().length);
  pass(0);
  expect(onRevealed).toHaveBeenCalledTimes(1);
});

/** A crown is only seen: no words go with it. */
const crowned = () =>
  ['Anna', 'Bruno', 'Cleo'].filter(
    (name) => within(pileOf(name)).UNSAFE_queryByProps({ name: 'crown' }) !== null,
  );

test('while the sums run, who leads has the crown; in the end only who wins', () => {
  const state = finished([
    [card('cow', 4)],
    [card('sheep', 6), card('cow', -1), card('pig', -1)],
    [card('pig', 2)],
  ]);
  reveal(state);
  expect(crowned()).toEqual([]);
  pass(400);
  expect(crowned()).toEqual(['Bruno']);
  skip();
  expect(crowned()).toEqual(['Bruno']);
});

test('who shares the victory shares the crown', () => {
  reveal(finished([[card('cow', 4)], [card('sheep', 4)], []]), 'off');
  expect(crowned()).toEqual(['Anna', 'Bruno']);
});

test('a card of the own animal shows ×2 and what it is worth then', () => {
  const piles = [[card('cow', 10), card('pig', 4)], [card('cow', 8)], []];
  reveal(finished(piles, { options: { doubling: true } }), 'off');
  expect(screen.getByText('+20')).toBeOnTheScreen();
  expect(screen.getByText('+8')).toBeOnTheScreen();
  // On the card, and where it is explained.
  expect(screen.getAllByText('×2')).toHaveLength(2);
  expect(screen.getByText('Own animal: counts double')).toBeOnTheScreen();
  expect(pileOf('Anna')).toHaveAccessibleName('Anna: 24 points. +10 (cow) doubled: +20, +4 (pig)');
});

test('nothing is doubled where nothing doubles', () => {
  reveal(finished([[card('cow', 10)], [], []]), 'off');
  expect(screen.queryByText('×2')).toBeNull();
  expect(screen.queryByText('Own animal: counts double')).toBeNull();
});

test('a card that was handed over says from whom, in both languages', () => {
  const passed = [{ from: 1, to: 0, card: card('sheep', -5) }];
  const state = finished([[card('cow', 2)], [], []], { passed });
  reveal(state, 'off');
  expect(pileOf('Anna')).toHaveAccessibleName('Anna: −3 points. +2 (cow), −5 (sheep) from Bruno');
  reveal(state, 'off', 'de');
  expect(pileOf('Anna')).toHaveAccessibleName('Anna: −3 Punkte. +2 (Kuh), −5 (Schaf) von Bruno');
});

test('a bot is marked as one, and told with its level', () => {
  const state = finished([[card('cow', 2)], [], []]);
  const players = PLAYERS.slice(0, 3).map((player, seat) =>
    seat === 0 ? { ...player, bot: 'greedy' } : player,
  );
  reveal(state, 'off', 'en', players);
  const bot = screen.getByRole('img', { name: /^Anna, bot: .*, level 3 of 4: 2 points\. \+2/ });
  expect(within(bot).UNSAFE_queryAllByType(BotMark)).toHaveLength(1);
  expect(screen.UNSAFE_queryAllByType(BotMark)).toHaveLength(1);
});

test('what was turned over before lies open at once, and is not played again', () => {
  const state = finished([[card('cow', 10)], [card('pig', 4)], []]);
  const onRevealed = reveal(state, 'normal', 'en', PLAYERS.slice(0, 3), true);
  expect(pileOf('Anna')).toHaveAccessibleName(/10 points/);
  expect(screen.queryByRole('button', { name: /at once/ })).toBeNull();
  pass(0);
  expect(onRevealed).toHaveBeenCalledTimes(1);
});
