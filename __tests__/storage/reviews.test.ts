import { appraise } from '../../src/game-core/coach/appraise';
import { reviewOf } from '../../src/game-core/coach/review';
import { GAMES } from '../../src/game-core/games';
import { JUDGES } from '../../src/game-core/games/judges';
import type { Judge } from '../../src/game-core/kernel/judge';
import { finish } from '../../src/game-core/kernel/thinking';
import { deleteMatch } from '../../src/storage/matches';
import { loadReview, roundedOff, saveReview } from '../../src/storage/reviews';
import { keyOf } from '../../src/storage/store';
import { played, SEED } from '../game-core/coach/played';
import { MemoryStore } from './memory-store';

const KEY = keyOf('reviews', 'one');

const LOOKED = GAMES.map((entry) => {
  const { id } = entry.game;
  const match = played(entry, 3, 'a game');
  const judge = JUDGES[id] as Judge;
  return [id, match, finish(appraise(match, judge, { seed: SEED, worlds: 4 }))] as const;
});
const [, MATCH, APPRAISAL] = LOOKED[0]!;

async function kept() {
  const store = new MemoryStore();
  await saveReview(store, 'one', roundedOff(APPRAISAL));
  return { store, form: JSON.parse(store.items.get(KEY)!) as Record<string, unknown> };
}

test.each(LOOKED)('a review of %s is read as it was kept', async (_, match, appraisal) => {
  const store = new MemoryStore();
  const rounded = roundedOff(appraisal);
  await saveReview(store, 'one', rounded);
  expect(await loadReview(store, 'one', match)).toEqual(rounded);
  expect(store.items.get(KEY)!.length).toBeLessThan(100_000);
});

test('what is rounded off says the same to a tenth, and still adds up', () => {
  for (const seat of [0, 1, 2]) {
    const exact = reviewOf(APPRAISAL, seat);
    const rounded = reviewOf(roundedOff(APPRAISAL), seat);
    expect(rounded.costly.map(({ moment }) => moment)).toEqual(
      exact.costly.map(({ moment }) => moment),
    );
    const { start, luck, choices, slips, result } = rounded.balance;
    expect(Math.abs(start + luck + choices + slips - result)).toBeLessThan(1e-9);
    expect(luck).toBeCloseTo(exact.balance.luck, 3);
  }
});

test('where nothing is kept nothing is found', async () => {
  expect(await loadReview(new MemoryStore(), 'one', MATCH)).toBeNull();
});

test.each([
  ['no JSON', () => 'torn'],
  ['another version', (form: object) => JSON.stringify({ ...form, version: 1 })],
  [
    'a step too few',
    (form: { steps?: unknown[] }) => JSON.stringify({ ...form, steps: form.steps!.slice(1) }),
  ],
  ['a seat too few', (form: object) => JSON.stringify({ ...form, result: [0.5, 0.5] })],
  [
    'a choice where chance acted',
    (form: { steps?: unknown[] }) => JSON.stringify({ ...form, steps: form.steps!.toReversed() }),
  ],
  [
    'a move that is none',
    (form: object) => JSON.stringify(form).replaceAll('"move":"stop"', '"move":"fly"'),
  ],
])('what cannot be right is made anew: %s', async (_, spoil) => {
  const { store, form } = await kept();
  store.items.set(KEY, spoil(form));
  expect(await loadReview(store, 'one', MATCH)).toBeNull();
});

test('it goes with its match', async () => {
  const { store } = await kept();
  store.items.set(keyOf('matches', 'one'), 'a match');
  await deleteMatch(store, 'one');
  expect([...store.items.keys()]).toEqual([]);
});
