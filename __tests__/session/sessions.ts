import { GAMES } from '../../src/game-core/games';
import { createChance, pick, seedFromText } from '../../src/game-core/kernel/chance';
import { configure } from '../../src/game-core/kernel/config';
import { begin, type Match } from '../../src/game-core/kernel/match';
import { openRecord, type Player } from '../../src/game-core/kernel/record';
import type { Entry } from '../../src/game-core/kernel/registry';
import { openSession } from '../../src/session/local-session';
import type { Surroundings } from '../../src/session/surroundings';
import type { Save, SaveAnswer } from '../../src/session/saving';
import type { Session } from '../../src/session/session';
import type { TableOptions } from '../../src/storage/table-options';

/** A disk that holds one match, and can be told what to answer next. */
export class Disk {
  match: Match | null = null;
  /** The look that was taken at that moment. */
  looked: string | null = null;
  /** In the order of the saves to come; after that all is stored. */
  answers: SaveAnswer[] = [];
  /** Everything that was stored, the oldest first. */
  readonly stored: Match[] = [];

  save: Save = async (match, { looked } = {}) => {
    const answer = this.answers.shift() ?? { kind: 'stored' };
    if (answer.kind === 'stored') {
      this.match = match;
      this.looked = looked ?? null;
      this.stored.push(match);
    }
    return answer;
  };
}

export function newMatch(entry: Entry, seats: number, seed = 'session', options = {}): Match {
  const config = configure(entry.game, { seats, start: 0, options });
  if (!config.ok) throw new Error(config.error.message);
  return begin(entry.game, config.value, seedFromText(seed));
}

/** People where there is no bot. */
export function seated(bots: readonly (string | null)[]): Player[] {
  return bots.map((bot, seat) => ({ name: `Seat ${seat}`, bot }));
}

export function sessionOn(
  entry: Entry,
  match: Match,
  players: readonly Player[],
  surroundings: Partial<Surroundings> = {},
  looked: string | null = null,
  tableOptions: TableOptions = {},
): Session {
  const all = {
    save: async () => ({ kind: 'stored' }) as const,
    digest: async (text: string) => `seal of ${text.length}`,
    now: () => 1,
    pause: async () => undefined,
    ...surroundings,
  };
  const opened = openSession('one', entry, match, players, all, {
    looked: looked ?? undefined,
    tableOptions,
  });
  if (!opened.ok) throw new Error(opened.error.message);
  return opened.value;
}

/** One step of the game: everything is shown, whoever is asked takes the phone and answers. */
export async function step(session: Session): Promise<void> {
  session.shown(session.state.getState().scene.id);
  const { holding } = session.state.getState();
  if (holding.kind === 'covered') session.lift(holding.seat);
  const { request } = session.state.getState();
  if (request === null) return session.proceed();
  if (request.kind !== 'decide') return session.done(request.name);
  const random = createChance(seedFromText('people')).draw(request.name);
  await session.decide(request.name, pick(request.moves, random));
}

/** To the end; the match as anybody may open it then. */
export async function playOn(session: Session): Promise<Match> {
  while (session.state.getState().next !== 'over') await step(session);
  const opened = openRecord(session.outcome()?.record, GAMES);
  if (!opened.ok) throw new Error(opened.error.message);
  return opened.value.match;
}

/** Until a person is asked to decide. */
export async function untilAsked(session: Session): Promise<{ name: string; seat: number }> {
  for (;;) {
    session.shown(session.state.getState().scene.id);
    const { request, holding } = session.state.getState();
    if (holding.kind === 'covered') session.lift(holding.seat);
    else if (request?.kind === 'decide') return request;
    else if (request !== null) await session.done(request.name);
    else await session.proceed();
  }
}

/** The same game, but its bots fail as long as they are moody. */
export function withMoodyBots(entry: Entry, isMoody: () => boolean): Entry {
  return {
    ...entry,
    bots: entry.bots.map((bot) => ({
      ...bot,
      *think(view, random) {
        if (isMoody()) throw new Error('moody');
        return bot.choose(view, random);
      },
    })),
  };
}
