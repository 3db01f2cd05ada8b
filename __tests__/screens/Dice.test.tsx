import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { createHash } from 'node:crypto';
import { AccessibilityInfo } from 'react-native';
import { soEinMist } from '../../src/game-core/games/so-ein-mist';
import type { SoEinMist } from '../../src/game-core/games/so-ein-mist/types';
import { createChance, seedFromText } from '../../src/game-core/kernel/chance';
import { configure } from '../../src/game-core/kernel/config';
import { begin, rewind, type Match } from '../../src/game-core/kernel/match';
import { playOut } from '../../src/game-core/kernel/play';
import type { Player } from '../../src/game-core/kernel/record';
import type { Thrown } from '../../src/game-core/kernel/throwers';
import { randomBot } from '../../src/game-core/search/random-bot';
import type { LanguageChoice } from '../../src/i18n';
import { LANGUAGES } from '../../src/i18n/languages';
import { Dice } from '../../src/screens/Dice';
import { TALLY_KEY } from '../../src/storage/dice-tally';
import { saveEarlier } from '../../src/storage/results';
import { keepMatch } from '../storage/kept-matches';
import { MemoryStore } from '../storage/memory-store';
import { InApp } from './support/InApp';

// The phone's own module, which tests do not have.
jest.mock('expo-crypto', () => ({
  ...jest.requireActual('expo-crypto'),
  digestStringAsync: async (_: string, text: string) =>
    jest.requireActual('node:crypto').createHash('sha256').update(text).digest('hex'),
}));

const SEED = seedFromText('fair');
const SEAL = createHash('sha256').update(SEED).digest('hex');

const PEOPLE = ['Ann', 'Bo', 'Cy'].map((name) => ({ name, bot: null }));

function over(seed = SEED): Match {
  const { game } = soEinMist;
  const config = configure(game, { seats: 3, start: 0 });
  if (!config.ok) throw new Error(config.error.message);
  const bots = PEOPLE.map(() => randomBot<SoEinMist>(game.moves));
  const match = begin(game, config.value, seed);
  return playOut(match, bots, createChance(seedFromText('thoughts'))) as Match;
}

interface Kept {
  readonly match?: Match;
  readonly players?: readonly Player[];
  readonly gone?: readonly Thrown[];
  readonly raw?: Readonly<Record<string, string>>;
  readonly language?: LanguageChoice;
  /** Looked at. */
  readonly id?: string | undefined;
}

async function open({ match, players = PEOPLE, gone = [], raw = {}, language, ...kept }: Kept) {
  const store = new MemoryStore();
  const calls = { onBack: jest.fn(), onTable: jest.fn() };
  if (match !== undefined) await keepMatch(store, 'one', { match, players, playedAt: 1 });
  if (gone.length > 0) await saveEarlier(store, 'earlier', gone);
  for (const [key, text] of Object.entries(raw)) store.items.set(key, text);
  const id = 'id' in kept ? kept.id : 'one';
  render(
    <InApp store={store} language={language}>
      <Dice match={id} {...calls} />
    </InApp>,
  );
  // The last to come.
  const { allGames } = LANGUAGES[language === 'de' ? 'de' : 'en'].dice;
  await screen.findByRole('heading', { name: allGames });
  await act(async () => undefined);
  return calls;
}

const person = (name: string, ...counts: number[]): Thrown => ({
  by: { kind: 'person', name },
  counts,
});
const bot = (level: string, ...counts: number[]): Thrown => ({
  by: { kind: 'bot', game: 'so-ein-mist', bot: level },
  counts,
});

/** The titles of the charts, in their order. */
const charts = () =>
  screen
    .getAllByRole('heading', { name: /: (\d+|one) di(c)?e$/ })
    .map(({ props }) => props.children);

describe('the seal', () => {
  test('is shown while a game goes on, and its secret number is not', async () => {
    await open({ match: rewind(over(), 12) });
    expect(await screen.findByText(SEAL)).toBeOnTheScreen();
    expect(screen.queryByText(SEED)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Check every throw and deal' })).toBeNull();
  });

  test('is opened once the game is over, and anybody can check every die', async () => {
    const announce = jest.mocked(AccessibilityInfo.announceForAccessibilityWithOptions);
    announce.mockClear();
    await open({ match: over() });
    expect(await screen.findByText(SEED)).toBeOnTheScreen();
    expect(screen.getByText(/SHA-256 of exactly these 32 letters and digits/)).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('button', { name: 'Check every throw and deal' }));
    const result = screen.getByText(/^Checked: all \d+ throws and deals/);
    expect(announce).toHaveBeenCalledWith(result.props.children, { queue: true });
  });
});

describe('this game', () => {
  const MIXED = [
    { name: 'Barney', bot: null },
    { name: 'Pearl', bot: 'timid' },
    { name: 'Otis', bot: 'long-gone' },
  ];

  test('names everybody, and says of a bot that it is one, and which', async () => {
    await open({ match: over(), players: MIXED });
    expect(screen.getAllByText(/^Barney: \d+ dice$/)).toHaveLength(2);
    expect(screen.getByText(/^Pearl \(bot, Scaredy-cat\): \d+ dice$/)).toBeOnTheScreen();
    expect(screen.getByText(/^Otis \(bot, Former level\): \d+ dice$/)).toBeOnTheScreen();
  });

  test('says how rare its dice are, and that one odd row is no wonder', async () => {
    await open({ match: over() });
    expect(screen.getAllByText(/^Fair: .* games\.$|ever more even|So few dice/)).not.toHaveLength(
      0,
    );
    expect(screen.getByText(/With 3 players it is quite normal/)).toBeOnTheScreen();
  });

  test('says so where it is not on this device', async () => {
    const { onBack } = await open({ id: 'nonsense', match: over() });
    expect(
      screen.getByRole('heading', { name: 'This game is not on this device.' }),
    ).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('button', { name: 'Back' }));
    expect(onBack).toHaveBeenCalledTimes(1);
  });

  test('leads back to its table', async () => {
    const { onBack, onTable } = await open({ match: over() });
    fireEvent.press(screen.getByRole('button', { name: 'Back' }));
    expect(onTable).toHaveBeenCalledWith('one');
    expect(onBack).not.toHaveBeenCalled();
  });
});

describe('all games', () => {
  test('count a person by name and a bot by its level, first all people and all bots', async () => {
    await open({
      id: undefined,
      gone: [
        person('Pearl', 9, 0, 0, 0, 0, 0),
        person(' pearl', 0, 9, 0, 0, 0, 1),
        bot('farsighted', 0, 0, 0, 1, 1, 1),
        person('Player 2', 1, 1, 0, 0, 0, 0),
        person('Spieler 2', 0, 0, 0, 0, 1, 1),
        bot('timid', 0, 0, 0, 0, 0, 1),
      ],
    });
    expect(charts()).toEqual([
      'All people: 23 dice',
      'All bots: 4 dice',
      'pearl: 19 dice',
      'Player 2: 4 dice',
      'Old hand (bot): 3 dice',
      'Scaredy-cat (bot): one die',
    ]);
  });

  test('isolate a name that runs from right to left', async () => {
    await open({ id: undefined, gone: [person('עמית', 1, 2, 3, 4, 5, 6)] });
    screen.getByRole('heading', { name: '\u200E\u2068עמית\u2069: 21 dice' });
  });

  test('speak the language of who reads', async () => {
    await open({
      id: undefined,
      language: 'de',
      gone: [bot('farsighted', 4, 4, 4, 4, 0, 0), person('Player 1', 1, 0, 0, 0, 0, 0)],
    });
    const { name } = LANGUAGES.de.games['so-ein-mist'].bots.farsighted;
    expect(screen.getByText(`${name} (Bot): 16 Würfel`)).toBeOnTheScreen();
    expect(screen.getByText('Spieler 1: ein Würfel')).toBeOnTheScreen();
    expect(screen.getAllByText(/^Fair wären etwa 2,7 von jeder Zahl\. So ungleich/)).toHaveLength(
      2,
    );
  });

  test('say which game a bot plays where there are bots of several', async () => {
    const misty: Thrown = {
      by: { kind: 'bot', game: 'misty', bot: 'patient' },
      counts: [1, 1, 0, 0, 0, 0],
    };
    await open({ id: undefined, gone: [bot('farsighted', 1, 1, 1, 0, 0, 0), misty] });
    expect(charts()).toEqual([
      'All bots: 5 dice',
      'Old hand (bot, So ein Mist): 3 dice',
      'Old hand (bot, Misty): 2 dice',
    ]);
  });

  test('are those that are here and those that are gone', async () => {
    await open({ match: over(), gone: [person('Ann', 100, 100, 100, 100, 100, 100)] });
    const [here, all] = screen.getAllByText(/^Ann: \d+ dice$/).map(({ props }) => props.children);
    const dice = (title: string) => Number(/\d+/.exec(title));
    expect(dice(all)).toBe(dice(here) + 600);
  });

  test('begin anew where the old counts cannot be read, and say so', async () => {
    await open({ id: undefined, raw: { [TALLY_KEY]: 'torn' } });
    expect(screen.getByText(/could not be read\. They were put aside/)).toBeOnTheScreen();
  });

  test('before the first die there is nothing to count', async () => {
    await open({ id: undefined });
    expect(screen.getByText('No dice have been thrown yet.')).toBeOnTheScreen();
    expect(screen.getByRole('heading', { name: 'Do the bots cheat?' })).toBeOnTheScreen();
  });
});

test.each([
  ['too few to tell', [3, 3, 2, 1, 1, 1], 'Fair: about 1.8 of each. So few dice tell nothing yet.'],
  ['one die', [1, 0, 0, 0, 0, 0], 'Fair: about 0.2 of each. So few dice tell nothing yet.'],
  ['even', [2, 2, 2, 2, 2, 2], 'Fair: 2 of each. Dice are hardly ever more even than this.'],
  [
    'usual',
    [4, 0, 2, 1, 3, 2],
    'Fair: 2 of each. Dice this uneven turn up in 5 of 10 piles of as many dice.',
  ],
  [
    'rare',
    [12, 0, 0, 0, 1, 0],
    'Fair: about 2.2 of each. Dice this uneven turn up in one of 1000000 piles of as many dice.',
  ],
])('dice that are %s are told in words', async (_, counts, words) => {
  await open({ id: undefined, gone: [person('Ann', ...counts)] });
  expect(screen.getByText(words)).toBeOnTheScreen();
});
