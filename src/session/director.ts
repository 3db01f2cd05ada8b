import { createStore, type StoreApi } from 'zustand/vanilla';

import type { Kinds } from '../game-core/kernel/game';
import { TABLE_REFUSALS, type Refusal } from '../game-core/kernel/refusal';
import type { Request } from '../game-core/kernel/request';
import type { Scene } from '../game-core/kernel/scene';
import type { Seat } from '../game-core/kernel/seats';
import type { Session } from './session';

/** What is on the table, and who is to do something about it. */
export interface Play {
  readonly scene: Scene;
  /** Whether the board has shown how the scene came about. */
  readonly isShown: boolean;
  readonly request: Request | null;
  /** Somebody is still to see what only they may see, be it behind the curtain. */
  readonly isLookDue: boolean;
  /** The person for whom the phone is covered. */
  readonly curtain: Seat | null;
  readonly thinking: readonly Seat[];
  /** A bot is about to act, and waits until somebody has said `next`. */
  readonly isWaiting: boolean;
  /** Who may take back a decision. */
  readonly undoer: Seat | null;
  readonly isOver: boolean;
  /** Why the last choice was not accepted, until another one is or it has been read. */
  readonly refusal: Refusal | null;
}

/** think: a bot takes at least that long to decide. beat: before a bot reaches for the dice. */
export type Wait = 'think' | 'beat';

/** How long to wait, in milliseconds; null until somebody says `next`, for people who take step by step. */
export type Pace = (wait: Wait) => number | null;

/**
 * Brings a session to the table at a pace that people can follow: each action becomes a scene, the
 * board shows it, and only then does the match go on.
 */
export interface Director {
  readonly state: StoreApi<Play>;
  /** Until the function that it returns is called. */
  start(): () => void;
  setPace(pace: Pace): void;
  /** While something lies over the table nothing goes on by itself: nobody would see it. */
  setWatched(isWatched: boolean): void;
  /** The board has shown the scene with that id. */
  shown(scene: number): void;
  hurry(): void;
  /** The bot that waits may act; while a scene is still being shown, as soon as it was. */
  next(): void;
  decide(move: Kinds['move']): void;
  /** The dice are thrown, the look has been taken, the result is read. */
  done(): void;
  undo(): void;
  /** The person behind the curtain has the phone. */
  lift(): void;
  /** Nobody knows who looks at the phone now. */
  cover(): void;
  /** Counts the look that may be taken once only; whether there is still something to be shown. */
  takeLook(): Promise<boolean>;
  lookAgain(): void;
  /** A bot that failed may think again. */
  retry(): void;
  /** The refusal has been read. */
  acknowledge(): void;
}

export function createDirector(session: Session): Director {
  let pace: Pace = () => 0;
  let isWatched = true;
  let waiting: ReturnType<typeof setTimeout> | null = null;
  /** Somebody said `next` before the scene was shown. */
  let isWished = false;
  /** The decisions that were sent, by name: the second tap of a double tap is no news. */
  const sent = new Set<string>();

  const seen = () => {
    const { scene, request, isLookDue, holding, undoer, next } = session.state.getState();
    const curtain = holding.kind === 'covered' ? holding.seat : null;
    return { scene, request, isLookDue, curtain, undoer, isOver: next === 'over' };
  };

  // Whoever comes back to a table finds it as it is: what led there was shown before.
  const state = createStore<Play>(() => ({
    ...seen(),
    scene: stillOf(session.state.getState().scene),
    isShown: false,
    thinking: [],
    isWaiting: false,
    refusal: null,
  }));

  const stopWaiting = (): void => {
    if (waiting !== null) clearTimeout(waiting);
    waiting = null;
    if (state.getState().isWaiting) state.setState({ isWaiting: false });
  };

  const wait = (before: Wait): void => {
    const milliseconds = pace(before);
    if (milliseconds === null && isWished) proceed();
    else if (milliseconds === null) state.setState({ isWaiting: true });
    else waiting = setTimeout(proceed, milliseconds);
  };

  const proceed = (): void => {
    stopWaiting();
    isWished = false;
    void session.proceed();
  };

  const goOn = (): void => {
    const { next, bots, thrower, failedBot } = session.state.getState();
    if (!isWatched || !state.getState().isShown || failedBot !== null) return;
    // A board may have shown its first scene before the start: one wait, at the pace of now.
    stopWaiting();
    if (bots.length > 0) {
      // The wait runs while they think.
      session.think();
      state.setState({ thinking: bots });
    }
    if (next === 'bots') wait('think');
    if (next === 'chance' && thrower !== null) wait('beat');
    if (next === 'chance' && thrower === null) proceed();
  };

  const follow = (): void => {
    const { scene, request, curtain } = state.getState();
    const now = seen();
    if (now.scene.id === scene.id) {
      state.setState({ ...now, scene });
      // Somebody has looked, read or taken the phone.
      if (now.request !== request || now.curtain !== curtain) goOn();
    } else {
      stopWaiting();
      isWished = false;
      state.setState({ ...now, isShown: false, thinking: [], refusal: null });
    }
  };

  return {
    state,

    start() {
      follow();
      goOn();
      const leave = session.state.subscribe(follow);
      return () => {
        leave();
        stopWaiting();
        session.rest();
        session.cover();
      };
    },

    setPace(wanted) {
      pace = wanted;
    },

    setWatched(is) {
      isWatched = is;
      if (is) return goOn();
      stopWaiting();
      isWished = false;
      session.rest();
    },

    shown(scene) {
      const { scene: current, isShown } = state.getState();
      if (current.id !== scene || isShown) return;
      state.setState({ isShown: true });
      session.shown(scene);
      goOn();
    },

    hurry() {
      if (waiting !== null) proceed();
    },

    next() {
      const { isWaiting, isShown } = state.getState();
      if (isWaiting) proceed();
      else isWished = isWatched && !isShown;
    },

    decide(move) {
      const { request } = state.getState();
      if (request?.kind !== 'decide') return;
      const { name } = request;
      const isSecondTap = sent.has(name);
      sent.add(name);
      void session.decide(name, move).then((answer) => {
        const isStillAsked = state.getState().request?.name === name;
        if (answer.kind === 'refused' && isStillAsked) state.setState({ refusal: answer.refusal });
        if (answer.kind === 'stale' && !isSecondTap) {
          state.setState({ refusal: TABLE_REFUSALS['too-late'] });
        }
      });
    },

    done() {
      const { request } = state.getState();
      if (request !== null && request.kind !== 'decide') void session.done(request.name);
    },

    undo() {
      const { undoer } = state.getState();
      if (undoer !== null) void session.undo(undoer, session.state.getState().revision);
    },

    lift() {
      const { curtain } = state.getState();
      if (curtain !== null) session.lift(curtain);
    },

    async takeLook() {
      const { request } = state.getState();
      return request?.kind === 'look' && session.takeLook(request.name);
    },

    cover: () => session.cover(),
    lookAgain: () => session.lookAgain(),
    retry: () => void session.proceed(),
    acknowledge: () => state.setState({ refusal: null }),
  };
}

function stillOf(scene: Scene): Scene {
  return scene.before === null ? scene : { ...scene, before: null, happenings: [] };
}
