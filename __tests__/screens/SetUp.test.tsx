import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { useEffect } from 'react';
import type { LanguageChoice } from '../../src/i18n';
import { useApp } from '../../src/screens/app/AppProvider';
import { SetUp } from '../../src/screens/SetUp';
import type { Shelf } from '../../src/session/shelf';
import { FACES, findPeople, loadPersons } from '../../src/storage/persons';
import { MemoryStore } from '../storage/memory-store';
import { InApp } from './support/InApp';

// A search by role goes through the whole screen, and a busy machine takes its time for many.
jest.setTimeout(30_000);

const nothing = () => undefined;

let shelf: Shelf;

function Screen(props: Partial<Parameters<typeof SetUp>[0]>) {
  const app = useApp();
  useEffect(() => {
    shelf = app.shelf;
  }, [app]);
  return (
    <SetUp game="so-ein-mist" onBack={nothing} onRules={nothing} onStart={nothing} {...props} />
  );
}

interface Going {
  readonly store?: MemoryStore;
  readonly language?: LanguageChoice;
  readonly onStart?: (match: string) => void;
}

async function open({ store, language, onStart }: Going = {}) {
  const view = render(
    <InApp store={store} language={language}>
      <Screen onStart={onStart} />
    </InApp>,
  );
  await screen.findByRole('heading', { name: /Who is here|Wer ist da/ });
  return view;
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const rows = () => screen.getAllByRole('button', { name: /Change$/ });
const names = () => rows().map(({ props }) => String(props.accessibilityLabel).split('.')[0]);

/** Presses, and lets what was changed be stored. */
async function press(
  name: string | RegExp,
  role: 'button' | 'radio' | 'switch' | 'checkbox' = 'button',
) {
  await act(async () => {
    fireEvent.press(screen.getByRole(role, { name }));
  });
}

async function write(label: string | RegExp, text: string) {
  await act(async () => {
    fireEvent.changeText(screen.getByLabelText(label), text);
  });
}

/** Starts, and looks at the match that was begun. */
async function started(going: Going = {}) {
  const onStart = jest.fn();
  await open({ ...going, onStart });
  await press('Start');
  return begun(onStart);
}

async function begun(onStart: jest.Mock) {
  expect(onStart).toHaveBeenCalledTimes(1);
  const opened = await shelf.open(String(onStart.mock.calls[0]?.[0]));
  if (!opened.ok) throw new Error(opened.error.message);
  const { players, config } = opened.value;
  return { players, config };
}

test('with the defaults one tap starts: one person, three bots; in the first game the person begins', async () => {
  const { players, config } = await started();
  expect(players.map(({ bot }) => bot)).toEqual([null, 'selfish', 'selfish', 'selfish']);
  expect(new Set(players.map(({ name }) => name)).size).toBe(4);
  expect(config).toMatchObject({
    seats: 4,
    start: 0,
    options: { doubling: false, noPassingOn: false, anotherRound: false },
  });
});

test('two taps on Start begin one match', async () => {
  const onStart = jest.fn();
  await open({ onStart });
  await act(async () => {
    fireEvent.press(button('Start'));
    fireEvent.press(button('Start'));
  });
  expect(onStart).toHaveBeenCalledTimes(1);
});

test('players are added up to a full table', async () => {
  await open();
  await press('Add a bot');
  await press('Add a bot');
  expect(rows()).toHaveLength(6);
  expect(screen.queryByRole('button', { name: 'Add a bot' })).toBeNull();
  expect(screen.getByText('1 person, 5 bots')).toBeVisible();
});

test('players are removed down to three', async () => {
  await open();
  fireEvent.press(rows()[0]!);
  await press('Remove this player');
  expect(rows()).toHaveLength(3);
  fireEvent.press(rows()[0]!);
  expect(button('Remove this player')).toBeDisabled();
  expect(screen.getByText('At least 3 play.')).toBeVisible();
});

test('a player gets a name, becomes a bot or a person, and moves to another seat', async () => {
  const store = new MemoryStore();
  const onStart = jest.fn();
  await open({ store, onStart });
  fireEvent.press(rows()[0]!);
  await write('Name', '  Mia  ');
  await press('Done');
  await press('Barney: person', 'radio');
  fireEvent.press(rows()[1]!);
  await write('Name', 'Oma');
  await press('One seat earlier');
  expect(screen.getByText('Seat 1 of 4')).toBeVisible();
  expect(button('One seat earlier')).toBeDisabled();
  await press('Done');
  fireEvent.press(rows()[2]!);
  await press(/^Scaredy-cat/, 'radio');
  await press('Done');
  await press('Start');
  const { players } = await begun(onStart);
  expect(players.slice(0, 2)).toEqual([
    { name: 'Oma', bot: null },
    { name: 'Mia', bot: null },
  ]);
  expect(players[2]?.bot).toBe('timid');
});

test('a name that is taken is refused with a reason; without a name the app gives one', async () => {
  await open();
  fireEvent.press(rows()[0]!);
  await write('Name', 'Mia');
  await press('Done');
  fireEvent.press(rows()[1]!);
  await write('Name', ' mIA ');
  await press('Done');
  expect(screen.getByText(/There is already a mIA at the table/)).toBeVisible();
  await press('Close');
  fireEvent.press(rows()[0]!);
  await write('Name', ' \u200b ');
  await press('Done');
  expect(names()[0]).toBe('Player 1');
  expect(new Set(names()).size).toBe(4);
});

test('long names are cut where people count letters, and emoji stay whole', async () => {
  await open();
  fireEvent.press(rows()[0]!);
  await write('Name', '🐮'.repeat(40));
  await press('Done');
  expect(names()[0]).toBe('🐮'.repeat(16));
});

test('an animal is picked once: who comes later sees whose it is', async () => {
  const onStart = jest.fn();
  await open({ onStart });
  fireEvent.press(rows()[0]!);
  await press('Pig', 'radio');
  await press('Done');
  fireEvent.press(rows()[1]!);
  expect(screen.getByRole('radio', { name: 'Pig, taken by Player 1' })).toBeDisabled();
  await press('Cow', 'radio');
  await press('Done');
  await press('Start');
  expect((await begun(onStart)).config.options).toMatchObject({
    animals: ['pig', 'cow', null, null],
  });
});

test('the levels stand in order of strength, and each says which it is', async () => {
  await open();
  fireEvent.press(rows()[1]!);
  expect(screen.getByText(/from easy to strong/)).toBeVisible();
  const levels = screen.getAllByRole('radio', { name: /level \d of 4/ });
  expect(levels.map(({ props }) => String(props.accessibilityLabel).split('.')[0])).toEqual([
    'Scaredy-cat, level 1 of 4',
    'Greedyguts, level 2 of 4',
    'Clever clogs, level 3 of 4',
    'Old hand, level 4 of 4',
  ]);
  expect(levels[1]).toBeChecked();
});

test('who is a bot, how strong, and as which animal, is told of every player', async () => {
  await open();
  expect(button('Player 1. Person. Change')).toBeVisible();
  fireEvent.press(rows()[1]!);
  await press(/^Old hand/, 'radio');
  await press('Cow', 'radio');
  await press('Done');
  expect(button(/^\w+\. Bot: Old hand, level 4 of 4, Cow\. Change$/)).toBeVisible();
  expect(screen.getByText('Old hand')).toBeVisible();
});

test('a variant for five waits until five play, and says so', async () => {
  const onStart = jest.fn();
  await open({ onStart });
  const passing = () => screen.getByRole('switch', { name: /^No passing on/ });
  expect(passing()).toBeDisabled();
  expect(screen.getByText(/^Only with 5 or 6 players\./)).toBeVisible();
  await press('Add a bot');
  await press(/^No passing on/, 'switch');
  expect(passing()).toBeChecked();
  fireEvent.press(rows()[4]!);
  await press('Remove this player');
  expect(passing()).not.toBeChecked();
  await press('Start');
  expect((await begun(onStart)).config).toMatchObject({
    seats: 4,
    options: { noPassingOn: false },
  });
});

test('who starts can be agreed on, and stays that player in another seat', async () => {
  const onStart = jest.fn();
  await open({ onStart });
  await press('Player 1 starts');
  await press('Barney', 'radio');
  expect(button('Barney starts')).toBeVisible();
  fireEvent.press(rows()[1]!);
  await press('One seat earlier');
  await press('Done');
  await press('Start');
  expect((await begun(onStart)).config.start).toBe(0);
});

test('the next time everything is as it was', async () => {
  const store = new MemoryStore();
  const first = await open({ store });
  fireEvent.press(rows()[0]!);
  await write('Name', 'Mia');
  await press('Done');
  await press('Add a bot');
  await press(/^Doubling/, 'switch');
  first.unmount();
  const { players, config } = await started({ store });
  expect(players).toHaveLength(5);
  expect(players[0]?.name).toBe('Mia');
  expect(config.options).toMatchObject({ doubling: true });
});

test('a set-up that cannot be read is told and kept, and a fresh one is there', async () => {
  const store = new MemoryStore();
  store.items.set('rainy-barn/set-ups/so-ein-mist', '{');
  await open({ store });
  expect(screen.getByText(/could not be read\. It was put aside, not deleted/)).toBeOnTheScreen();
  expect(rows()).toHaveLength(4);
  expect(store.items.get('rainy-barn/set-aside/set-ups/so-ein-mist')).toBe('{');
});

test('with a full disk people are told once, and play all the same', async () => {
  const store = new MemoryStore();
  store.writesLeft = 0;
  const onStart = jest.fn();
  await open({ store, onStart });
  await press(/^Doubling/, 'switch');
  expect(screen.getByText(/no room left/)).toBeOnTheScreen();
  await press('Close');
  await press(/^Another round/, 'switch');
  expect(screen.queryByText(/no room left/)).toBeNull();
  await press('Start');
  expect((await begun(onStart)).config.options).toMatchObject({
    doubling: true,
    anotherRound: true,
  });
});

test('in German', async () => {
  await open({ language: 'de' });
  expect(screen.getByRole('switch', { name: /^Doppelt zählt/ })).toBeVisible();
  expect(button('Los geht’s')).toBeVisible();
});

/** A device on which these people have played. */
async function deviceOf(...names: string[]) {
  const store = new MemoryStore();
  const people = names.map((name) => ({ name, bot: null }));
  let drawn = 0;
  await findPeople(store, people, {
    newId: () => `person-${(drawn += 1)}`,
    isGivenName: () => false,
  });
  return store;
}

const portrait = (name: string | RegExp) => screen.getByRole('checkbox', { name });

test('four people who are known: a tap for each of the other three, then Start', async () => {
  const onStart = jest.fn();
  await open({ store: await deviceOf('Anna', 'Ben', 'Clara', 'David', 'Oma'), onStart });
  expect(portrait('Anna, sits in seat 1')).toBeChecked();
  for (const name of ['Ben', 'Clara', 'David']) await press(name, 'checkbox');
  await press('Start');
  const { players } = await begun(onStart);
  expect(players).toEqual(['Anna', 'Ben', 'Clara', 'David'].map((name) => ({ name, bot: null })));
});

test('a second tap on a portrait gives the seat back to a bot', async () => {
  await open({ store: await deviceOf('Anna', 'Ben') });
  await press('Ben', 'checkbox');
  expect(names()).toEqual(['Anna', 'Ben', 'Hattie', 'Otis']);
  await press('Ben, sits in seat 2', 'checkbox');
  expect(names()).toEqual(['Anna', 'Barney', 'Hattie', 'Otis']);
  expect(portrait('Ben')).not.toBeChecked();
});

test('the table grows for people; when all seats are theirs, one more is told why not', async () => {
  await open({ store: await deviceOf('Anna', 'Ben', 'Cleo', 'Dora', 'Emil', 'Finn', 'Greta') });
  for (const name of ['Ben', 'Cleo', 'Dora', 'Emil', 'Finn', 'Greta'])
    await press(name, 'checkbox');
  expect(names()).toEqual(['Anna', 'Ben', 'Cleo', 'Dora', 'Emil', 'Finn']);
  expect(screen.getByText('All 6 seats are taken by people. Remove somebody first.')).toBeVisible();
});

test('new people sit down one after the other, and are known the next time', async () => {
  const store = new MemoryStore();
  const first = await open({ store });
  await press('New');
  for (const name of ['Mia', 'Oma']) {
    await write('Name', name);
    await press('Add');
  }
  await press('Done');
  expect(names()).toEqual(['Mia', 'Oma', 'Hattie', 'Otis']);
  first.unmount();
  await open({ store });
  expect(portrait(/^Mia/)).toBeChecked();
  expect(portrait(/^Oma/)).toBeChecked();
});

test('a name that runs from right to left turns no sentence of the set-up round', async () => {
  await open();
  await press('New');
  await write('Name', 'עמית');
  await press('Add');
  // Isolated, and the sentence keeps its direction though it begins with such a name.
  screen.getByText('Here: \u200E\u2068עמית\u2069');
  await write('Name', 'Ben\u202E');
  await press('Add');
  screen.getByText('Here: \u200E\u2068עמית\u2069, Ben');
  await press('Done');
  screen.getByText('\u200E\u2068עמית\u2069 starts');
});

test('a person chooses a picture, and has it the next time', async () => {
  const store = await deviceOf('Anna');
  await open({ store });
  fireEvent.press(rows()[0]!);
  expect(screen.getByRole('radio', { name: 'Picture 1' })).toBeChecked();
  await press('Picture 6', 'radio');
  expect(screen.getByRole('radio', { name: 'Picture 6' })).toBeChecked();
  expect(await loadPersons(store)).toEqual([{ id: 'person-1', name: 'Anna', picture: FACES[5] }]);
});

test('person or bot is one tap in the row', async () => {
  const onStart = jest.fn();
  await open({ onStart });
  await press('Hattie: person', 'radio');
  await press('Player 1: bot', 'radio');
  await press('Start');
  const { players } = await begun(onStart);
  expect(players.map(({ bot }) => bot === null)).toEqual([false, false, true, false]);
});

test('a variant says in a line what it does when it is tapped', async () => {
  await open();
  expect(screen.getByText('Tap one to see what it changes.')).toBeVisible();
  await press(/^Doubling/, 'switch');
  expect(screen.getByText(/^Doubling: Cards of your own animal count twice/)).toBeVisible();
});

test('after the first game anybody starts, unless people agree on somebody', async () => {
  const store = new MemoryStore();
  const onStart = jest.fn();
  const first = await open({ store, onStart });
  await press(/^Doubling/, 'switch');
  await press('Start');
  expect((await begun(onStart)).config.start).toBe(0);
  first.unmount();
  await open({ store });
  expect(button('Anybody starts')).toBeVisible();
});

test('whoever has the name of a bot takes its seat: no name is there twice', async () => {
  await open({ store: await deviceOf('Anna', 'Ben') });
  fireEvent.press(rows()[2]!);
  await write('Name', 'Ben');
  await press('Done');
  await press('Ben', 'checkbox');
  expect(names()).toEqual(['Anna', 'Barney', 'Ben', 'Otis']);
  expect(portrait('Ben, sits in seat 3')).toBeChecked();
});

/** What a person can be asked for, from the list of everybody. */
async function change(name: string) {
  await press('Change people');
  await press(`Change ${name}`);
}

test('a person gets another name, at the table too; one that somebody has is refused', async () => {
  const store = await deviceOf('Anna', 'Ben');
  await open({ store });
  await change('Anna');
  await write('Name', ' ben ');
  await press('Done');
  expect(screen.getByText(/There is already a ben/)).toBeVisible();
  await write(/^Name/, ' ');
  await press('Done');
  expect(screen.getByText('Everybody needs a name.')).toBeVisible();
  await write(/^Name/, 'Anne');
  await press('Picture 6', 'radio');
  await press('Done');
  await press('Close');
  expect(names()[0]).toBe('Anne');
  expect(await loadPersons(store)).toContainEqual({
    id: 'person-1',
    name: 'Anne',
    picture: FACES[5],
  });
  expect(await loadPersons(store)).toHaveLength(2);
});

test('a person is forgotten after a second thought, and leaves the seat without a name', async () => {
  const store = await deviceOf('Anna', 'Ben');
  await open({ store });
  await change('Anna');
  await press('Forget Anna');
  expect(screen.getByText(/Games that were played keep the name/)).toBeVisible();
  await press('Keep');
  expect(await loadPersons(store)).toHaveLength(2);
  await press('Forget Anna');
  await press('Forget');
  await press('Close');
  expect((await loadPersons(store)).map(({ name }) => name)).toEqual(['Ben']);
  expect(names()[0]).toBe('Player 1');
  expect(screen.queryByRole('checkbox', { name: /^Anna/ })).toBeNull();
});
