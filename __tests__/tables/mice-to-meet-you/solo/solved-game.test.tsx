import { act, render, screen } from '@testing-library/react-native';
import { Text } from 'react-native';
import {
  SolvedGameProvider,
  useSolvedGame,
} from '../../../../src/tables/mice-to-meet-you/solo/values/SolvedGameProvider';
import {
  createSolvedGame,
  type SolvedGame,
} from '../../../../src/tables/mice-to-meet-you/solo/values/solved-game';
import { assetOf } from '../../../game-core/games/mice-to-meet-you/solo-values';
import { VALUES } from './played';

/** A host that answers when the test wants it to. */
function slowHost() {
  const calls: {
    share: (share: number) => void;
    answer: (bytes: Uint8Array) => void;
    refuse: () => void;
  }[] = [];
  const game = createSolvedGame((_size, share) => {
    return new Promise((answer, refuse) => {
      calls.push({ share, answer, refuse: () => refuse(new Error('No network.')) });
    });
  });
  return { game, calls };
}

test('it is loaded once for all who ask, and tells how far it is', async () => {
  const { game, calls } = slowHost();
  expect(game.state.getState()).toEqual({ kind: 'away' });
  const done = Promise.all([game.load(), game.load()]);
  expect(calls).toHaveLength(1);
  calls[0]!.share(0.25);
  expect(game.state.getState()).toEqual({ kind: 'loading', share: 0.25 });
  // Too little to be seen.
  calls[0]!.share(0.251);
  expect(game.state.getState()).toEqual({ kind: 'loading', share: 0.25 });
  calls[0]!.answer(assetOf('clear'));
  await done;
  const here = game.state.getState();
  expect(here.kind === 'here' && here.values.at(393215)).toBe(VALUES.at(393215));
  await game.load();
  expect(calls).toHaveLength(1);
});

test('what does not come, or is cut off, has failed, and can be tried again', async () => {
  const { game, calls } = slowHost();
  const first = game.load();
  calls[0]!.refuse();
  await first;
  expect(game.state.getState()).toEqual({ kind: 'failed' });
  const second = game.load();
  expect(game.state.getState()).toEqual({ kind: 'loading', share: 0 });
  calls[1]!.answer(assetOf('clear').subarray(1));
  await second;
  expect(game.state.getState()).toEqual({ kind: 'failed' });
});

function Asks({ isWanted }: { readonly isWanted: boolean }) {
  return <Text>{useSolvedGame(isWanted).solved.kind}</Text>;
}

const asking = (game: SolvedGame, isWanted: boolean) => (
  <SolvedGameProvider value={game}>
    <Asks isWanted={isWanted} />
    <Asks isWanted={isWanted} />
  </SolvedGameProvider>
);

test('nothing is loaded before somebody wants it', async () => {
  const { game, calls } = slowHost();
  const { rerender } = render(asking(game, false));
  expect(calls).toHaveLength(0);
  rerender(asking(game, true));
  expect(calls).toHaveLength(1);
  expect(screen.getAllByText('loading')).toHaveLength(2);
  await act(async () => calls[0]!.answer(assetOf('clear')));
  expect(screen.getAllByText('here')).toHaveLength(2);
});
