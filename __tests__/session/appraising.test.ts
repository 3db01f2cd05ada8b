import { soEinMist } from '../../src/game-core/games/so-ein-mist';
import { JUDGES } from '../../src/game-core/games/judges';
import type { Judge } from '../../src/game-core/kernel/judge';
import type { Entry } from '../../src/game-core/kernel/registry';
import { finish } from '../../src/game-core/kernel/thinking';
import type { Appraisal } from '../../src/game-core/coach/appraise';
import { createAppraising, type Judged } from '../../src/session/appraising';
import { loadReview, saveReview } from '../../src/storage/reviews';
import { keyOf } from '../../src/storage/store';
import { played } from '../game-core/coach/played';
import { MemoryStore } from '../storage/memory-store';

const MATCH = played(soEinMist as unknown as Entry, 3, 'a game');
const JUDGE = JUDGES['so-ein-mist'] as Judge;
const KEY = keyOf('reviews', 'one');

const keptIn = (store: MemoryStore) => ({
  load: () => loadReview(store, 'one', MATCH),
  save: (appraisal: Appraisal) => saveReview(store, 'one', appraisal),
});

/** The judge with few worlds, who takes a millisecond for each thing that it weighs. */
function atWork(store = new MemoryStore()) {
  const clock = { time: 0, weighed: 0, pauses: 0 };
  /** Called before each slice. */
  const onPause: (() => void)[] = [];
  const judge: Judge = {
    *weigh(view, random) {
      clock.time += 1;
      clock.weighed += 1;
      yield;
      return finish(JUDGE.weigh(view, random, 2));
    },
  };
  const pause = async () => {
    clock.pauses += 1;
    onPause.forEach((call) => call());
  };
  const appraising = createAppraising(
    MATCH,
    judge,
    { now: () => clock.time, pause },
    keptIn(store),
  );
  const told: Judged[] = [];
  appraising.state.subscribe((judged) => told.push(judged));
  const until = (isReached: (judged: Judged) => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => isReached(appraising.state.getState()) && resolve();
      appraising.state.subscribe(look);
      look();
    });
  return { store, clock, onPause, appraising, told, until };
}

const isDone = ({ share }: Judged) => share === 1;
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a match is judged in slices, and what is found is told on the way', async () => {
  const { appraising, told, clock, until } = atWork();
  appraising.start();
  await until(isDone);
  const shares = told.map(({ share }) => share);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(shares.length).toBeGreaterThan(8);
  expect(shares.filter((share) => share === 1)).toHaveLength(1);
  for (const { appraisal, share } of told) {
    expect(appraisal.steps.length).toBeGreaterThanOrEqual(Math.floor(share * MATCH.length));
  }
  expect(appraising.state.getState().appraisal.steps).toHaveLength(MATCH.length);
  // About eight milliseconds each.
  expect(clock.pauses).toBeGreaterThan(clock.time / 10);
});

test('it is kept, and not judged again', async () => {
  const { store, appraising, until } = atWork();
  appraising.start();
  await until(isDone);
  await settled();
  const again = atWork(store);
  again.appraising.start();
  await again.until(isDone);
  expect(again.clock.weighed).toBe(0);
  expect(again.appraising.state.getState()).toEqual(appraising.state.getState());
});

test('what is torn is thrown away and made anew', async () => {
  const { store, clock, appraising, until } = atWork();
  store.items.set(KEY, '{"version":1');
  appraising.start();
  await until(isDone);
  await settled();
  expect(clock.weighed).toBeGreaterThan(0);
  expect(JSON.parse(store.items.get(KEY)!)).toMatchObject({ version: 3 });
});

test('who leaves stops it at once; who comes back finds it as far as it got', async () => {
  const whole = atWork();
  whole.appraising.start();
  await whole.until(isDone);

  const { appraising, clock, onPause, store, until } = atWork();
  const stop = appraising.start();
  onPause.push(() => {
    if (clock.pauses === 4) stop();
  });
  await settled();
  await settled();
  const { weighed } = clock;
  expect(weighed).toBeGreaterThan(0);
  expect(weighed).toBeLessThan(whole.clock.weighed / 2);
  expect(JSON.parse(store.items.get(KEY)!).steps.length).toBeLessThan(MATCH.length);
  appraising.start();
  await until(isDone);
  expect(clock.weighed).toBe(whole.clock.weighed);
  expect(appraising.state.getState()).toEqual(whole.appraising.state.getState());
});

test('the part that was done outlives the app, and what is added to it says the same', async () => {
  const whole = atWork();
  whole.appraising.start();
  await whole.until(isDone);

  const { appraising, clock, onPause, store } = atWork();
  const stop = appraising.start();
  onPause.push(() => {
    if (appraising.state.getState().share > 0.5) stop();
  });
  while (appraising.state.getState().share <= 0.5) await settled();
  await settled();
  const again = atWork(store);
  again.appraising.start();
  await again.until(({ share }) => share > 0.5);
  expect(again.clock.weighed).toBe(0);
  await again.until(isDone);
  // At most the part in the middle of which it was left is judged twice.
  expect(clock.weighed + again.clock.weighed).toBeLessThan(whole.clock.weighed * 1.1);
  expect(again.appraising.state.getState()).toEqual(whole.appraising.state.getState());
});

test('a disk that is full loses nothing but time', async () => {
  const { store, appraising, until } = atWork();
  store.writesLeft = 0;
  appraising.start();
  await until(isDone);
  await settled();
  expect(appraising.state.getState().hasFailed).toBe(false);
});

test('a judge that fails is told of', async () => {
  const judge: Judge = {
    weigh() {
      throw new Error('It cannot be said.');
    },
  };
  const pace = { now: () => 0, pause: async () => undefined };
  const appraising = createAppraising(MATCH, judge, pace, keptIn(new MemoryStore()));
  appraising.start();
  await settled();
  expect(appraising.state.getState()).toMatchObject({ hasFailed: true });
});
