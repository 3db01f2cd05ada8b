import { act, fireEvent, render, screen, waitFor } from '@testing-library/react-native';
import { SetUp } from '../../src/screens/SetUp';
import { keptMatches } from '../storage/kept-matches';
import { MemoryStore } from '../storage/memory-store';
import { InApp } from './support/InApp';

jest.setTimeout(30_000);

const nothing = () => undefined;

async function open(store: MemoryStore, onStart = jest.fn()) {
  const view = render(
    <InApp store={store}>
      <SetUp game="alles-kaese" onBack={nothing} onRules={nothing} onStart={onStart} />
    </InApp>,
  );
  await screen.findByRole('heading', { name: 'Who is here?' });
  return view;
}

const key = (name: RegExp) => screen.getByRole('switch', { name });

async function press(name: string | RegExp, role: 'button' | 'switch' = 'button') {
  await act(async () => {
    fireEvent.press(screen.getByRole(role, { name }));
  });
}

test('alone against bots odds are shown, and what is tapped says what it does', async () => {
  await open(new MemoryStore());
  expect(key(/^Odds shown/)).toBeChecked();
  expect(key(/^From memory/)).not.toBeChecked();
  await press(/^From memory/, 'switch');
  expect(key(/^From memory/)).toBeChecked();
  expect(
    screen.getByText(/^From memory: What is under a slice is shown to you once/),
  ).toBeVisible();
});

test('what was chosen is there again, and goes into the match', async () => {
  const store = new MemoryStore();
  const first = await open(store);
  await press(/^Odds shown/, 'switch');
  await press(/^From memory/, 'switch');
  first.unmount();

  const onStart = jest.fn();
  await open(store, onStart);
  expect(key(/^Odds shown/)).not.toBeChecked();
  await press(/^Start/);
  await waitFor(() => expect(onStart).toHaveBeenCalled());
  const [match] = keptMatches(store).values();
  expect(match?.tableOptions).toEqual({ oddsShown: false, fromMemory: true });
});

test('house rules hold them too', async () => {
  await open(new MemoryStore());
  await press(/^From memory/, 'switch');
  await press(/^Our house rules/);
  await act(async () => {
    fireEvent.changeText(screen.getByLabelText(/^Name for these rules/), 'Hard');
  });
  await press('Save');
  await press('Close');
  expect(screen.getByRole('button', { name: 'Our house rules: Now: Hard' })).toBeVisible();
  await press(/^From memory/, 'switch');
  await press(/^Our house rules/);
  await press('Hard. Odds shown · From memory');
  expect(key(/^From memory/)).toBeChecked();
});
