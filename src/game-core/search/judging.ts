import type { Random } from '../kernel/chance';
import type { Game, Kinds, Outcome } from '../kernel/game';
import type { Judge, Shares, Verdict, Weighed } from '../kernel/judge';
import type { Seat } from '../kernel/seats';
import type { Thinking } from '../kernel/thinking';
import { bestBy } from './best';
import type { Estimate } from './compare';
import { victoryShares } from './shares';

const STREAMS = 0x7fffffff;
/** What chance may do in more ways than this is weighed in fewer worlds each, but in no fewer than that. */
const FEW_WAYS = 6;
const FEWEST_WORLDS = 8;

/** Which move is best, and what each comes to. Moves that make no difference may share an estimate. */
export interface Compared<M> {
  readonly best: M;
  of(move: M): Estimate;
}

/** How a game weighs what its seats may choose. */
export interface Weighing<K extends Kinds> {
  readonly game: Game<K>;
  /** In how many worlds, unless somebody asks for more. */
  readonly worlds: number;
  /** Compares all legal moves in worlds that follow from the seed. */
  compare(
    view: K['view'],
    moves: readonly K['move'][],
    seed: number,
    worlds: number,
  ): Thinking<Compared<K['move']>>;
}

/** A judge, from what its game knows of its decisions. */
export function judgeOf<K extends Kinds>(weighing: Weighing<K>): Judge<K> {
  return {
    *weigh(view, random, worlds = weighing.worlds) {
      return yield* weigh(weighing, view, { random, seed: random.below(STREAMS), worlds });
    },
  };
}

interface Budget {
  readonly random: Random;
  readonly seed: number;
  readonly worlds: number;
}

function* weigh<K extends Kinds>(
  weighing: Weighing<K>,
  view: K['view'],
  budget: Budget,
): Thinking<Verdict<K['move']>> {
  const { game } = weighing;
  const moves = game.moves(view);
  if (moves.length > 0) {
    const found = yield* weighing.compare(view, moves, budget.seed, budget.worlds);
    return verdictOn(moves, view.seat as Seat, found);
  }
  const state = game.imagine(view, budget.random);
  const turn = game.turn(state);
  if (turn.kind === 'over') return settled(victoryShares(game, state), 0);
  const ways = turn.kind === 'chance' ? game.outcomes(state) : null;
  if (ways === null) throw new RangeError('Neither this seat nor chance in a few ways is to act.');
  return yield* meanOf(weighing, view, state, ways, budget);
}

/** What chance is about to do is worth the mean of what it may lead to: nothing is played out for it. */
function* meanOf<K extends Kinds>(
  weighing: Weighing<K>,
  view: K['view'],
  state: K['state'],
  ways: readonly Outcome<K>[],
  { random, seed, worlds }: Budget,
): Thinking<Verdict<K['move']>> {
  const { game } = weighing;
  const share = Math.min(1, FEW_WAYS / ways.length);
  // All of them in the same worlds, so that they differ by themselves and not by luck.
  const budget = { random, seed, worlds: Math.max(FEWEST_WORLDS, Math.ceil(share * worlds)) };
  let shares: Shares = [];
  let error = 0;
  for (const { event, odds } of ways) {
    const after = game.apply(state, { by: 'chance', event });
    const verdict = yield* weigh(weighing, game.view(after, view.seat), budget);
    shares = verdict.shares.map((each, seat) => odds * each + (shares[seat] ?? 0));
    error += odds * verdict.error;
  }
  return settled(shares, error);
}

export function verdictOn<M>(moves: readonly M[], seat: Seat, found: Compared<M>): Verdict<M> {
  const weighed = moves.map((move): Weighed<M> => {
    const { shares, error, price, priceError } = found.of(move);
    return { move, shares, worth: shares[seat] ?? 0, error, price, priceError };
  });
  const top = weighed[moves.indexOf(found.best)];
  if (top === undefined) throw new Error('The best move is not a legal one.');
  return { moves: weighed, best: top, shares: top.shares, error: top.error };
}

/** What a position comes to in which nobody is to decide. */
export function settled<M>(shares: Shares, error: number): Verdict<M> {
  return { moves: [], best: null, shares, error };
}

/** Compares moves of which it is known what they come to. */
export function exactly<M>(
  seat: Seat,
  moves: readonly M[],
  sharesAfter: (move: M) => Shares,
): Compared<M> {
  const ends = new Map(moves.map((move) => [move, sharesAfter(move)]));
  const worthOf = (move: M) => ends.get(move)?.[seat] ?? 0;
  const best = bestBy(moves, worthOf);
  return {
    best,
    of(move) {
      const price = worthOf(best) - worthOf(move);
      return { shares: ends.get(move) ?? [], error: 0, price, priceError: 0 };
    },
  };
}
