import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { soEinMist } from '../../src/game-core/games/so-ein-mist';
import { seedFromText } from '../../src/game-core/kernel/chance';
import { configure } from '../../src/game-core/kernel/config';
import {
  act as decide,
  begin,
  draw,
  isOver,
  settle,
  type Match,
} from '../../src/game-core/kernel/match';
import { standings } from '../../src/game-core/kernel/standings';
import type { LanguageChoice } from '../../src/i18n';
import { Lobby } from '../../src/screens/Lobby';
import { keepMatch } from '../storage/kept-matches';
import { MemoryStore } from '../storage/memory-store';
import { InApp } from './support/InApp';

const MINUTE = 60_000;
// A search by role goes through the whole screen, and a busy machine takes its time for many.
jest.setTimeout(30_000);

const nothing = () => undefined;
const elsewhere = {
  onSetUp: nothing,
  onContinue: nothing,
  onDice: nothing,
  onSettings: nothing,
  onRules: nothing,
};

interface Going {
  readonly store?: MemoryStore;
  readonly language?: LanguageChoice;
  readonly going?: Partial<Parameters<typeof Lobby>[0]>;
}

async function open({ store, language, going }: Going = {}) {
  render(
    <InApp store={store} language={language}>
      <Lobby {...elsewhere} {...going} />
    </InApp>,
  );
  await screen.findByRole('heading', { name: 'Rainy Barn' });
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const settled = () => act(async () => undefined);

/** Three people; seat 1 starts. */
function freshMatch(seed = 'a'): Match {
  const config = configure(soEinMist.game, { seats: 3, start: 1 });
  if (!config.ok) throw new Error(config.error.message);
  return begin(soEinMist.game, config.value, seedFromText(seed)) as Match;
}

function finished(match: Match): Match {
  let now = settle(match);
  while (!isOver(now)) {
    const turn = now.origin.game.turn(now.state);
    const next = turn.kind === 'seats' ? decide(now, turn.seats[0]!, 'stop') : null;
    if (next === null || !next.ok) throw new Error('A stop is always legal.');
    now = settle(next.value);
  }
  return now;
}

const people = (...names: string[]) => names.map((name) => ({ name, bot: null }));

function keep(
  store: MemoryStore,
  id: string,
  match: Match,
  minutesAgo: number,
  names = ['Mia', 'Ben', 'Oma'],
) {
  const playedAt = Date.now() - minutesAgo * MINUTE;
  return keepMatch(store, id, { match, players: people(...names), playedAt });
}

test('a screen reader finds the title as the heading, and hears what the picture shows', async () => {
  await open();
  expect(screen.getByRole('heading', { name: 'Rainy Barn' })).toBeVisible();
  expect(screen.getByRole('img', { name: /cow looks out of a red barn/ })).toBeVisible();
});

test.each([
  ['So ein Mist', '3–6 players', 'so-ein-mist'],
  ['MICE to meet you', '1–5 players', 'mice-to-meet-you'],
])(
  'the whole door of %s leads to its set-up, the book on it to its rules',
  async (title, players, id) => {
    const onSetUp = jest.fn();
    const onRules = jest.fn();
    await open({ going: { onSetUp, onRules } });
    fireEvent.press(button(`Play ${title}, ${players}`));
    expect(onSetUp).toHaveBeenCalledWith(id);
    fireEvent.press(button(`Rules of ${title}`));
    expect(onRules).toHaveBeenCalledWith(id);
  },
);

test('settings are one tap away', async () => {
  const onSettings = jest.fn();
  await open({ going: { onSettings } });
  fireEvent.press(button('Settings'));
  expect(onSettings).toHaveBeenCalledTimes(1);
});

test('without open games there is nothing to continue', async () => {
  const store = new MemoryStore();
  await keep(store, 'over', finished(freshMatch()), 5);
  await open({ store });
  expect(screen.queryByRole('button', { name: /^Continue/ })).toBeNull();
});

test('an open game says who plays, whose turn it is and when it was, and goes on', async () => {
  const store = new MemoryStore();
  await keep(store, 'one', draw(freshMatch()), 5);
  const onContinue = jest.fn();
  await open({ store, going: { onContinue } });
  expect(screen.getByText('It is Ben’s turn')).toBeVisible();
  expect(screen.getByText('5 minutes ago')).toBeVisible();
  fireEvent.press(
    button('Continue So ein Mist with Mia, Ben, Oma. It is Ben’s turn. 5 minutes ago'),
  );
  expect(onContinue).toHaveBeenCalledWith('one');
});

test('it says so in German', async () => {
  const store = new MemoryStore();
  await keep(store, 'one', settle(freshMatch()), 1);
  await open({ store, language: 'de' });
  expect(screen.getByText('Ben ist dran')).toBeVisible();
  expect(screen.getByText('vor 1 Minute')).toBeVisible();
});

const openOurGames = () => fireEvent.press(button(/^Our games/));

test('of several open games the latest hangs at the barn; all are in "Our games", the latest first', async () => {
  const store = new MemoryStore();
  for (const minutes of [40, 10, 30, 20, 50]) {
    await keep(store, `m${minutes}`, settle(freshMatch(`${minutes}`)), minutes);
  }
  const onContinue = jest.fn();
  await open({ store, going: { onContinue } });
  expect(screen.getAllByRole('button', { name: /^Continue/ })).toHaveLength(1);
  expect(button(/^Continue.* 10 minutes ago$/)).toBeVisible();
  openOurGames();
  const times = screen
    .getAllByText(/· \d+ minutes ago$/)
    .map(({ props }) => /(\d+) minutes/.exec(String(props.children))?.[1]);
  expect(times).toEqual(['10', '20', '30', '40', '50']);
  const rows = screen.getAllByRole('button', { name: 'Continue So ein Mist with Mia, Ben, Oma' });
  fireEvent.press(rows[3]!);
  expect(onContinue).toHaveBeenCalledWith('m40');
});

test('"Our games" says how many are open', async () => {
  const store = new MemoryStore();
  await keep(store, 'one', settle(freshMatch('one')), 5);
  await keep(store, 'two', settle(freshMatch('two')), 6);
  await keep(store, 'over', finished(freshMatch()), 7);
  await open({ store });
  expect(button('Our games, 2 open')).toBeVisible();
});

test('a game is deleted only after a second thought', async () => {
  const store = new MemoryStore();
  await keep(store, 'one', settle(freshMatch()), 5);
  await open({ store });
  openOurGames();
  fireEvent.press(button('Delete So ein Mist with Mia, Ben, Oma'));
  expect(screen.getByText(/cannot be played on after that/)).toBeVisible();
  fireEvent.press(button('Keep'));
  expect(store.items.has('rainy-barn/matches/one')).toBe(true);

  fireEvent.press(button('Delete So ein Mist with Mia, Ben, Oma'));
  fireEvent.press(button('Delete'));
  await settled();
  expect(screen.queryByRole('button', { name: /^Continue/ })).toBeNull();
  expect(store.items.has('rainy-barn/matches/one')).toBe(false);
});

test('what could not be read is told until somebody has seen it, and stops nothing', async () => {
  const store = new MemoryStore();
  await keep(store, 'good', settle(freshMatch()), 5);
  store.items.set('rainy-barn/matches/torn', '{');
  await open({ store });
  expect(
    screen.getByText(/One saved game could not be read\. It was put aside, not deleted/),
  ).toBeVisible();
  expect(button(/^Continue/)).toBeVisible();
  fireEvent.press(button('OK'));
  expect(screen.queryByText(/could not be read/)).toBeNull();
});

test('settings that could not be read are told of too, until somebody has seen it', async () => {
  const store = new MemoryStore();
  store.items.set('rainy-barn/settings/app', '{"theme": "neon"}');
  await open({ store });
  expect(screen.getByText(/Your settings could not be read\. They were put aside/)).toBeVisible();
  fireEvent.press(button('OK'));
  expect(screen.queryByText(/could not be read/)).toBeNull();
});

test('before the first game "Our games" says what will be there', async () => {
  await open();
  openOurGames();
  expect(screen.getByText(/Games that you play are kept here/)).toBeVisible();
});

test('a finished game says who played, who won and when, and opens', async () => {
  const store = new MemoryStore();
  const over = finished(freshMatch());
  await keep(store, 'over', over, 5);
  const winners = standings(over.origin.game, over.state).filter(({ rank }) => rank === 1);
  const names = winners.map(({ seat }) => ['Mia', 'Ben', 'Oma'][seat]);
  const onContinue = jest.fn();
  await open({ store, going: { onContinue } });
  openOurGames();
  expect(screen.getByText(`${names.join(' and ')} won · 5 minutes ago`)).toBeVisible();
  expect(screen.getByText('Mia · Ben · Oma')).toBeVisible();
  fireEvent.press(button('Look at So ein Mist with Mia, Ben, Oma'));
  expect(onContinue).toHaveBeenCalledWith('over');
});
