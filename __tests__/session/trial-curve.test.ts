import { appraise } from '../../src/game-core/coach/appraise';
import { GAMES } from '../../src/game-core/games';
import { JUDGES } from '../../src/game-core/games/judges';
import type { Judge } from '../../src/game-core/kernel/judge';
import { toRecord } from '../../src/game-core/kernel/record';
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

test.each(GAMES.map((entry) => [entry.game.id, entry] as const))(
  'a trial of %s is judged from what the fork was worth to its own result, and kept nowhere',
  async (id, entry) => {
    const match = played(entry, 3, 'a game');
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
    const { start, steps, result } = appraising.state.getState().appraisal;
    expect(start).toEqual(appraisal.steps[moment - 1]!.after);
    expect(steps.length).toBeGreaterThan(0);
    const winners = trial.session.outcome()!.standings.filter(({ rank }) => rank === 1);
    expect(result.map((share) => share > 0)).toEqual(
      PLAYERS.map((_, seat) => winners.some((winner) => winner.seat === seat)),
    );
    expect([...store.items]).toEqual(before);
  },
);
