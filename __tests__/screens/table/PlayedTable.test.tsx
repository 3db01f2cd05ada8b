import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { activateKeepAwakeAsync, deactivateKeepAwake } from 'expo-keep-awake';
import { useEffect } from 'react';
import { AccessibilityInfo, AppState, BackHandler, Pressable, Text } from 'react-native';
import { misty } from '../../../src/game-core/games/misty';
import { soEinMist } from '../../../src/game-core/games/so-ein-mist';
import type { Kinds } from '../../../src/game-core/kernel/game';
import type { Entry } from '../../../src/game-core/kernel/registry';
import { ErrorBoundary } from '../../../src/screens/ErrorBoundary';
import { PlayedTable } from '../../../src/screens/table/PlayedTable';
import type { Session } from '../../../src/session/session';
import type { BoardProps, GameTable } from '../../../src/tables/shared/game-table';
import {
  Disk,
  newMatch,
  seated,
  sessionOn,
  untilAsked,
  withMoodyBots,
} from '../../session/sessions';
import { loadSettings } from '../../../src/storage/settings';
import { MemoryStore } from '../../storage/memory-store';
import { InApp } from '../support/InApp';

jest.mock('expo-keep-awake', () => ({
  activateKeepAwakeAsync: jest.fn(async () => undefined),
  deactivateKeepAwake: jest.fn(async () => undefined),
}));

beforeEach(() => {
  jest.useFakeTimers();
  breaks = false;
  forbidden = null;
});
afterEach(() => jest.useRealTimers());

/** Whether the board throws. */
let breaks: boolean;
/** The move that is tried at a tap; the first legal one where there is none. */
let forbidden: Kinds['move'] | null;

/** A board that shows everything at once: whose view it has, and a key for the first move. */
function Board({ scene, request, onShown, onMove, onDone, onNext, tip }: BoardProps) {
  if (breaks) throw new Error('A board broke.');
  // Once a scene; that the function is new each time does not matter.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useEffect(onShown, [scene.id]);
  return (
    <>
      <Text>{`seen by ${scene.view.seat}`}</Text>
      {tip != null && <Text>{tip}</Text>}
      {onNext != null && <Pressable role="button" aria-label="next" onPress={onNext} />}
      {request !== null && (
        <Pressable
          role="button"
          aria-label={`answer ${request.kind}`}
          onPress={() =>
            request.kind === 'decide' ? onMove(forbidden ?? request.moves[0]) : onDone()
          }
        />
      )}
    </>
  );
}

const table: GameTable = {
  Board,
  Reveal: () => null,
  Portrait: () => null,
  tell: ({ type }) => `${type}.`,
  lessonsOf: () => [],
  roundOf: () => 1,
  tellTime: () => '',
  tellMove: () => '',
  tellScore: () => '',
  tellTieBreak: () => null,
  rulesPage: () => '',
};

const nothing = () => undefined;

async function atTable(session: Session, game: 'misty' | 'so-ein-mist', settings = '{}') {
  const store = new MemoryStore();
  store.items.set('rainy-barn/settings/app', settings);
  jest.spyOn(console, 'error').mockImplementation(nothing);
  const inApp = (isInFront: boolean) => (
    <InApp store={store}>
      <ErrorBoundary onLeave={nothing}>
        <PlayedTable
          game={game}
          session={session}
          table={table}
          isInFront={isInFront}
          onLeave={nothing}
          onRules={nothing}
          onDice={nothing}
          onSettings={nothing}
          onOver={nothing}
        />
      </ErrorBoundary>
    </InApp>
  );
  const { rerender } = render(inApp(true));
  await pass(2000);
  return { store, setInFront: (isInFront: boolean) => rerender(inApp(isInFront)) };
}

const pass = async (ms: number) => {
  for (let at = 0; at <= ms; at += 200) await act(() => jest.advanceTimersByTimeAsync(200));
};
const press = async (name: string) => {
  fireEvent.press(screen.getByRole('button', { name }));
  await pass(1000);
};
const boardOf = (viewer: number | 'table') => screen.queryByText(`seen by ${viewer}`);

const mistyFor = (bots: readonly (string | null)[]) =>
  sessionOn(misty as Entry, newMatch(misty as Entry, bots.length), seated(bots));

test('a hand is shown only to its person: behind the curtain, until the choice covers it again', async () => {
  await atTable(mistyFor([null, null]), 'misty');
  expect(screen.getByRole('heading', { name: 'Seat 0, this is for you alone' })).toBeOnTheScreen();
  // Below the curtain nothing is there for a reader either.
  expect(boardOf('table')).toBeNull();
  expect(screen.queryByText('seen by 0', { includeHiddenElements: true })).toBeNull();
  await press('I am Seat 0');
  expect(boardOf(0)).toBeOnTheScreen();
  await press('answer decide');
  expect(boardOf(0)).toBeNull();
  expect(screen.getByRole('heading', { name: 'Seat 1, this is for you alone' })).toBeOnTheScreen();
});

test.each([true, false])(
  'the curtain advises headphones where a reader is on: %s',
  async (isOn) => {
    jest.mocked(AccessibilityInfo.isScreenReaderEnabled).mockResolvedValueOnce(isOn);
    await atTable(mistyFor([null, null]), 'misty');
    expect(screen.queryByText(/headphones/) !== null).toBe(isOn);
  },
);

test('the screen stays awake while the table is in front and the match goes on', async () => {
  const held = new Set<string | undefined>();
  jest.mocked(activateKeepAwakeAsync).mockImplementation(async (wish) => void held.add(wish));
  jest.mocked(deactivateKeepAwake).mockImplementation(async (wish) => void held.delete(wish));
  const say = watchApp();
  const { setInFront } = await atTable(mistyFor([null, null]), 'misty');
  expect(held.size).toBe(1);
  setInFront(false);
  await pass(0);
  expect(held.size).toBe(0);
  setInFront(true);
  await pass(0);
  expect(held.size).toBe(1);
  say('background');
  await pass(0);
  expect(held.size).toBe(0);
});

/** What the phone says of the app from now on. */
function watchApp() {
  const listening = jest.mocked(AppState.addEventListener);
  listening.mockClear();
  return (state: 'active' | 'background') =>
    act(() =>
      listening.mock.calls.forEach(([type, listener]) => type === 'change' && listener(state)),
    );
}

test('another screen over the table covers what was held, and so does the back key', async () => {
  const back: Parameters<typeof BackHandler.addEventListener>[1][] = [];
  jest.spyOn(BackHandler, 'addEventListener').mockImplementation((_, listener) => {
    back.push(listener);
    return { remove: () => void back.splice(back.indexOf(listener), 1) };
  });
  const { setInFront } = await atTable(mistyFor([null, null]), 'misty');
  // Covered, the key leaves the table.
  expect(back).toEqual([]);
  await press('I am Seat 0');
  setInFront(false);
  setInFront(true);
  await pass(600);
  await press('I am Seat 0');
  expect(boardOf(0)).toBeOnTheScreen();
  act(() =>
    expect(back.map((listener) => listener({ type: 'hardwareBackPress', timeStamp: 0 }))).toEqual([
      true,
    ]),
  );
  expect(screen.queryByText('seen by 0', { includeHiddenElements: true })).toBeNull();
});

test('nothing goes on while people have turned away', async () => {
  const become = watchApp();
  const entry = soEinMist as Entry;
  const bots = seated(['greedy', 'greedy', 'greedy']);
  const session = sessionOn(entry, newMatch(entry, 3), bots);
  await atTable(session, 'so-ein-mist');
  become('background');
  const { revision } = session.state.getState();
  await pass(5000);
  expect(session.state.getState().revision).toBe(revision);
  become('active');
  await pass(5000);
  expect(session.state.getState().revision).toBeGreaterThan(revision);
});

test('who switches to another app covers what they held', async () => {
  const become = watchApp();
  await atTable(mistyFor([null, null]), 'misty');
  await press('I am Seat 0');
  become('background');
  expect(screen.queryByText('seen by 0', { includeHiddenElements: true })).toBeNull();
  become('active');
  await pass(1000);
  expect(screen.getByRole('button', { name: 'I am Seat 0' })).toBeOnTheScreen();
});

test('alone against bots there is no curtain', async () => {
  await atTable(mistyFor([null, 'hasty']), 'misty');
  expect(boardOf(0)).toBeOnTheScreen();
});

test('a choice against the rules is explained in words until somebody has read it', async () => {
  forbidden = { type: 'activate', card: 0 };
  await atTable(mistyFor([null, 'hasty']), 'misty');
  await press('answer decide');
  expect(screen.getByText(/only come to life once/)).toBeOnTheScreen();
  await press('Close');
  expect(screen.queryByText(/only come to life once/)).toBeNull();
});

test('a bot that fails is told of, and tries again when asked', async () => {
  let fails = true;
  const entry = soEinMist as Entry;
  const moody = withMoodyBots(entry, () => fails);
  const session = sessionOn(moody, newMatch(entry, 3), seated(['greedy', null, null]));
  await atTable(session, 'so-ein-mist');
  await pass(3000);
  expect(screen.getByText('Seat 0 could not decide. Nothing is lost.')).toBeOnTheScreen();
  const { revision } = session.state.getState();
  fails = false;
  await press('Try again');
  expect(screen.queryByText(/could not decide/)).toBeNull();
  expect(session.state.getState().revision).toBeGreaterThan(revision);
});

test('a board that throws shows a page instead, and the same game is there when tried again', async () => {
  const disk = new Disk();
  const entry = soEinMist as Entry;
  const session = sessionOn(entry, newMatch(entry, 3), seated([null, null, null]), {
    save: disk.save,
  });
  await untilAsked(session);
  const { length } = disk.stored;
  breaks = true;
  await atTable(session, 'so-ein-mist');
  expect(screen.getByRole('heading', { name: 'Something broke here.' })).toBeOnTheScreen();
  breaks = false;
  await press('Try again');
  expect(boardOf('table')).toBeOnTheScreen();
  await press('answer decide');
  expect(disk.stored.length).toBeGreaterThan(length);
});

const mistFor = (bots: readonly (string | null)[]) =>
  sessionOn(soEinMist as Entry, newMatch(soEinMist as Entry, bots.length), seated(bots));

test('step by step, each action of a bot waits for its key', async () => {
  const session = mistFor(['greedy', 'greedy', null]);
  await atTable(session, 'so-ein-mist', '{"stepByStep":true}');
  await pass(5000);
  const revisions = [session.state.getState().revision];
  for (let step = 0; step < 2; step += 1) {
    await press('next');
    await pass(5000);
    revisions.push(session.state.getState().revision);
  }
  const [first = 0, second = 0, third = 0] = revisions;
  expect(second).toBe(first + 1);
  expect(third).toBeGreaterThan(second);
});

test('where bots play by themselves there is no such key', async () => {
  const session = mistFor(['greedy', 'greedy', 'greedy']);
  await atTable(session, 'so-ein-mist');
  const { revision } = session.state.getState();
  expect(screen.queryByRole('button', { name: 'next' })).toBeNull();
  await pass(5000);
  expect(session.state.getState().revision).toBeGreaterThan(revision);
});

test('all that an action brings is announced in one go, with whose turn it is then', async () => {
  const said = jest.mocked(AccessibilityInfo.announceForAccessibilityWithOptions);
  said.mockClear();
  await atTable(mistFor([null, null, null]), 'so-ein-mist');
  await press('answer throw');
  await press('answer decide');
  expect(said.mock.calls.map(([words]) => words)).toEqual([
    'dealt. It is Seat 0’s turn.',
    'rolled.',
    expect.stringMatching(/^hopped\. (queued\. )?took\. refilled\. It is Seat 1’s turn\.$/),
  ]);
  expect(said.mock.calls.map(([, options]) => options)).toEqual(
    Array.from({ length: 3 }, () => ({ queue: true })),
  );
});

test('that a tap skips is said once on a device', async () => {
  const tip = 'A tap skips this';
  const bots = ['greedy', 'greedy', 'greedy'];
  const { store } = await atTable(mistFor(bots), 'so-ein-mist');
  expect(screen.getByText(tip)).toBeOnTheScreen();
  await pass(15_000);
  expect(screen.queryByText(tip)).toBeNull();
  const { settings } = await loadSettings(store);
  expect(settings.knowsSkip).toBe(true);
  screen.unmount();
  await atTable(mistFor(bots), 'so-ein-mist', JSON.stringify(settings));
  await pass(2000);
  expect(screen.queryByText(tip)).toBeNull();
});
