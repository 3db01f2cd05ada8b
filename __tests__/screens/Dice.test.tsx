import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { createHash } from 'node:crypto';
import { soEinMist } from '../../src/game-core/games/so-ein-mist';
import type { SoEinMist } from '../../src/game-core/games/so-ein-mist/types';
import { createChance, seedFromText } from '../../src/game-core/kernel/chance';
import { configure } from '../../src/game-core/kernel/config';
import { begin, rewind, type Match } from '../../src/game-core/kernel/match';
import { playOut } from '../../src/game-core/kernel/play';
import { randomBot } from '../../src/game-core/search/random-bot';
import { Dice } from '../../src/screens/Dice';
import { saveMatch } from '../../src/storage/matches';
import { MemoryStore } from '../storage/memory-store';
import { House } from './support/House';

// The phone's own module, which tests do not have.
jest.mock('expo-crypto', () => ({
  ...jest.requireActual('expo-crypto'),
  digestStringAsync: async (_: string, text: string) =>
    jest.requireActual('node:crypto').createHash('sha256').update(text).digest('hex'),
}));

const SEED = seedFromText('fair');
const SEAL = createHash('sha256').update(SEED).digest('hex');
const inEights = (digits: string) => digits.replace(/.{8}(?=.)/g, '$& ');

const players = ['Ann', 'Bo', 'Cy'].map((name) => ({ name, bot: null }));

function over(): Match {
  const { game } = soEinMist;
  const config = configure(game, { seats: 3, start: 0 });
  if (!config.ok) throw new Error(config.error.message);
  const bots = players.map(() => randomBot<SoEinMist>(game.moves));
  const match = begin(game, config.value, SEED);
  return playOut(match, bots, createChance(seedFromText('thoughts'))) as Match;
}

async function open(match: Match | null): Promise<void> {
  const store = new MemoryStore();
  if (match !== null) await saveMatch(store, 'one', { match, players, playedAt: 1 });
  render(
    <House store={store}>
      <Dice match="one" onBack={() => undefined} />
    </House>,
  );
  await screen.findByRole('heading', { name: 'The dice' });
  await act(async () => undefined);
}

test('while a game goes on, its seal is shown and its secret number is not', async () => {
  await open(rewind(over(), 12));
  expect(await screen.findByText(inEights(SEAL))).toBeOnTheScreen();
  expect(screen.queryByText(inEights(SEED))).toBeNull();
  expect(screen.queryByRole('button', { name: 'Check the dice' })).toBeNull();
});

test('once it is over, anybody can check every die', async () => {
  await open(over());
  expect(await screen.findByText(inEights(SEED))).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: 'Check the dice' }));
  expect(screen.getByText(/^Checked: all \d+ throws and deals/)).toBeOnTheScreen();
});

test('everybody’s dice are counted, in this game and in all of them', async () => {
  await open(over());
  expect(screen.getAllByText(/^Ann: \d+ dice$/)).toHaveLength(2);
  expect(screen.getAllByText(/^Cy: \d+ dice$/)).toHaveLength(2);
  expect(screen.getAllByText(/happens in|more even/).length).toBe(6);
});

test('before the first die there is nothing to count', async () => {
  await open(null);
  expect(screen.getByText('No dice have been thrown yet.')).toBeOnTheScreen();
  expect(screen.getByRole('heading', { name: 'Do the bots cheat?' })).toBeOnTheScreen();
});
