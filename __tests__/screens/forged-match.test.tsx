import { render, screen } from '@testing-library/react-native';
import { soEinMist } from '../../src/game-core/games/so-ein-mist';
import { seedFromText } from '../../src/game-core/kernel/chance';
import { configure } from '../../src/game-core/kernel/config';
import { begin, settle } from '../../src/game-core/kernel/match';
import { Dice } from '../../src/screens/Dice';
import { Lobby } from '../../src/screens/Lobby';
import { Table } from '../../src/screens/Table';
import { keepMatch } from '../storage/kept-matches';
import { MemoryStore } from '../storage/memory-store';
import { InApp } from './support/InApp';

const KEY = 'rainy-barn/matches/one';
const nothing = () => undefined;

/**
 * A device on which somebody has given the match another secret number after its first dice, in a save of
 * today or in one of version 1.
 */
async function forged(version: 1 | 2 = 2): Promise<MemoryStore> {
  const { game } = soEinMist;
  const config = configure(game, { seats: 3, start: 0 });
  if (!config.ok) throw new Error(config.error.message);
  const seed = seedFromText('honest');
  const players = ['Ann', 'Bo', 'Cy'].map((name) => ({ name, bot: null }));
  const store = new MemoryStore();
  await keepMatch(store, 'one', {
    match: settle(begin(game, config.value, seed)),
    players,
    playedAt: 1,
  });
  const text = store.items.get(KEY) ?? '';
  expect(text).toContain(seed);
  const lucky = text.replace(seed, seedFromText('lucky'));
  const [, record] = lucky.split('\n');
  store.items.set(KEY, version === 2 ? lucky : `{"playedAt":1,"record":${record}}`);
  return store;
}

const screens = {
  Dice: <Dice match="one" onBack={nothing} onTable={nothing} />,
  Table: (
    <Table
      match="one"
      isInFront
      onLeave={nothing}
      onBackSteps={nothing}
      onRules={nothing}
      onDice={nothing}
      onSettings={nothing}
      onSetUp={nothing}
      onRematch={nothing}
    />
  ),
  Lobby: (
    <Lobby
      onSetUp={nothing}
      onContinue={nothing}
      onDice={nothing}
      onSettings={nothing}
      onRules={nothing}
    />
  ),
};

test.each([
  ['Dice', 2],
  ['Table', 2],
  ['Dice', 1],
  ['Table', 1],
  ['Lobby', 1],
] as const)(
  '%s says of a match whose dice were changed, in version %d, that they are not right, and keeps it',
  async (name, version) => {
    const store = await forged(version);
    const text = store.items.get(KEY);
    render(<InApp store={store}>{screens[name]}</InApp>);
    expect(await screen.findByText(/not follow from its secret number/)).toBeOnTheScreen();
    expect(screen.queryByText(/may have been deleted/)).toBeNull();
    const aside = store.items.get('rainy-barn/set-aside/matches/one');
    expect(aside?.split('\n').at(-1)).toBe(text?.split('\n').at(-1));
  },
);

test('Lobby says so once it was found out by opening it', async () => {
  const store = await forged();
  const { rerender } = render(<InApp store={store}>{screens.Lobby}</InApp>);
  expect(await screen.findByRole('button', { name: /^Continue/ })).toBeOnTheScreen();
  rerender(<InApp store={store}>{screens.Table}</InApp>);
  expect(await screen.findByText(/not follow from its secret number/)).toBeOnTheScreen();
  rerender(<InApp store={store}>{screens.Lobby}</InApp>);
  expect(await screen.findByText(/not follow from its secret number/)).toBeOnTheScreen();
  expect(screen.queryByRole('button', { name: /^Continue/ })).toBeNull();
});

/** A device with a match of a later version: of the save, of the rules, or of the record. */
async function newer(what: 'save' | 'rules' | 'record'): Promise<MemoryStore> {
  const store = await forged();
  const [head = '', record = ''] = (store.items.get(KEY) ?? '').split('\n');
  const changed = {
    save: [head.replace('"version":2', '"version":3'), record],
    rules: [head.replace('"rules":1', '"rules":2'), record],
    record: [
      head.replace('"record":1', '"record":2'),
      record.replace('"version":1', '"version":2'),
    ],
  }[what];
  store.items.set(KEY, changed.join('\n'));
  return store;
}

test.each([
  ['Table', 'save'],
  ['Table', 'rules'],
  ['Table', 'record'],
  ['Dice', 'save'],
  ['Lobby', 'save'],
  ['Lobby', 'rules'],
  ['Lobby', 'record'],
] as const)('%s says that a newer version made it (%s), and leaves it', async (name, what) => {
  const store = await newer(what);
  const text = store.items.get(KEY);
  render(<InApp store={store}>{screens[name]}</InApp>);
  expect(await screen.findByText(/A newer version of Rainy Barn made/)).toBeOnTheScreen();
  expect(screen.queryByText(/put aside|may have been deleted/)).toBeNull();
  expect(store.items.get(KEY)).toBe(text);
});

test('one that cannot be read at all is not called deleted, nor forged', async () => {
  const store = new MemoryStore();
  store.items.set(KEY, '{');
  render(<InApp store={store}>{screens.Table}</InApp>);
  expect(await screen.findByText('This game could not be read.')).toBeOnTheScreen();
  expect(screen.queryByText(/secret number/)).toBeNull();
});
