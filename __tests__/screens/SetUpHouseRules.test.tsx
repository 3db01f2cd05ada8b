import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { SetUp } from '../../src/screens/SetUp';
import { MemoryStore } from '../storage/memory-store';
import { InApp } from './support/InApp';

// A search by role goes through the whole screen, and a busy machine takes its time for many.
jest.setTimeout(30_000);

const nothing = () => undefined;

async function open(store = new MemoryStore()) {
  const view = render(
    <InApp store={store}>
      <SetUp game="so-ein-mist" onBack={nothing} onRules={nothing} onStart={nothing} />
    </InApp>,
  );
  await screen.findByRole('heading', { name: 'Who is here?' });
  return view;
}

async function press(name: string | RegExp, role: 'button' | 'switch' = 'button') {
  await act(async () => {
    fireEvent.press(screen.getByRole(role, { name }));
  });
}

async function write(text: string) {
  await act(async () => {
    fireEvent.changeText(screen.getByLabelText(/^Name for these rules/), text);
  });
}

async function keepAs(name: string) {
  await press(/^Our house rules/);
  await write(name);
  await press('Save');
}

const doubling = () => screen.getByRole('switch', { name: /^Doubling/ });

test('house rules are kept under a name, and taken up again with one tap', async () => {
  const store = new MemoryStore();
  const first = await open(store);
  await press(/^Doubling/, 'switch');
  await keepAs('  At Grandma’s ');
  await press('Close');
  expect(screen.getByRole('button', { name: 'Our house rules: Now: At Grandma’s' })).toBeVisible();
  await press(/^Doubling/, 'switch');
  first.unmount();

  await open(store);
  expect(doubling()).not.toBeChecked();
  await press(/^Our house rules/);
  await press('At Grandma’s. Doubling');
  expect(doubling()).toBeChecked();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('the usual rules are always there to go back to', async () => {
  await open();
  await press(/^Doubling/, 'switch');
  await press(/^Our house rules/);
  await press(/^The usual rules/);
  expect(doubling()).not.toBeChecked();
});

test('a name is needed, and none is there twice', async () => {
  await open();
  await keepAs('   ');
  expect(screen.getByText('Give it a name first.')).toBeVisible();
  await write('Sunday');
  await press('Save');
  await write('sunday');
  await press('Save');
  expect(screen.getByText('There are house rules called “sunday” already.')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Sunday\./ })).toHaveLength(1);
});

test('house rules get another name', async () => {
  const store = new MemoryStore();
  await open(store);
  await keepAs('Sunday');
  await press('Rename Sunday');
  await write('Monday');
  await press('Save');
  expect(screen.getByRole('button', { name: /^Monday\./ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Sunday\./ })).toBeNull();
  expect([...store.items.values()].filter((text) => /Sunday|Monday/.test(text))).toHaveLength(1);
});

test('house rules are deleted only after a second thought', async () => {
  const store = new MemoryStore();
  await open(store);
  await keepAs('Sunday');
  await press('Delete Sunday');
  await press('Keep');
  await press('Delete Sunday');
  expect(screen.getByText(/“Sunday” will be gone/)).toBeVisible();
  await press('Delete');
  expect(screen.queryByRole('button', { name: /^Sunday\./ })).toBeNull();
  expect([...store.items.keys()].filter((key) => key.includes('/presets/'))).toEqual([]);
});

test('with a full disk people are told, and nothing seems kept that is not', async () => {
  const store = new MemoryStore();
  await open(store);
  store.writesLeft = 0;
  await keepAs('Sunday');
  expect(screen.getByText(/these rules were not saved\. You can still play by them/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Sunday\./ })).toBeNull();
});

test('house rules that cannot be read are told and kept, and the others are there', async () => {
  const store = new MemoryStore();
  const good = { game: 'so-ein-mist', name: 'Good', variants: { doubling: true } };
  store.items.set('rainy-barn/presets/so-ein-mist/1', JSON.stringify(good));
  store.items.set('rainy-barn/presets/so-ein-mist/2', 'torn');
  await open(store);
  expect(await screen.findByText(/One of your house rules could not be read/)).toBeOnTheScreen();
  expect(store.items.get('rainy-barn/set-aside/presets/so-ein-mist/2')).toBe('torn');
  await press(/^Our house rules/);
  expect(screen.getByRole('button', { name: 'Good. Doubling' })).toBeVisible();
});
