import type { Kinds, Pause } from '../game-core/kernel/game';
import { isDecision, type Match } from '../game-core/kernel/match';
import { pausesAt } from '../game-core/kernel/pauses';
import type { DecisionRequest } from '../game-core/kernel/request';
import type { Seat } from '../game-core/kernel/seats';

/** Who or what has to act before the match goes on. */
export type Next =
  /** All of these choose; several of them at the same time, hidden from each other. */
  | { readonly kind: 'decide'; readonly people: readonly Seat[]; readonly bots: readonly Seat[] }
  /** A person throws, looks or reads. */
  | { readonly kind: 'pause'; readonly pause: Pause; readonly name: string }
  /** Chance acts; a bot throws the dice, or it happens by itself. */
  | { readonly kind: 'chance'; readonly thrower: Seat | null }
  | { readonly kind: 'over' };

/** What follows from the match, once people have done that many of its pauses. What was peeked at last is seen before the end. */
export function nextOf(
  { origin, state }: Match,
  people: readonly Seat[],
  done: number,
  isShownOnce: boolean,
): Next {
  const { game } = origin;
  const turn = game.turn(state);
  const ofPerson = (pause: Pause) =>
    pause.kind === 'read' ? people.length > 0 : people.includes(pause.seat);
  const pauses = turn.kind === 'seats' ? [] : pausesAt(game, state, isShownOnce);
  const pause = pauses.filter(ofPerson)[done];
  switch (turn.kind) {
    case 'over':
      return pause === undefined ? turn : { kind: 'pause', pause, name: `${pause.kind}/over` };
    case 'seats':
      return {
        kind: 'decide',
        people: turn.seats.filter((seat) => people.includes(seat)),
        bots: turn.seats.filter((seat) => !people.includes(seat)),
      };
    case 'chance': {
      if (pause !== undefined) return { kind: 'pause', pause, name: `${pause.kind}/${turn.key}` };
      const thrown = pauses.find((each) => each.kind === 'throw' && !ofPerson(each));
      return { kind: 'chance', thrower: thrown?.kind === 'throw' ? thrown.seat : null };
    }
  }
}

/** Who acts next, without their secrets. */
export type Actor = 'people' | 'bots' | 'chance' | 'over';

export function whoActs(next: Next): Actor {
  switch (next.kind) {
    case 'decide':
      return next.people.length > 0 ? 'people' : 'bots';
    case 'pause':
      return 'people';
    case 'chance':
    case 'over':
      return next.kind;
  }
}

/**
 * A decision is named by its seat and how many that seat has made, never by the length of the match:
 * the hidden choices of others move that.
 */
export function decisionName(match: Match, seat: Seat): string {
  let made = 0;
  for (let { last } = match; last !== null; last = last.before.last) {
    if (last.action.by === seat) made += 1;
  }
  return `${seat}/${made}`;
}

export function decisionOf(match: Match, seat: Seat): DecisionRequest {
  const { game } = match.origin;
  const view = game.view(match.state, seat);
  return {
    kind: 'decide',
    name: decisionName(match, seat),
    seat,
    moves: game.moves(view),
    check: (move: Kinds['move']) => game.check(view, move),
  };
}

/**
 * The moment since which the seat has been asked. What others have chosen in hiding since then is
 * nothing to think about: neither the order of their choices nor a reload may change a bot's.
 */
export function askedSince(match: Match, seat: Seat): Match {
  const { game } = match.origin;
  let since = match;
  for (let { last } = match; last !== null; last = last.before.last) {
    if (!isDecision(last.action) || last.action.by === seat) break;
    const turn = game.turn(last.before.state);
    if (turn.kind !== 'seats' || !turn.seats.includes(seat)) break;
    since = last.before;
  }
  return since;
}
