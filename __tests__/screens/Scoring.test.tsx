import { act, fireEvent, render, screen, within } from '@testing-library/react-native';
import { AccessibilityInfo } from 'react-native';
import { soEinMist } from '../../src/game-core/games/so-ein-mist';
import type { SoEinMist, State } from '../../src/game-core/games/so-ein-mist/types';
import { seedFromText } from '../../src/game-core/kernel/chance';
import { begin, type Match } from '../../src/game-core/kernel/match';
import type { Player } from '../../src/game-core/kernel/record';
import type { Entry } from '../../src/game-core/kernel/registry';
import type { Session } from '../../src/session/session';
import { LanguageProvider, type Language } from '../../src/i18n';
import { Scoring } from '../../src/screens/Scoring';
import { GAME_TABLES } from '../../src/tables';
import { BotMark } from '../../src/ui';
import { card } from '../game-core/games/so-ein-mist/scene';
import { sessionOn } from '../session/sessions';
import { finished, PLAYERS } from '../tables/so-ein-mist/finished';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A match that ended in this state, however it got there. */
function endedIn(state: State, players: readonly Player[]): Session {
  const begun = begin(soEinMist.game, state.open.setting.config, seedFromText('scores'));
  const match: Match<SoEinMist> = { ...begun, state };
  const seats = players.slice(0, state.open.setting.animals.length);
  return sessionOn(soEinMist as Entry, match as unknown as Match, seats);
}

function scores(
  state: State,
  language: Language = 'en',
  { isRevealed = false, players = PLAYERS as readonly Player[] } = {},
) {
  const calls = {
    onRematch: jest.fn(),
    onSetUp: jest.fn(),
    onReplay: jest.fn(),
    onReview: jest.fn(),
    onLog: jest.fn(),
    onDice: jest.fn(),
    onLobby: jest.fn(),
  };
  render(
    <LanguageProvider choice={language}>
      <Scoring
        game="so-ein-mist"
        session={endedIn(state, players)}
        isRevealed={isRevealed}
        table={GAME_TABLES['so-ein-mist']}
        {...calls}
      />
    </LanguageProvider>,
  );
  return calls;
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function turnAll() {
  fireEvent.press(screen.getByRole('button', { name: /at once|auf einmal/ }));
  pass(0);
}

const clear = finished([[card('cow', 10)], [card('pig', 4)], [card('pig', -5)]]);
const tied = finished([
  [card('cow', 4)],
  [card('sheep', 6), card('cow', -1), card('pig', -1)],
  [card('pig', 2)],
]);
const shared = finished([[card('cow', 4)], [card('sheep', 4)], []]);

test('the places come after the cards, in their order', () => {
  scores(clear);
  expect(screen.queryByText('Places')).toBeNull();
  expect(screen.queryByRole('button', { name: /Rematch/ })).toBeNull();
  for (let second = 0; second < 8; second += 1) pass(1000);
  expect(screen.getByRole('heading', { name: 'Anna wins with 10 points!' })).toBeOnTheScreen();
  const places = screen.getAllByRole('img', { name: / place: / });
  expect(places.map(({ props }) => props['aria-label'] as string)).toEqual([
    '1st place: Anna, 10 points',
    '2nd place: Bruno, 4 points',
    '3rd place: Cleo, −5 points',
  ]);
});

test('a tie-break is explained where it decided, and only there', () => {
  scores(tied);
  turnAll();
  expect(screen.getByRole('heading', { name: 'Bruno wins with 4 points!' })).toBeOnTheScreen();
  expect(screen.getAllByText(/more food/)).toHaveLength(1);
  expect(
    screen.getByText('Bruno and Anna both have 4 points, but Bruno has more food: 6 to 4.'),
  ).toBeOnTheScreen();
});

test('a tie for a later place is explained by the one just above', () => {
  scores(
    finished([
      [card('cow', 10)],
      [card('sheep', 6), card('cow', -1), card('pig', -1)],
      [card('pig', 4)],
    ]),
  );
  turnAll();
  expect(
    screen.getByText('Bruno and Cleo both have 4 points, but Bruno has more food: 6 to 4.'),
  ).toBeOnTheScreen();
});

test('a shared victory is worded and ranked as one', () => {
  scores(shared);
  turnAll();
  expect(
    screen.getByRole('heading', { name: 'Anna and Bruno share the victory with 4 points each!' }),
  ).toBeOnTheScreen();
  for (const name of ['1st place: Anna, 4 points', '1st place: Bruno, 4 points']) {
    expect(screen.getByRole('img', { name })).toBeOnTheScreen();
  }
  expect(screen.getByRole('img', { name: /^3rd place: Cleo/ })).toBeOnTheScreen();
});

test('it speaks German', () => {
  scores(shared, 'de');
  turnAll();
  expect(
    screen.getByRole('heading', { name: 'Anna und Bruno teilen sich den Sieg: je 4 Punkte!' }),
  ).toBeOnTheScreen();
  expect(screen.getByRole('img', { name: '1. Platz: Anna, 4 Punkte' })).toBeOnTheScreen();
});

test('the winner is announced', () => {
  const announce = jest.mocked(AccessibilityInfo.announceForAccessibilityWithOptions);
  announce.mockClear();
  scores(clear);
  expect(announce).not.toHaveBeenCalled();
  turnAll();
  expect(announce).toHaveBeenCalledWith('Anna wins with 10 points!', { queue: true });
});

test('after a reload all of it is there at once', () => {
  scores(clear, 'en', { isRevealed: true });
  expect(screen.getByRole('heading', { name: 'Anna wins with 10 points!' })).toBeOnTheScreen();
  expect(screen.getByRole('button', { name: /Rematch/ })).toBeOnTheScreen();
});

test('bots are marked among the places', () => {
  const players = PLAYERS.map((player, seat) => ({ ...player, bot: seat === 1 ? 'greedy' : null }));
  scores(clear, 'en', { isRevealed: true, players });
  const places = screen.getAllByRole('img', { name: / place: / });
  expect(places.map((place) => within(place).UNSAFE_queryAllByType(BotMark).length)).toEqual([
    0, 1, 0,
  ]);
  expect(places[1]).toHaveAccessibleName(/^2nd place: Bruno, .*bot.*, 4 points$/);
});

test.each([
  [/^Rematch/, 'onRematch'],
  ['Change the setup', 'onSetUp'],
  ['Look at the game again', 'onReplay'],
  ['Read what happened', 'onLog'],
  ['Check fair play', 'onDice'],
  ['To the lobby', 'onLobby'],
] as const)('%s goes there', (name, call) => {
  const calls = scores(clear);
  turnAll();
  fireEvent.press(screen.getByRole('button', { name }));
  expect(calls[call]).toHaveBeenCalledTimes(1);
  const others = Object.entries(calls).filter(([other]) => other !== call);
  for (const [, other] of others) expect(other).not.toHaveBeenCalled();
});
