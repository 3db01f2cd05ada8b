import { appraise, type Appraisal } from '../../src/game-core/coach/appraise';
import { reviewOf } from '../../src/game-core/coach/review';
import { GAMES } from '../../src/game-core/games';
import { JUDGES } from '../../src/game-core/games/judges';
import type { Judge } from '../../src/game-core/kernel/judge';
import { toRecord } from '../../src/game-core/kernel/record';
import type { Match } from '../../src/game-core/kernel/match';
import type { Entry } from '../../src/game-core/kernel/registry';
import { finish } from '../../src/game-core/kernel/thinking';
import { openPast } from '../../src/session/past';
import type { TrialWish } from '../../src/session/trial';
import { roundedOff, saveReview } from '../../src/storage/reviews';
import { played, SEED } from '../game-core/coach/played';
import { MemoryStore } from '../storage/memory-store';
import { step } from './sessions';

const PLAYERS = [
  { name: 'Anna', bot: null },
  { name: 'Ben', bot: 'greedy' },
  { name: 'Clara', bot: 'greedy' },
];

/** The judge of a game with few worlds. */
const quick = (id: string): Judge => ({
  weigh: (view, random) => (JUDGES[id] as Judge).weigh(view, random, 2),
});

/** A match that has been judged already, and where it is kept. */
async function judged(entry: Entry) {
  const { id } = entry.game;
  const match: Match = played(entry, 3, 'a game');
  const judge = quick(id);
  const appraisal = roundedOff(finish(appraise(match, judge, { seed: SEED })));
  const store = new MemoryStore();
  await saveReview(store, 'one', appraisal);
  const past = openPast('one', toRecord(match, PLAYERS), {
    registry: GAMES,
    judges: { [id]: judge },
    store,
    hinted: [],
    tableOptions: {},
    digest: async (text) => text,
    now: () => 0,
    pause: async () => undefined,
  });
  past.appraising.start();
  while (past.appraising.state.getState().share < 1) await Promise.resolve();
  return { match, appraisal, store, past };
}

const ALL = GAMES.map((entry) => [entry.game.id, entry] as const);

/** What each seat could expect by its own eyes. */
const sharesIn = (appraisal: Appraisal, moment: number) =>
  PLAYERS.map((_, seat) => reviewOf(appraisal, seat).curve[moment]!.share);

test.each(ALL)(
  'the curve of a trial of %s begins where that of the match was',
  async (_, entry) => {
    const { match, appraisal, past } = await judged(entry);
    for (let moment = 0; moment < match.length; moment += 5) {
      const trial = past.trial({ moment, seat: 0, chance: 'same', others: 'bots' });
      const { state, start } = trial.appraising();
      const known = new Promise<Appraisal>((resolve) => {
        state.subscribe((now) => resolve(now.appraisal));
      });
      const stop = start();
      expect(sharesIn(await known, 0)).toEqual(sharesIn(appraisal, moment));
      stop();
      trial.session.close();
    }
  },
);

test.each(ALL)(
  'a trial of %s is judged up to its own result, and kept nowhere',
  async (_, entry) => {
    const { match, store, past } = await judged(entry);
    const before = [...store.items];

    const moment = Math.floor(match.length * 0.8);
    const wish: TrialWish = { moment, seat: 0, chance: 'new', others: 'bots' };
    const trial = past.trial(wish);
    while (trial.session.state.getState().next !== 'over') await step(trial.session);
    const appraising = trial.appraising();
    appraising.start();
    while (appraising.state.getState().share < 1) {
      expect(appraising.state.getState().hasFailed).toBe(false);
      await new Promise((resolve) => setImmediate(resolve));
    }
    const { steps, result } = appraising.state.getState().appraisal;
    expect(steps.length).toBeGreaterThan(0);
    const winners = trial.session.outcome()!.standings.filter(({ rank }) => rank === 1);
    expect(result.map((share) => share > 0)).toEqual(
      PLAYERS.map((_, seat) => winners.some((winner) => winner.seat === seat)),
    );
    expect([...store.items]).toEqual(before);
  },
);
