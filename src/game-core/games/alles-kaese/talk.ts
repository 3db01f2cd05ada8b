import type { Talk } from '../../coach/remark';
import type { Seat } from '../../kernel/seats';
import { LAST_TRAP } from './cards';
import { factsOf, reasonFor } from './reason';
import { roundOf } from './table';
import type { AllesKaese, View } from './types';

/** From this share of traps on a cheese is luck, and up to that one a trap is bad luck. */
const RISKY = 1 / 2;
const SAFE = 1 / 3;

/** What the move turned up on the plate of who made it. */
const turnedFront = ({ seat }: View, { open: { board } }: View) =>
  board.rows[seat as Seat]?.at(-1)?.front;

const shareOfTraps = ({ traps, unseen }: { traps: number; unseen: number }) => traps / unseen;

export const allesKaeseTalk: Talk<AllesKaese> = {
  // What a throw is worth depends on what its seat has seen.
  isPlainLuck: () => false,
  roundOf: ({ open }) => roundOf(open),
  // Everybody saw who looked under which slice: who knows one with as many holes that is not open has other odds.
  isJudged: (view, move) => move.type !== 'peek' && !factsOf(view, move).knowsMore,
  isPraised(before, verdict, after) {
    const reason = reasonFor(before, verdict);
    const share = shareOfTraps(reason);
    // Nobody wants to hear that it was right to keep the trap that has just snapped.
    if (reason.kind === 'keep') return share >= SAFE && turnedFront(before, after) === 'cheese';
    // Odds that speak for keeping it speak against praise, unless another trap would have lost.
    const isCareful = reason.own === LAST_TRAP - 1 ? share <= RISKY : share === RISKY;
    return !reason.isSpurned && isCareful;
  },
  turnedUp(before, move, after) {
    if (move.type !== 'keep') return null;
    const facts = factsOf(before, move);
    const front = turnedFront(before, after);
    if (facts.knowsMore || facts.isSpurned || front === undefined) return null;
    const share = shareOfTraps(facts);
    if (front === 'trap') return share <= SAFE ? 'unlucky' : null;
    return share >= RISKY ? 'lucky' : null;
  },
};
