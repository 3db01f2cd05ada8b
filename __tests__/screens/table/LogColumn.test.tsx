import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { Dimensions, Pressable } from 'react-native';
import { soEinMist } from '../../../src/game-core/games/so-ein-mist';
import type { Entry } from '../../../src/game-core/kernel/registry';
import { PlayedTable } from '../../../src/screens/table/PlayedTable';
import type { Session } from '../../../src/session/session';
import { GAME_TABLES } from '../../../src/tables';
import type { BoardProps } from '../../../src/tables/shared/game-table';
import { newMatch, seated, sessionOn, untilAsked } from '../../session/sessions';
import { InApp } from '../support/InApp';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setWindow(width: number, height: number): void {
  const window = { width, height, scale: 1, fontScale: 1 };
  act(() => Dimensions.set({ window, screen: window }));
}

/** A board that takes its time: a scene is shown when somebody says so. */
function Board({ request, onShown, onMove, onDone }: BoardProps) {
  const answer = () => (request?.kind === 'decide' ? onMove(request.moves[0]) : onDone());
  return (
    <>
      <Pressable role="button" aria-label="shown" onPress={onShown} />
      <Pressable role="button" aria-label="answer" onPress={answer} />
    </>
  );
}

const table = { ...GAME_TABLES['so-ein-mist'], Board };
const nothing = () => undefined;
const entry = soEinMist as Entry;

async function atTable(onDice = nothing): Promise<Session> {
  const session = sessionOn(entry, newMatch(entry, 3), seated([null, null, null]));
  await untilAsked(session);
  render(
    <InApp>
      <PlayedTable
        game="so-ein-mist"
        session={session}
        table={table}
        isInFront
        onLeave={nothing}
        onRules={nothing}
        onDice={onDice}
        onSettings={nothing}
        onOver={nothing}
      />
    </InApp>,
  );
  await pass();
  return session;
}

const pass = () => act(() => jest.advanceTimersByTimeAsync(1000));
async function press(name: string | RegExp) {
  fireEvent.press(screen.getByRole('button', { name }));
  await pass();
}

const hopped = () => screen.queryAllByText(/^Seat 0 hops/);

test('on a wide screen what happened stands beside the table, and needs no key', async () => {
  setWindow(1280, 800);
  await atTable();
  expect(screen.getByRole('heading', { name: 'What happened' })).toBeOnTheScreen();
  expect(screen.getByText(/^Seat 0 rolls a \d/)).toBeOnTheScreen();
  expect(screen.queryByRole('button', { name: 'What happened' })).toBeNull();
});

test('it grows once the board has shown what happens, not before', async () => {
  setWindow(1280, 800);
  const session = await atTable();
  await press('shown');
  const { length } = session.story();
  await press('answer');
  expect(session.story().length).toBeGreaterThan(length);
  expect(hopped().length).toBe(0);
  await press('shown');
  expect(hopped().length).toBe(1);
});

test('it leads to the dice, with the beginning of their seal', async () => {
  setWindow(1280, 800);
  const toDice = jest.fn();
  await atTable(toDice);
  await press(/^Fair play: Seal/);
  expect(toDice).toHaveBeenCalledTimes(1);
});

test('on a narrower screen a key opens it', async () => {
  setWindow(1024, 768);
  await atTable();
  expect(screen.queryByRole('heading', { name: 'What happened' })).toBeNull();
  await press('What happened');
  expect(screen.getByText(/^Seat 0 rolls a \d/)).toBeOnTheScreen();
});
