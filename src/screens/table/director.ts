import { createStore, type StoreApi } from 'zustand/vanilla';

import type { Kinds, Viewer } from '../../game-core/kernel/game';
import type { Match } from '../../game-core/kernel/match';
import type { Seat } from '../../game-core/kernel/seats';
import type { Session } from '../../session/session';
import type { GameTable, Scene } from '../../tables/shared/game-table';

/** What is on the table, and who is to do something about it. */
export interface Play {
  readonly match: Match;
  readonly scene: Scene;
  /** Whether the board has shown how the scene came about. */
  readonly isShown: boolean;
  readonly isOver: boolean;
  readonly asked: Seat | null;
  readonly moves: readonly Kinds['move'][];
  readonly thinking: Seat | null;
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
  /** The board has shown the scene of that moment. */
  shown(moment: number): void;
  hurry(): void;
  throwDice(): void;
  decide(move: Kinds['move']): void;
  undo(): void;
}

export function createDirector(session: Session, table: GameTable): Director {
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
      moment: match.length,
      view,
      before: earlier,
      happenings: earlier === null ? [] : game.explain(earlier, view),
    };
  };

  const playOf = (before: Match | null): Play => {
    const { match, next } = session.state.getState();
    const scene = sceneOf(match, before);
    const decider = next.kind === 'people' ? (next.seats[0] ?? null) : null;
    const thrower = next.kind === 'chance' ? table.thrower(scene.view) : null;
    // Where chance follows at once, a key to take the move back would only flash by.
    const isAtRest = next.kind !== 'chance' || thrower !== null;
    return {
      match,
      scene,
      isShown: false,
      isOver: next.kind === 'over',
      asked: decider ?? (thrower !== null && people.includes(thrower) ? thrower : null),
      moves: decider === null ? [] : game.moves(game.view(match.state, decider)),
      thinking: null,
      undoer: (isAtRest ? people.find((seat) => session.canUndo(seat)) : null) ?? null,
    };
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
    const { isShown, isOver, asked, scene } = state.getState();
    if (!isWatched || !isShown || isOver || asked !== null) return;
    // A board may have shown its first scene before the start: one wait, at the pace of now.
    stopWaiting();
    const { next } = session.state.getState();
    if (next.kind === 'bot') {
      state.setState({ thinking: next.seat });
      waiting = setTimeout(proceed, pace('think'));
    } else if (table.thrower(scene.view) !== null) {
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

    shown(moment) {
      const { scene, isShown } = state.getState();
      if (scene.moment !== moment || isShown) return;
      state.setState({ isShown: true });
      goOn();
    },

    hurry() {
      if (waiting !== null) proceed();
    },

    throwDice() {
      const { asked, moves } = state.getState();
      if (asked !== null && moves.length === 0) proceed();
    },

    decide(move) {
      const { asked } = state.getState();
      if (asked !== null) void session.decide(asked, move);
    },

    undo() {
      const { undoer } = state.getState();
      if (undoer !== null) void session.undo(undoer);
    },
  };
}
