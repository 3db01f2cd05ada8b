import { momentsOf } from '../../src/game-core/coach/appraise';
import { GAMES } from '../../src/game-core/games';
import { sameJson } from '../../src/game-core/kernel/json';
import { actionsOf, isDecision, type Match } from '../../src/game-core/kernel/match';
import type { Entry } from '../../src/game-core/kernel/registry';
import { standings } from '../../src/game-core/kernel/standings';
import { hintSeats } from '../../src/session/hint-options';
import type { Session } from '../../src/session/session';
import { openTrial, type TrialWish } from '../../src/session/trial';
import { played } from '../game-core/coach/played';
import { step } from './sessions';

const PLAYERS = [
  { name: 'Anna', bot: null },
  { name: 'Ben', bot: 'greedy' },
  { name: 'Clara', bot: null },
];

const WISH: TrialWish = { moment: 0, seat: 0, chance: 'same', others: 'me' };

function tried(entry: Entry, match: Match, wish: Partial<TrialWish>): Session {
  const whole = { ...WISH, ...wish };
  return openTrial('one/what-if', momentsOf(match)[whole.moment]!, whole, {
    entry,
    players: PLAYERS,
    tableOptions: { 'hints/0': false, 'hints/1': false, 'hints/2': false },
    digest: async (text) => text,
    now: () => 1,
    pause: async () => undefined,
  });
}

/** Everybody does what they did in the match, each in their own order. */
async function asInMatch(session: Session, match: Match, from: number): Promise<void> {
  const made = actionsOf(match).slice(from).filter(isDecision);
  while (session.state.getState().next !== 'over') {
    session.shown(session.state.getState().scene.id);
    const { request, holding } = session.state.getState();
    // Whoever plays all seats has seen all hands.
    expect(holding.kind).not.toBe('covered');
    if (request === null) await session.proceed();
    else if (request.kind !== 'decide') await session.done(request.name);
    else {
      const at = made.findIndex(({ by }) => by === request.seat);
      const [decision] = made.splice(at, 1);
      expect((await session.decide(request.name, decision!.move)).kind).toBe('taken');
    }
  }
}

describe.each(GAMES.map((entry) => [entry.game.id, entry] as const))('%s', (id, entry) => {
  const { game } = entry;
  const match = played(entry, 3, 'a game');
  const moments = [1, ...[0.3, 0.6, 0.9].map((share) => Math.floor(match.length * share))];

  test('with the same dice and choices it ends as the match did', async () => {
    for (const moment of moments) {
      const session = tried(entry, match, { moment });
      await asInMatch(session, match, moment);
      expect(session.outcome()!.standings).toEqual(standings(game, match.state));
    }
  });

  test('with new dice it begins with what the seat knew, and goes another way', async () => {
    const moment = moments[1]!;
    const ends: unknown[] = [];
    for (const chance of ['same', 'new'] as const) {
      const session = tried(entry, match, { moment, chance, others: 'bots' });
      const { scene } = session.state.getState();
      expect(scene.view).toEqual(game.view(momentsOf(match)[moment]!.state, 0));
      while (session.state.getState().next !== 'over') await step(session);
      ends.push(session.outcome()!.view);
    }
    expect(sameJson(ends[0], ends[1])).toBe(false);
  });

  test('who was a bot stays one, and people are played by the strongest level', () => {
    const bots = (wish: Partial<TrialWish>) =>
      tried(entry, match, { moment: 1, ...wish }).players.map(({ bot }) => bot);
    const strongest = entry.levels.at(-1)!.name;
    expect(bots({ others: 'bots' })).toEqual([null, 'greedy', strongest]);
    expect(bots({ others: 'bots', seat: 1 })).toEqual([strongest, null, strongest]);
    expect(bots({ others: 'me' })).toEqual([null, null, null]);
  });

  test('whoever tries may ask for hints, whatever the table agreed on', () => {
    const { players, tableOptions } = tried(entry, match, { moment: 1 });
    expect(hintSeats(players, tableOptions)).toEqual([0, 1, 2]);
    const alone = tried(entry, match, { moment: 1, others: 'bots' });
    expect(hintSeats(alone.players, alone.tableOptions)).toEqual([0]);
  });

  test('nothing before the fork can be taken back', () => {
    const moment = momentsOf(match).findIndex(
      ({ last }) => last !== null && isDecision(last.action),
    );
    const { undoer } = tried(entry, match, { moment }).state.getState();
    expect([id, undoer]).toEqual([id, null]);
  });
});
