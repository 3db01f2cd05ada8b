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

/** A device on which somebody has given the match another secret number after its first dice. */
async function forged(): Promise<MemoryStore> {
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
  store.items.set(KEY, text.replace(seed, seedFromText('lucky')));
  return store;
}

const screens = {
  Dice: <Dice match="one" onBack={nothing} onTable={nothing} />,
  Table: (
    <Table
      match="one"
      isInFront
      onLeave={nothing}
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

test.each(['Dice', 'Table', 'Lobby'] as const)(
  '%s says of a match whose dice were changed that they are not right, and keeps it',
  async (name) => {
    const store = await forged();
    const text = store.items.get(KEY);
    render(<InApp store={store}>{screens[name]}</InApp>);
    expect(await screen.findByText(/not follow from its secret number/)).toBeOnTheScreen();
    expect(screen.queryByText(/may have been deleted/)).toBeNull();
    expect(store.items.get('rainy-barn/set-aside/matches/one')).toBe(text);
  },
);

test('one that cannot be read at all is not called deleted, nor forged', async () => {
  const store = new MemoryStore();
  store.items.set(KEY, '{');
  render(<InApp store={store}>{screens.Table}</InApp>);
  expect(await screen.findByText('This game could not be read.')).toBeOnTheScreen();
  expect(screen.queryByText(/secret number/)).toBeNull();
});
