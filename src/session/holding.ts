import type { Seat } from '../game-core/kernel/seats';

/**
 * Whose hand the phone is in. Only who holds it sees what is private to them; everybody else sees
 * the table, or the curtain.
 */
export type Holding =
  /** It lies on the table for all to see; `last` had it before. */
  | { readonly kind: 'public'; readonly last: Seat | null }
  /** It is covered until this seat says that it has the phone. */
  | { readonly kind: 'covered'; readonly seat: Seat; readonly last: Seat | null }
  | { readonly kind: 'held'; readonly seat: Seat };

export type HandOver =
  /** The match went on: these seats are to see something private, some perhaps from before. */
  | { readonly kind: 'moment'; readonly asked: readonly Seat[]; readonly isSameTurn: boolean }
  /** Everybody has seen what happened. */
  | { readonly kind: 'shown'; readonly asked: readonly Seat[] }
  /** The seat wants to look at what it alone may see. */
  | { readonly kind: 'look'; readonly seat: Seat }
  /** The seat has the phone. */
  | { readonly kind: 'lift'; readonly seat: Seat }
  /** Blur, app switch, hidden tab, screen lock, a back gesture: whoever looks next may be anybody. */
  | { readonly kind: 'cover' };

/** Before anything was seen, such as after a reload; as far as is known, `last` had it before. */
export function layDown(asked: readonly Seat[], last: Seat | null, seats: number): Holding {
  return coverFor(asked, last, seats);
}

/**
 * How the phone goes from hand to hand. News come first, for all to see; then it is covered for the
 * one who had it last, if that seat is asked, or else for the next one round the table. A decision covers it
 * again at once while others still choose in the same turn.
 */
export function handOver(holding: Holding, event: HandOver, seats: number): Holding {
  switch (event.kind) {
    case 'moment':
      if (event.asked.length === 0 || !event.isSameTurn) return onTable(holding);
      if (holding.kind === 'public' || event.asked.includes(holding.seat)) return holding;
      return coverFor(event.asked, lastOf(holding), seats);
    case 'shown':
      return holding.kind === 'public' && event.asked.length > 0
        ? coverFor(event.asked, holding.last, seats)
        : holding;
    case 'look':
      return holding.kind === 'public' ? coverFor([event.seat], holding.last, seats) : holding;
    case 'lift':
      return holding.kind === 'covered' && holding.seat === event.seat
        ? { kind: 'held', seat: event.seat }
        : holding;
    case 'cover':
      return holding.kind === 'held'
        ? { kind: 'covered', seat: holding.seat, last: holding.seat }
        : holding;
  }
}

/** Where nobody is asked anything private, it needs no cover. */
function coverFor(asked: readonly Seat[], last: Seat | null, seats: number): Holding {
  const away = (seat: Seat) => (seat - (last ?? 0) + seats) % seats;
  const [first] = [...asked].sort((a, b) => away(a) - away(b));
  return first === undefined ? { kind: 'public', last } : { kind: 'covered', seat: first, last };
}

function onTable(holding: Holding): Holding {
  return holding.kind === 'public' ? holding : { kind: 'public', last: lastOf(holding) };
}

function lastOf(holding: Holding): Seat | null {
  return holding.kind === 'held' ? holding.seat : holding.last;
}
