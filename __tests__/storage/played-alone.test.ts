import { GAMES } from '../../src/game-core/games';
import { miceToMeetYou } from '../../src/game-core/games/mice-to-meet-you';
import { createChance, seedFromText } from '../../src/game-core/kernel/chance';
import { begin, type Match } from '../../src/game-core/kernel/match';
import { playOut } from '../../src/game-core/kernel/play';
import { loadHeads } from '../../src/storage/matches';
import {
  loadResults,
  playedAlone,
  resultOf,
  saveResult,
  type GameResult,
} from '../../src/storage/results';
import { headOf } from '../../src/storage/save-format';
import { keyOf } from '../../src/storage/store';
import { keepMatch } from './kept-matches';
import { MemoryStore } from './memory-store';

const GAME = 'mice-to-meet-you';

function played(seats: number, level: 0 | 1 | 2 | 3): Match {
  const { game, bots } = miceToMeetYou;
  const start = begin(game, { seats, start: 0, options: { level } }, seedFromText('alone'));
  const seated = Array.from({ length: seats }, () => bots[2]!);
  return playOut(start, seated, createChance(seedFromText('thoughts'))) as Match;
}

function resultFor(id: string, match: Match, person: string | null, name = 'Ann'): GameResult {
  const players = Array.from({ length: match.origin.config.seats }, () => ({ name, bot: null }));
  return resultOf(id, headOf({ match, players, people: players.map(() => person), playedAt: 1 }));
}

test('a game that was played alone leaves its rating, and one with others none', async () => {
  const store = new MemoryStore();
  const alone = played(1, 2);
  const rating = miceToMeetYou.game.rating!(alone.state as never)!;
  await saveResult(store, resultFor('alone', alone, 'a'));
  await saveResult(store, resultFor('together', played(2, 3), 'a'));
  const { results } = await loadResults(store);
  expect(results.map(({ id, rating: found }) => [id, found])).toEqual([
    ['alone', rating],
    ['together', undefined],
  ]);
  expect(playedAlone(results, GAME, { name: 'Ann', person: 'a' })).toEqual([
    { id: 'alone', options: { level: 2 }, rating, hints: 0 },
  ]);
});

test('the head of a save tells the rating too, and one without it is read as well', async () => {
  const store = new MemoryStore();
  const match = played(1, 1);
  await keepMatch(store, 'one', { match, players: [{ name: 'Ann', bot: null }], playedAt: 1 });
  const ratingThere = async () =>
    (await loadHeads(store, GAMES)).entries.map(({ value }) => value.head.summary.rating);
  const rating = miceToMeetYou.game.rating!(match.state as never)!;
  expect(await ratingThere()).toEqual([rating]);
  const key = keyOf('matches', 'one');
  store.items.set(key, store.items.get(key)!.replace(`"rating":${rating},`, ''));
  expect(await ratingThere()).toEqual([undefined]);
});

test('each person has their own: by id where there is one, and by name where there is none', () => {
  const match = played(1, 3);
  const results = [
    resultFor('1', match, 'a'),
    resultFor('2', match, 'b'),
    resultFor('3', match, null, 'Ben'),
    resultFor('4', match, null, 'Cleo'),
    { ...resultFor('5', match, 'a'), game: 'another' },
  ];
  const idsOf = (name: string, person: string | null) =>
    playedAlone(results, GAME, { name, person }).map(({ id }) => id);
  expect(idsOf('whatever', 'a')).toEqual(['1']);
  expect(idsOf('Ann', 'b')).toEqual(['2']);
  expect(idsOf('ben', null)).toEqual(['3']);
  expect(idsOf('Cleo', 'c')).toEqual(['4']);
});

test('a game alone knows for how many decisions there was a hint, after it was read again too', async () => {
  const store = new MemoryStore();
  const match = played(1, 2);
  const players = [{ name: 'Ann', bot: null }];
  const hinted = ['0/0', '0/3'];
  const head = headOf({ match, players, people: ['a'], playedAt: 1, hinted });
  await saveResult(store, resultOf('hinted', head));
  const { results } = await loadResults(store);
  const [game] = playedAlone(results, GAME, { name: 'Ann', person: 'a' });
  expect(game?.hints).toBe(2);
});
