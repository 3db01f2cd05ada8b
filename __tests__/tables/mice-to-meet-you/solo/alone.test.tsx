import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { Dimensions, View } from 'react-native';
import type { Mice } from '../../../../src/game-core/games/mice-to-meet-you/types';
import { Board } from '../../../../src/tables/mice-to-meet-you/Board';
import { SolvedGameProvider } from '../../../../src/tables/mice-to-meet-you/solo/values/SolvedGameProvider';
import { createSolvedGame } from '../../../../src/tables/mice-to-meet-you/solo/values/solved-game';
import type { BoardProps } from '../../../../src/tables/shared/game-table';
import { UiProvider } from '../../../../src/ui';
import { game, Scenario } from '../../../game-core/games/mice-to-meet-you/scenario';
import { assetOf } from '../../../game-core/games/mice-to-meet-you/solo-values';
import { requestIn, sceneOf } from '../scenes';

const PHONE = { width: 360, height: 640, scale: 2, fontScale: 1 };

/** Each test begins later than the taps of the one before. */
let today = Date.now();
beforeEach(() => {
  jest.useFakeTimers({ now: (today += 60_000) });
  Dimensions.set({ window: PHONE, screen: PHONE });
});
afterEach(() => jest.useRealTimers());

/** With 3 and 5, 6, 4, the 2 for a nut leaves 15. */
const SKETCHED = Scenario.solo({
  hand: [2, 4, 7, 8, 10, 11, 16],
  cage: [17, 18, 3, 5, 13, 14, 1],
  down: [15],
  nuts: 1,
}).roll('3 564');

interface Shown {
  readonly table?: Scenario;
  readonly chanceShown?: boolean;
  readonly isReplay?: boolean;
}

function boardOn(load: () => Promise<Uint8Array> = async () => assetOf('clear')) {
  const solved = createSolvedGame(load);
  const props = {
    onMove: jest.fn(),
    onDone: jest.fn(),
    onShown: jest.fn(),
    onHurry: jest.fn(),
    onHinted: jest.fn(),
  };
  let scenes = 0;
  const board = ({ table = SKETCHED, chanceShown = false, isReplay = false }: Shown) => {
    const shown: BoardProps<Mice> = {
      ...props,
      scene: sceneOf(null, table.state, (scenes += 1)),
      players: [{ name: 'Anna', bot: null }],
      request: isReplay ? null : requestIn(table.state),
      thinking: [],
      bigCards: false,
      isReplay,
      tableOptions: { chanceShown },
      past: [game.view(table.state, 'table')],
      onLookAgain: jest.fn(),
    };
    return (
      <UiProvider>
        <SolvedGameProvider value={solved}>
          <Board {...shown} />
        </SolvedGameProvider>
      </UiProvider>
    );
  };
  const show = async (what: Shown) => {
    const shown = render(board(what));
    await settled();
    const layout = { x: 0, y: 0, width: 360, height: 584 };
    const [shell] = screen.UNSAFE_getAllByType(View).filter(({ props }) => 'onLayout' in props);
    fireEvent(shell!, 'layout', { nativeEvent: { layout } });
    await settled();
    return shown;
  };
  return { board, show, ...props };
}

const settled = () => act(async () => undefined);
const key = (name: RegExp | string = 'Hint, will be noted') => screen.getByRole('button', { name });
const best = () => screen.queryByRole('heading', { name: /^Best: / });

test('the chance is hidden until people want to see it', async () => {
  const { board, show } = boardOn();
  const { rerender } = await show({});
  expect(screen.queryByText(/%/)).toBeNull();
  expect(screen.getByText('Alone in the house · 3 nuts')).toBeVisible();
  rerender(board({ chanceShown: true }));
  expect(screen.getByRole('img', { name: /% to clear the house/ })).toBeVisible();
});

test('a hint puts the best choice together, lit in the house, and one key does it', async () => {
  const { show, onMove } = boardOn();
  await show({});
  fireEvent.press(key());
  expect(best()).toHaveTextContent('Best: catch 2 with a nut');
  expect(screen.getByLabelText(/^Room 2, 2 mice, .*Chosen$/)).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  fireEvent.press(key(/^Catch 2/));
  expect(onMove).toHaveBeenCalledWith({ type: 'catch', card: 2, yellow: 0 });
});

test('all choices come up on demand, and the dice again when the hint is closed', async () => {
  const { show } = boardOn();
  await show({});
  fireEvent.press(key());
  fireEvent.press(key(/^All \d+ choices$/));
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(4);
  fireEvent.press(key('Only the best'));
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.queryByLabelText('Yellow die 5')).toBeNull();
  fireEvent.press(key('Close the hint'));
  expect(screen.getByLabelText('Yellow die 5')).toBeVisible();
  expect(screen.getByLabelText(/^Room 2, .*Chosen$/)).toBeVisible();
});

test('a double tap on the owl asks it, and does not send it away again', async () => {
  await boardOn().show({});
  const owl = key();
  for (let tap = 0; tap < 2; tap += 1) {
    fireEvent.press(owl, { nativeEvent: { type: 'touchend' } });
    await act(() => jest.advanceTimersByTimeAsync(120));
  }
  expect(key('Close the hint')).toBeOnTheScreen();
});

test('where a miss is best, it is put together with the larder that goes', async () => {
  const { show, onMove } = boardOn();
  await show({ table: Scenario.solo({ hand: [1], nuts: 0, down: [9, 12] }).roll('6 66') });
  fireEvent.press(key());
  expect(best()).toHaveTextContent('Best: miss and close larder 15');
  fireEvent.press(key('Miss: close larder 15'));
  expect(onMove).toHaveBeenCalledWith({ type: 'miss', penalty: 15 });
});

test('where the rest is best left, no room is lit, and the key that leaves it is', async () => {
  const { show, onMove } = boardOn();
  await show({ table: SKETCHED.catch(8, 5) });
  expect(screen.getByLabelText(/, .*Chosen$/)).toBeVisible();
  fireEvent.press(key());
  expect(best()).toHaveTextContent('Best: leave it at that');
  expect(screen.queryByLabelText(/, .*Chosen$/)).toBeNull();
  expect(key('Take: tap a lit room')).toBeDisabled();
  expect(key(/^Enough/)).toHaveStyle({ boxShadow: expect.stringContaining('4px') });
  fireEvent.press(key(/^Enough/));
  expect(onMove).toHaveBeenCalledWith({ type: 'pass' });
});

test('a hint is there while something is to be decided, and goes with the moment', async () => {
  const { board, show } = boardOn();
  const { rerender } = await show({ table: Scenario.solo() });
  expect(key()).toBeDisabled();
  rerender(board({}));
  fireEvent.press(key());
  expect(best()).toBeVisible();
  // Somebody decided: what was best then says nothing about now.
  rerender(board({ table: SKETCHED.catch(2, 0).roll('6 111') }));
  expect(best()).toBeNull();
});

test('a hint that is seen is noted by its decision', async () => {
  const { show, onHinted } = boardOn();
  await show({});
  expect(onHinted).not.toHaveBeenCalled();
  fireEvent.press(key());
  expect(onHinted.mock.calls).toEqual([[requestIn(SKETCHED.state)!.name]]);
});

test('a hint where there is but one thing to do is not noted', async () => {
  const { show, onHinted } = boardOn();
  await show({ table: Scenario.solo({ hand: [1], nuts: 0, down: [9, 12, 15] }).roll('6 6') });
  fireEvent.press(key());
  expect(screen.getByText('There is nothing else to do.')).toBeVisible();
  expect(onHinted).not.toHaveBeenCalled();
});

test('without the solved game the hint says so, and the game is not in its way', async () => {
  const { show, onHinted } = boardOn(async () => {
    throw new Error('No network.');
  });
  await show({ chanceShown: true });
  expect(screen.getByText('No chances to show. The game goes on.')).toBeVisible();
  fireEvent.press(key());
  expect(screen.getByText(/No hints: the solved game could not be loaded/)).toBeVisible();
  expect(onHinted).not.toHaveBeenCalled();
  expect(key(/^Miss/)).toBeEnabled();
  fireEvent.press(key('Close the hint'));
  expect(screen.queryByText(/No hints: the solved game could not be loaded/)).toBeNull();
});

describe('in a replay', () => {
  test('nobody is advised, and nothing is loaded that nobody wants to see', async () => {
    const load = jest.fn(async () => assetOf('clear'));
    await boardOn(load).show({ isReplay: true });
    expect(load).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Hint, will be noted' })).toBeNull();
  });

  test('the chance is shown to who played with it', async () => {
    await boardOn().show({ isReplay: true, chanceShown: true });
    expect(screen.getByRole('img', { name: /% to clear the house/ })).toBeVisible();
  });
});
