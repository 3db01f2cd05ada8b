import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { miceToMeetYou } from '../../../../src/game-core/games/mice-to-meet-you';
import type { Mice } from '../../../../src/game-core/games/mice-to-meet-you/types';
import type { Request } from '../../../../src/game-core/kernel/request';
import { SoloStrip } from '../../../../src/tables/mice-to-meet-you/solo/advice/SoloStrip';
import { SolvedGameProvider } from '../../../../src/tables/mice-to-meet-you/solo/values/SolvedGameProvider';
import { createSolvedGame } from '../../../../src/tables/mice-to-meet-you/solo/values/solved-game';
import { UiProvider } from '../../../../src/ui';
import { Scenario } from '../../../game-core/games/mice-to-meet-you/scenario';
import { assetOf } from '../../../game-core/games/mice-to-meet-you/solo-values';

const { game } = miceToMeetYou;
const PLACE = { x: 4, y: 4, width: 352, height: 50 };
const TABLE = Scenario.solo({ hand: [2, 4, 7, 8], nuts: 1, down: [15] }).roll('3 564');

function deciding(table: Scenario, name: string): Request<Mice> {
  const view = game.view(table.state, 0);
  const check = (move: Mice['move']) => game.check(view, move);
  return { kind: 'decide', name, seat: 0, moves: game.moves(view), check };
}

interface Shown {
  readonly table?: Scenario;
  readonly request?: Request<Mice> | null;
  readonly chanceShown?: boolean;
  readonly isReplay?: boolean;
}

function stripOn(load: () => Promise<Uint8Array> = async () => assetOf('clear')) {
  const solved = createSolvedGame(load);
  const strip = ({ table = TABLE, request = null, ...shown }: Shown) => (
    <UiProvider>
      <SolvedGameProvider value={solved}>
        <SoloStrip
          view={game.view(table.state, 'table')}
          place={PLACE}
          request={request}
          tableOptions={{ chanceShown: shown.chanceShown ?? false }}
          past={[game.view(table.state, 'table')]}
          isReplay={shown.isReplay}
        />
      </SolvedGameProvider>
    </UiProvider>
  );
  return strip;
}

const settled = () => act(async () => undefined);
const key = () => screen.getByRole('button', { name: 'Perfect hint' });

test('the chance is hidden until people want to see it', async () => {
  const strip = stripOn();
  const { rerender } = render(strip({}));
  await settled();
  expect(screen.queryByText(/%/)).toBeNull();
  expect(screen.getByText('Alone in the house · 3 nuts')).toBeVisible();
  rerender(strip({ chanceShown: true }));
  expect(screen.getByRole('img', { name: /% to clear the house/ })).toBeVisible();
});

test('a hint is there while something is to be decided, and goes with the moment', async () => {
  const strip = stripOn();
  const { rerender } = render(strip({}));
  await settled();
  expect(key()).toBeDisabled();
  rerender(strip({ request: deciding(TABLE, 'first') }));
  fireEvent.press(key());
  expect(screen.getByRole('heading', { name: /^Best: / })).toBeVisible();
  // Somebody decided: what was best then says nothing about now.
  rerender(strip({ request: deciding(TABLE, 'second') }));
  expect(screen.queryByRole('heading', { name: /^Best: / })).toBeNull();
});

test('without the solved game the hint says so, and the game is not in its way', async () => {
  const strip = stripOn(async () => {
    throw new Error('No network.');
  });
  render(strip({ request: deciding(TABLE, 'one'), chanceShown: true }));
  await settled();
  expect(screen.getByText(/The chances could not be loaded/)).toBeVisible();
  fireEvent.press(key());
  expect(screen.getByText(/so there are no hints/)).toBeVisible();
  fireEvent.press(screen.getByRole('button', { name: 'Close the hint' }));
  expect(screen.queryByText(/so there are no hints/)).toBeNull();
});

test('in a replay nothing is loaded, and nobody is advised', async () => {
  const load = jest.fn(async () => assetOf('clear'));
  render(stripOn(load)({ isReplay: true }));
  await settled();
  expect(load).not.toHaveBeenCalled();
  expect(screen.queryByRole('button')).toBeNull();
});
