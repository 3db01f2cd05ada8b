import { isAsGood } from '../../coach/even';
import type { Verdict, Weighed } from '../../kernel/judge';
import type { Seat } from '../../kernel/seats';
import { guessedFronts } from './bots/giveaways';
import { CARDS_EACH, DECLARED, type Front, type Holes } from './cards';
import { holesKept } from './score';
import { countFronts, holesOf, lookedAtBy } from './table';
import type { Card, Move, View } from './types';
import { knownFronts } from './view';

/** What speaks for a choice or against it, in facts that its seat can check. */
export interface Facts {
  readonly kind: Move['type'];
  readonly holes: Holes;
  /** What the seat has seen of the card: null where it has not looked. */
  readonly front: Front | null;
  /** The seat has looked at it, though this view may keep from it what it saw. */
  readonly hasLooked: boolean;
  /** Somebody else has looked at it and did not keep it when they could have. */
  readonly isSpurned: boolean;
  /** Of the cards with as many holes that the seat has not seen, and how many of those are traps. */
  readonly unseen: number;
  readonly traps: number;
  /** It has looked at one of those in a view that does not show it: its own odds are others. */
  readonly knowsMore: boolean;
  /** The traps that lie before the seat. */
  readonly own: number;
  /** How many holes fewer it has than who has most; 0 where that is itself. */
  readonly behind: number;
}

/** Why a choice is the best one. */
export interface Reason extends Facts {
  /** All choices are as good. */
  readonly isEven: boolean;
  /** The opposite is: to keep the slice rather than throw it away, or the other way round. */
  readonly isClose: boolean;
}

export function reasonFor(view: View, { best, moves }: Verdict<Move>): Reason {
  if (best === null) throw new RangeError('Nobody is to decide.');
  const facts = factsOf(view, best.move);
  const isLess = ({ move }: Weighed<Move>) => isFolly(factsOf(view, move)) && !isPointless(facts);
  const isEven = (each: Weighed<Move>) => isAsGood(each, best) && !isLess(each);
  const { type, slot } = best.move;
  const opposite = type === 'peek' ? null : type === 'keep' ? 'remove' : 'keep';
  const isClose = ({ move }: Weighed<Move>) => move.slot === slot && move.type === opposite;
  return {
    ...facts,
    isEven: moves.every(isEven),
    isClose: moves.some((each) => isClose(each) && isEven(each)),
  };
}

/** Whether nobody who sees these facts would advise it: to keep a sure trap, leave a sure cheese or look at what is sure. */
export function isPointless(facts: Facts): boolean {
  switch (facts.kind) {
    case 'keep':
      return isSureTrap(facts) || facts.isSpurned;
    case 'remove':
      return isSureCheese(facts);
    case 'peek':
      return facts.hasLooked || facts.isSpurned || isSureTrap(facts) || isSureCheese(facts);
  }
}

/** Whether the facts alone say that the opposite is no worse, whatever comes: a sure trap is kept, or a sure cheese thrown away. */
export function isFolly(facts: Facts): boolean {
  const { kind } = facts;
  return (kind === 'keep' && isSureTrap(facts)) || (kind === 'remove' && isSureCheese(facts));
}

function isSureTrap({ front, unseen, traps }: Facts): boolean {
  return front === 'trap' || (front === null && traps === unseen);
}

function isSureCheese({ front, traps }: Facts): boolean {
  return front === 'cheese' || (front === null && traps === 0);
}

/** What the seat can check about a choice, good or not. */
export function factsOf(view: View, { type, slot }: Move): Facts {
  const { board } = view.open;
  const seat = view.seat as Seat;
  const card = board.display[slot] as Card;
  const holes = holesOf(board, card);
  const fronts = knownFronts(view);
  const front = fronts[card] ?? null;
  const seen = fronts.filter(
    (each, other) => each !== undefined && holesOf(board, other) === holes,
  );
  const looked = lookedAtBy(view.open, seat);
  const most = Math.max(...board.rows.map((_, seat) => holesKept(board, seat)));
  return {
    kind: type,
    holes,
    front,
    hasLooked: looked.has(card),
    isSpurned: front === null && guessedFronts(view)[card] === 'trap',
    unseen: CARDS_EACH - seen.length,
    traps: DECLARED.traps[holes] - seen.filter((each) => each === 'trap').length,
    knowsMore: [...looked].some(
      (other) => holesOf(board, other) === holes && fronts[other] === undefined,
    ),
    own: countFronts(board.rows[seat] ?? [], 'trap'),
    behind: most - holesKept(board, seat),
  };
}
