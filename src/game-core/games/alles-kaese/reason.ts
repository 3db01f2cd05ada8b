import type { Verdict } from '../../kernel/judge';
import type { Seat } from '../../kernel/seats';
import { guessedFronts } from './bots/giveaways';
import { CARDS_EACH, DECLARED, type Front, type Holes } from './cards';
import { holesKept } from './score';
import { countFronts, holesOf } from './table';
import type { Card, Move, View } from './types';
import { knownFronts } from './view';

/** Why a choice is the best one, in facts that its seat can check. */
export interface Reason {
  readonly kind: Move['type'];
  readonly holes: Holes;
  /** What the seat has seen of the card: null where it has not looked. */
  readonly front: Front | null;
  /** Somebody else has looked at it and did not keep it when they could have. */
  readonly isSpurned: boolean;
  /** Of the cards with as many holes that the seat has not seen, and how many of those are traps. */
  readonly unseen: number;
  readonly traps: number;
  /** The traps that lie before the seat. */
  readonly own: number;
  /** How many holes fewer it has than who has most; 0 where that is itself. */
  readonly behind: number;
}

export function reasonFor(view: View, { best }: Verdict<Move>): Reason {
  if (best === null) throw new RangeError('Nobody is to decide.');
  return factsOf(view, best.move);
}

/** What the seat can check about a choice, good or not. */
export function factsOf(view: View, { type, slot }: Move): Reason {
  const { board } = view.open;
  const card = board.display[slot] as Card;
  const holes = holesOf(board, card);
  const fronts = knownFronts(view);
  const front = fronts[card] ?? null;
  const seen = fronts.filter(
    (each, other) => each !== undefined && holesOf(board, other) === holes,
  );
  const most = Math.max(...board.rows.map((_, seat) => holesKept(board, seat)));
  return {
    kind: type,
    holes,
    front,
    isSpurned: front === null && guessedFronts(view)[card] === 'trap',
    unseen: CARDS_EACH - seen.length,
    traps: DECLARED.traps[holes] - seen.filter((each) => each === 'trap').length,
    own: countFronts(board.rows[view.seat as Seat] ?? [], 'trap'),
    behind: most - holesKept(board, view.seat as Seat),
  };
}
