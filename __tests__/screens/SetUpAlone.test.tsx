import { act, fireEvent, render, screen, waitFor } from '@testing-library/react-native';
import { SetUp } from '../../src/screens/SetUp';
import { keptMatches } from '../storage/kept-matches';
import { MemoryStore } from '../storage/memory-store';
import { InApp } from './support/InApp';

jest.setTimeout(30_000);

const nothing = () => undefined;

async function open(store: MemoryStore, onStart = jest.fn()) {
  render(
    <InApp store={store}>
      <SetUp game="mice-to-meet-you" onBack={nothing} onRules={nothing} onStart={onStart} />
    </InApp>,
  );
  await screen.findByRole('heading', { name: 'Who is here?' });
}

async function press(name: string | RegExp, role: 'button' | 'radio' | 'switch' = 'button') {
  await act(async () => {
    fireEvent.press(screen.getByRole(role, { name }));
  });
}

test('one key lets everybody else leave, and then there are levels to choose from', async () => {
  const store = new MemoryStore();
  const onStart = jest.fn();
  await open(store, onStart);
  expect(screen.queryByRole('radio', { name: /clear the house/ })).toBeNull();
  expect(screen.queryByRole('switch', { name: /^Chance line/ })).toBeNull();
  await press('Play alone');
  expect(screen.queryByRole('button', { name: 'Play alone' })).toBeNull();
  // There is nobody else who could begin.
  expect(screen.queryByRole('button', { name: /starts$/ })).toBeNull();
  await press(/^1 nut:/, 'radio');
  await press(/^Chance line/, 'switch');
  await press(/^Start/);
  await waitFor(() => expect(onStart).toHaveBeenCalled());
  const [kept] = keptMatches(store).values();
  expect(kept?.match.origin.config).toMatchObject({ seats: 1, options: { level: 1 } });
  expect(kept?.players).toMatchObject([{ bot: null }]);
  expect(kept?.tableOptions).toEqual({ chanceShown: true });
});
