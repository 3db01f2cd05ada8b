import { createStore, type StoreApi } from 'zustand/vanilla';

import type { Kinds, Pause as GamePause, Viewer } from '../../game-core/kernel/game';
import type { Match } from '../../game-core/kernel/match';
import type { Request } from '../../game-core/kernel/request';
import type { Scene } from '../../game-core/kernel/scene';
import type { Seat } from '../../game-core/kernel/seats';
import type { Next, Session } from '../../session/session';

/** What is on the table, and who is to do something about it. */
export interface Play {
  readonly match: Match;
  readonly scene: Scene;
  /** Whether the board has shown how the scene came about. */
  readonly isShown: boolean;
  readonly isOver: boolean;
  readonly request: Request | null;
  readonly thinking: readonly Seat[];
  /** Who may take back a decision. */
  readonly undoer: Seat | null;
}

/** think: before a bot decides. beat: before a bot reaches for the dice. */
export type Pause = 'think' | 'beat';

/**
 * Brings a session to the table at a pace that people can follow: each action becomes a scene, the
 * board shows it, and only then does the match go on.
 */
export interface Director {
  readonly state: StoreApi<Play>;
  /** Until the function that it returns is called. */
  start(): () => void;
  setPace(milliseconds: (pause: Pause) => number): void;
  /** While something lies over the table nothing goes on by itself: nobody would see it. */
  setWatched(isWatched: boolean): void;
  /** The board has shown the scene with that id. */
  shown(id: number): void;
  hurry(): void;
  throwDice(): void;
  decide(move: Kinds['move']): void;
  undo(): void;
}

export function createDirector(session: Session): Director {
  const { game } = session.state.getState().match.origin;
  const people = session.players.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  const [onlyPerson] = people;
  const viewer: Viewer = people.length === 1 && onlyPerson !== undefined ? onlyPerson : 'table';

  let pace: (pause: Pause) => number = () => 0;
  let isWatched = true;
  let waiting: ReturnType<typeof setTimeout> | null = null;

  const sceneOf = (match: Match, before: Match | null): Scene => {
    const view = game.view(match.state, viewer);
    const earlier = before && game.view(before.state, viewer);
    return {
      id: match.length,
      view,
      before: earlier,
      happenings: earlier === null ? [] : game.explain(earlier, view),
    };
  };

  const playOf = (before: Match | null): Play => {
    const { match, next } = session.state.getState();
    const scene = sceneOf(match, before);
    const [pause] = next.kind === 'chance' ? game.pauses(scene.view) : [];
    // Where chance follows at once, a key to take the move back would only flash by.
    const isAtRest = next.kind !== 'chance' || pause !== undefined;
    return {
      match,
      scene,
      isShown: false,
      isOver: next.kind === 'over',
      request: requestOf(match, next, pause),
      thinking: [],
      undoer: (isAtRest ? people.find((seat) => session.canUndo(seat)) : null) ?? null,
    };
  };

  const requestOf = (match: Match, next: Next, pause: GamePause | undefined): Request | null => {
    const [decider] = next.kind === 'people' ? next.seats : [];
    if (decider !== undefined) {
      const view = game.view(match.state, decider);
      const check = (move: Kinds['move']) => game.check(view, move);
      const name = `${decider}/${match.length}`;
      return { kind: 'decide', name, seat: decider, moves: game.moves(view), check };
    }
    const isOfPerson = pause?.kind === 'read' || (pause && people.includes(pause.seat));
    return pause !== undefined && isOfPerson ? { ...pause, name: `${match.length}` } : null;
  };

  const state = createStore<Play>(() => playOf(null));

  const stopWaiting = (): void => {
    if (waiting !== null) clearTimeout(waiting);
    waiting = null;
  };

  const proceed = (): void => {
    stopWaiting();
    void session.proceed();
  };

  const goOn = (): void => {
    const { isShown, isOver, request, scene } = state.getState();
    if (!isWatched || !isShown || isOver || request !== null) return;
    // A board may have shown its first scene before the start: one wait, at the pace of now.
    stopWaiting();
    const { next } = session.state.getState();
    if (next.kind === 'bot') {
      state.setState({ thinking: [next.seat] });
      waiting = setTimeout(proceed, pace('think'));
    } else if (game.pauses(scene.view).length > 0) {
      waiting = setTimeout(proceed, pace('beat'));
    } else {
      proceed();
    }
  };

  return {
    state,

    start() {
      goOn();
      const leave = session.state.subscribe(({ match }, { match: before }) => {
        if (match === before) return;
        stopWaiting();
        // Taken back, or set anew: the table is as it was, and there is nothing to show.
        state.setState(playOf(match.last?.before === before ? before : null), true);
      });
      return () => {
        leave();
        stopWaiting();
        session.rest();
      };
    },

    setPace(milliseconds) {
      pace = milliseconds;
    },

    setWatched(is) {
      isWatched = is;
      if (is) return goOn();
      stopWaiting();
      session.rest();
    },

    shown(id) {
      const { scene, isShown } = state.getState();
      if (scene.id !== id || isShown) return;
      state.setState({ isShown: true });
      goOn();
    },

    hurry() {
      if (waiting !== null) proceed();
    },

    throwDice() {
      const { request } = state.getState();
      if (request !== null && request.kind !== 'decide') proceed();
    },

    decide(move) {
      const { request } = state.getState();
      if (request?.kind === 'decide') void session.decide(request.seat, move);
    },

    undo() {
      const { undoer } = state.getState();
      if (undoer !== null) void session.undo(undoer);
    },
  };
}
