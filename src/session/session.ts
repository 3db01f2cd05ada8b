import { createStore, type StoreApi } from 'zustand/vanilla';

import { createChance, deriveSeed } from '../game-core/kernel/chance';
import type { Kinds } from '../game-core/kernel/game';
import { act, draw, undo, type Match } from '../game-core/kernel/match';
import type { Player } from '../game-core/kernel/record';
import type { Refusal } from '../game-core/kernel/refusal';
import { findBot, type Entry } from '../game-core/kernel/registry';
import { fail, ok, type Result } from '../game-core/kernel/result';
import type { Seat } from '../game-core/kernel/seats';
import type { WriteProblem } from '../storage/entries';
import type { Save } from './saving';
import { thinkInSlices, type Thought } from './thinking';

/** What a session needs from outside; tests bring their own. */
export interface Surroundings {
  /** Puts a moment on the disk. */
  readonly save: Save;
  readonly now: () => number;
  /** Lets everything else that waits go first while a bot thinks: input, a frame. */
  readonly pause: () => Promise<void>;
}

/** Who or what has to act before the match goes on. */
export type Next =
  | { readonly kind: 'people'; readonly seats: readonly Seat[] }
  | { readonly kind: 'bot'; readonly seat: Seat }
  | { readonly kind: 'chance' }
  | { readonly kind: 'over' };

export interface SessionState {
  readonly match: Match;
  readonly next: Next;
  /** While an action is on its way to the disk, nothing else is accepted. */
  readonly busy: boolean;
  /** The last action is in memory only: the player is told, and can go on. */
  readonly unsaved: WriteProblem | null;
}

/** Why a decision was not taken: it breaks a rule, or another one is still being stored. */
export type Answer = { readonly kind: 'taken' } | { readonly kind: 'busy' } | Refused;

interface Refused {
  readonly kind: 'refused';
  readonly refusal: Refusal;
}

/**
 * One match in progress. Every accepted action is on disk before the next can be made. It never acts
 * by itself: the table says when to go on, once it has shown what happened, so the pace is the table's.
 */
export interface Session {
  readonly id: string;
  readonly entry: Entry;
  readonly players: readonly Player[];
  readonly state: StoreApi<SessionState>;
  decide(seat: Seat, move: Kinds['move']): Promise<Answer>;
  /** Lets chance or a bot act once; does nothing while people are to decide. */
  proceed(): Promise<void>;
  /** A bot that is thinking stops at once; the next `proceed` lets it begin anew. */
  rest(): void;
  canUndo(seat: Seat): boolean;
  undo(seat: Seat): Promise<void>;
  /** The match went on elsewhere: this is where it is now. */
  catchUp(match: Match): void;
  /** The match was removed: nothing of it is thought or stored from now on. */
  close(): void;
}

/** Why a match cannot be gone on with. */
export interface SessionProblem {
  readonly code: 'unknown-bot';
  readonly message: string;
}

export function openSession(
  id: string,
  entry: Entry,
  start: Match,
  players: readonly Player[],
  { save, now, pause }: Surroundings,
): Result<Session, SessionProblem> {
  const people = players.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  const bots = players.map(({ bot }) => (bot === null ? undefined : findBot(entry, bot)));
  const absent = players.find(({ bot }, seat) => bot !== null && bots[seat] === undefined);
  if (absent !== undefined) {
    return fail({ code: 'unknown-bot', message: `There is no bot called ${absent.bot}.` });
  }
  const thoughts = createChance(deriveSeed(start.origin.chance.seed, 'thoughts'));
  const state = createStore<SessionState>(() => ({
    match: start,
    next: nextOf(start, people),
    busy: false,
    unsaved: null,
  }));

  /** Shows the new moment only once it is stored, so that nobody has seen what a crash can undo. */
  const move = async (match: Match): Promise<void> => {
    stopThinking();
    if (isClosed) return;
    state.setState({ busy: true });
    const answer = await save(match);
    const show = (shown: Match, unsaved: WriteProblem | null) =>
      state.setState({ match: shown, next: nextOf(shown, people), busy: false, unsaved });
    switch (answer.kind) {
      case 'stored':
        return show(match, null);
      case 'not-stored':
        return show(match, answer.problem);
      case 'overtaken':
        return show(answer.match, null);
      case 'removed':
        isClosed = true;
        state.setState({ busy: false });
    }
  };

  let isClosed = false;
  let thought: Thought<Kinds['move']> | null = null;

  const stopThinking = (): void => {
    thought?.giveUp();
    thought = null;
  };

  /** In slices, so that the table never freezes; what was given up on the way changes nothing. */
  const letThink = async (match: Match, seat: Seat): Promise<void> => {
    const { game } = match.origin;
    const bot = bots[seat];
    if (bot === undefined) throw new Error(`No bot sits in seat ${seat}.`);
    const random = thoughts.draw(`${seat}/${match.length}`);
    const own = thinkInSlices(bot.think(game.view(match.state, seat), random), { now, pause });
    thought = own;
    const chosen = await own.choice.catch((error: unknown) => {
      // It can try again: a bot that failed must not hold the match up for ever.
      if (thought === own) thought = null;
      throw error;
    });
    if (chosen === null || thought !== own) return;
    thought = null;
    const acted = act(match, seat, chosen);
    if (!acted.ok) throw new Error(`${bot.name} broke a rule: ${acted.error.rule}`);
    await move(acted.value);
  };

  return ok({
    id,
    entry,
    players,
    state,

    async decide(seat, chosen) {
      const { match, busy } = state.getState();
      if (busy) return { kind: 'busy' };
      const acted = act(match, seat, chosen);
      if (!acted.ok) return { kind: 'refused', refusal: acted.error };
      await move(acted.value);
      return { kind: 'taken' };
    },

    async proceed() {
      const { match, next, busy } = state.getState();
      if (busy || isClosed || thought !== null) return;
      if (next.kind === 'chance') await move(draw(match));
      if (next.kind === 'bot') await letThink(match, next.seat);
    },

    rest: stopThinking,

    canUndo: (seat) => undo(state.getState().match, seat, people) !== null,

    async undo(seat) {
      const { match, busy } = state.getState();
      const earlier = busy ? null : undo(match, seat, people);
      if (earlier !== null) await move(earlier);
    },

    catchUp(match) {
      stopThinking();
      state.setState({ match, next: nextOf(match, people), unsaved: null });
    },

    close() {
      isClosed = true;
      stopThinking();
    },
  });
}

/** Bots first: where people and bots choose at the same time, people find the bots' cards down. */
function nextOf({ origin, state }: Match, people: readonly Seat[]): Next {
  const turn = origin.game.turn(state);
  if (turn.kind !== 'seats') return { kind: turn.kind };
  const asked = turn.seats.filter((seat) => people.includes(seat));
  const [bot] = turn.seats.filter((seat) => !people.includes(seat));
  return bot === undefined ? { kind: 'people', seats: asked } : { kind: 'bot', seat: bot };
}
