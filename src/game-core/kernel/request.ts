import type { Kinds, Pause } from './game';
import type { Refusal } from './refusal';
import type { Seat } from './seats';

/**
 * What the table asks of the people at the phone: all that a board, a screen reader, a hint or a
 * tutorial needs to know about it. Its name tells it from every other request of the match; an answer
 * that names another one comes too late.
 */
export type Request<K extends Kinds = Kinds> = DecisionRequest<K> | PauseRequest;

export interface DecisionRequest<K extends Kinds = Kinds> {
  readonly kind: 'decide';
  readonly name: string;
  readonly seat: Seat;
  readonly moves: readonly K['move'][];
  /** Why this move may not be made; null where it may. */
  check(move: K['move']): Refusal<K['refusal']> | null;
}

/** A throw, a look or a result to read: done once it is answered. */
export type PauseRequest =
  (Exclude<Pause, { readonly kind: 'look' }> & { readonly name: string }) | LookRequest;

/** Something private is looked at. */
export interface LookRequest {
  readonly kind: 'look';
  readonly name: string;
  readonly seat: Seat;
  /** It was seen, which counts where people may see it once only. */
  readonly isTaken: boolean;
}

/** Who is asked; nobody in particular where a result is to be read. */
export function seatAsked(request: Request | null): Seat | null {
  return request === null || request.kind === 'read' ? null : request.seat;
}
