import type { Game, Viewer } from '../game-core/kernel/game';
import { isDecision, undo, type Match } from '../game-core/kernel/match';
import type { Player } from '../game-core/kernel/record';
import type { Request } from '../game-core/kernel/request';
import type { Seat } from '../game-core/kernel/seats';
import { decisionName, decisionOf, nextOf, type Next } from './asked';
import type { Advised } from './session';
import { handOver, layDown, type HandOver, type Holding } from './holding';

/** Where a match is on one phone: the match, what people have done since, and who holds the phone. */
export interface Position {
  readonly match: Match;
  readonly next: Next;
  /** How many of the pauses before chance are done. */
  readonly pausesDone: number;
  /** The look that was taken, by name: where people may see a thing once only, this was it. */
  readonly looked: string | null;
  /** The seat that looks again at its own wish. */
  readonly looker: Seat | null;
  readonly holding: Holding;
}

/** The seats that people play. */
export function peopleOf(players: readonly Player[]): readonly Seat[] {
  return players.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
}

export const LOOK_AGAIN = 'look-again';

/** How people share what is private. */
export interface Sharing {
  /** They have agreed that it is shown once only. */
  readonly isShownOnce: boolean;
  /** One person plays all of them: nothing is covered. */
  readonly isOneHand: boolean;
}

/** Reads positions and leads from one to the next; for the people who share one phone. */
export function createPositions(
  game: Game,
  people: readonly Seat[],
  seats: number,
  { isShownOnce, isOneHand }: Sharing,
) {
  const [onlyPerson] = people.length === 1 ? people : [];
  const isPassedRound = game.secrets && people.length > 1;

  const nextIn = (match: Match, done: number) => nextOf(match, people, done, isShownOnce);

  /** The people who are to see something that the others must not. */
  const inPrivate = ({ match, next, looker }: Omit<Position, 'holding'>): readonly Seat[] => {
    if (!isPassedRound) return [];
    if (looker !== null) return [looker];
    if (next.kind === 'pause' && next.pause.kind === 'look') return [next.pause.seat];
    if (next.kind !== 'decide') return [];
    return game.decidesInSecret(game.view(match.state, 'table')) ? next.people : [];
  };

  /**
   * Who chose last behind the curtain. Nothing more needs to be kept for a reload: whoever chooses is the one who
   * holds the phone, and it goes round the table from there, whoever was first.
   */
  const lastInPrivate = (match: Match): Seat | null => {
    if (!isPassedRound) return null;
    for (let { last } = match; last !== null; last = last.before.last) {
      const { action, before } = last;
      const isPersons = isDecision(action) && people.includes(action.by);
      if (isPersons && game.decidesInSecret(game.view(before.state, 'table'))) return action.by;
    }
    return null;
  };

  const pauseRequest = ({ next, looked }: Position): Request | null => {
    if (next.kind !== 'pause') return null;
    const { pause, name } = next;
    return pause.kind === 'look'
      ? { kind: 'look', seat: pause.seat, name, isTaken: looked === name }
      : { ...pause, name };
  };

  /** What is asked in the open. */
  const publicRequest = (position: Position): Request | null => {
    const { match, next } = position;
    if (next.kind === 'pause') return pauseRequest(position);
    const [seat] = next.kind === 'decide' ? next.people : [];
    return seat === undefined ? null : decisionOf(match, seat);
  };

  /** Nobody needs to say who has the phone where only one person can have it. */
  const inHand = (holding: Holding): Holding =>
    isOneHand && holding.kind === 'covered' ? { kind: 'held', seat: holding.seat } : holding;

  const handed = (position: Position, event: HandOver): Position => {
    const holding = inHand(handOver(position.holding, event, seats));
    return holding === position.holding ? position : { ...position, holding };
  };

  /** Another question at a moment that everybody has seen: whatever was private is over. */
  const asking = (position: Position, changed: Partial<Position>): Position => {
    const later = { ...position, ...changed };
    const asked = inPrivate(later);
    const open = handed(later, { kind: 'moment', asked, isSameTurn: false });
    return handed(open, { kind: 'shown', asked });
  };

  return {
    /** As it was left. A look that was taken then is not asked for again. */
    begin(match: Match, looked: string | null): Position {
      const first = nextIn(match, 0);
      const pausesDone = first.kind === 'pause' && first.name === looked ? 1 : 0;
      const next = nextIn(match, pausesDone);
      const start = { match, next, pausesDone, looked, looker: null };
      const holding = layDown(inPrivate(start), lastInPrivate(match), seats);
      return { ...start, holding: inHand(holding) };
    },

    /** At another moment of the match. */
    moved(position: Position, match: Match): Position {
      const { holding } = position;
      const next = nextIn(match, 0);
      const later = { match, next, pausesDone: 0, looked: null, looker: null, holding };
      return handed(later, {
        kind: 'moment',
        asked: inPrivate(later),
        isSameTurn: isSameTurn(position, later),
      });
    },

    /** Once a person has thrown, looked or read. */
    paused(position: Position): Position {
      const pausesDone = position.pausesDone + 1;
      return asking(position, { pausesDone, next: nextIn(position.match, pausesDone) });
    },

    shown: (position: Position): Position =>
      handed(position, { kind: 'shown', asked: inPrivate(position) }),
    lifted: (position: Position, seat: Seat): Position => handed(position, { kind: 'lift', seat }),
    covered: (position: Position): Position => handed(position, { kind: 'cover' }),

    /** Its one look is taken. */
    looked(position: Position): Position {
      const { next, looked } = position;
      if (!isLookDue(position) || next.kind !== 'pause' || looked === next.name) return position;
      return { ...position, looked: next.name };
    },

    /** Only whose turn it is in the open asks to see their own secrets again. */
    lookingAgain(position: Position): Position {
      const { holding, next } = position;
      const isOpen = holding.kind === 'public' && inPrivate(position).length === 0;
      const seat = atTurn(next);
      if (!isPassedRound || !isOpen || seat === undefined) return position;
      return handed({ ...position, looker: seat }, { kind: 'look', seat });
    },
    lookedAgain: (position: Position): Position => asking(position, { looker: null }),

    viewer({ holding }: Position): Viewer {
      if (isPassedRound) return holding.kind === 'held' ? holding.seat : 'table';
      return onlyPerson ?? 'table';
    },

    /** Nothing private is asked but of who holds the phone; it is covered only while something is. */
    request(position: Position): Request | null {
      const { match, next, looker, holding } = position;
      const asked = inPrivate(position);
      if (asked.length === 0) return publicRequest(position);
      if (holding.kind !== 'held' || !asked.includes(holding.seat)) return null;
      const { seat } = holding;
      if (looker !== null) return { kind: 'look', name: LOOK_AGAIN, seat, isTaken: false };
      return next.kind === 'pause' ? pauseRequest(position) : decisionOf(match, seat);
    },

    /** The decision that is asked for, with what may be known of it by whoever looks at the phone. */
    advised(position: Position): Advised | null {
      const asked = this.request(position);
      if (asked?.kind !== 'decide') return null;
      const { name, seat } = asked;
      const { state } = position.match;
      // From memory, nobody reminds people of what they have seen.
      const isOpen = game.secrets && (isShownOnce || this.viewer(position) !== seat);
      const view = isOpen ? { ...game.view(state, 'table'), seat } : game.view(state, seat);
      return { name, seat, view, isOpen };
    },

    /** Who may take back a decision now. */
    undoer({ match, next, holding }: Position): Seat | null {
      // Where chance follows at once, a key to take the move back would only flash by.
      const isInPassing = next.kind === 'chance' && next.thrower === null;
      if (isInPassing || holding.kind === 'covered') return null;
      const candidates = holding.kind === 'held' ? [holding.seat] : people;
      return candidates.find((seat) => undo(match, seat, people) !== null) ?? null;
    },
  };
}

/** Whether somebody is still to see what only they may see, before the match goes on or ends. */
export function isLookDue({ next }: Pick<Position, 'next'>): boolean {
  return next.kind === 'pause' && next.pause.kind === 'look';
}

/** The person who throws or decides now. */
function atTurn(next: Next): Seat | undefined {
  if (next.kind === 'decide') return next.people[0];
  return next.kind === 'pause' && next.pause.kind === 'throw' ? next.pause.seat : undefined;
}

/** The decisions that are awaited, by name. */
export function awaitedIn({ match, next }: Pick<Position, 'match' | 'next'>) {
  const asked = next.kind === 'decide' ? [...next.people, ...next.bots] : [];
  return new Map(asked.map((seat) => [decisionName(match, seat), seat]));
}

/** Whether somebody who was asked is still asked the same: others have chosen beside them, no more. */
export function isSameTurn(
  before: Pick<Position, 'match' | 'next'>,
  after: Pick<Position, 'match' | 'next'>,
): boolean {
  const old = awaitedIn(before);
  return [...awaitedIn(after).keys()].some((name) => old.has(name));
}
