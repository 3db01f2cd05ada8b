import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { useEffect } from 'react';
import { useApp } from '../../src/screens/app/AppProvider';
import { SetUp } from '../../src/screens/SetUp';
import { hintSeats } from '../../src/session/hint-options';
import type { Shelf } from '../../src/session/shelf';
import { findPeople, loadPersons } from '../../src/storage/persons';
import { MemoryStore } from '../storage/memory-store';
import { InApp } from './support/InApp';

jest.setTimeout(30_000);

const nothing = () => undefined;
let shelf: Shelf;

function Screen({ onStart }: { readonly onStart: (match: string) => void }) {
  const app = useApp();
  useEffect(() => {
    shelf = app.shelf;
  }, [app]);
  return <SetUp game="so-ein-mist" onBack={nothing} onRules={nothing} onStart={onStart} />;
}

async function press(name: string | RegExp, role: 'button' | 'switch' | 'checkbox' = 'button') {
  await act(async () => {
    fireEvent.press(screen.getByRole(role, { name }));
  });
}

test('who may ask for hints is agreed on for each person, and remembered with them', async () => {
  const store = new MemoryStore();
  const people = ['Mia', 'Papa'].map((name) => ({ name, bot: null }));
  let drawn = 0;
  await findPeople(store, people, {
    newId: () => `person-${(drawn += 1)}`,
    isGivenName: () => false,
  });
  const onStart = jest.fn();
  render(
    <InApp store={store}>
      <Screen onStart={onStart} />
    </InApp>,
  );
  await screen.findByRole('heading', { name: /Who is here/ });
  // Mia sits there already, and alone against bots she may ask.
  await press(/^Mia\. .*Change$/);
  expect(screen.getByRole('switch', { name: /^Hints by the owl/ })).toBeChecked();
  await press('Done');

  await press(/^Papa/, 'checkbox');
  await press(/^Mia\. .*Change$/);
  expect(screen.getByRole('switch', { name: /^Hints by the owl/ })).not.toBeChecked();
  await press(/^Hints by the owl/, 'switch');
  expect(screen.getByRole('switch', { name: /^Hints by the owl/ })).toBeChecked();
  await press('Done');
  await press('Start');

  expect((await loadPersons(store)).find(({ name }) => name === 'Mia')?.hints).toBe(true);
  const opened = await shelf.open(String(onStart.mock.calls[0]?.[0]));
  if (!opened.ok) throw new Error(opened.error.message);
  const { players, tableOptions } = opened.value;
  const seats = hintSeats(players, tableOptions);
  expect(seats.map((seat) => players[seat]?.name)).toEqual(['Mia']);
});
