import type { Talk } from '../../coach/remark';
import { factsOf, reasonFor } from './reason';
import { holesOf, roundOf, seatOfTurn } from './table';
import type { AllesKaese, Card, Move, View } from './types';

/** From this share of traps on a cheese is luck, and up to that one a trap is bad luck. */
const RISKY = 1 / 2;
const SAFE = 1 / 3;

/** Everybody saw who looked under which slice: who knows one with as many holes that is not open has other odds. */
function knowsMore({ seat, open }: View, { slot }: Move): boolean {
  const { board } = open;
  const holes = holesOf(board, board.display[slot] as Card);
  const opened = new Set(board.rows.flat().map(({ card }) => card));
  return open.log.some(
    ({ type, card }, turn) =>
      type === 'peek' &&
      seatOfTurn(open, turn) === seat &&
      holesOf(board, card) === holes &&
      !opened.has(card),
  );
}

const shareOfTraps = ({ traps, unseen }: { traps: number; unseen: number }) => traps / unseen;

export const allesKaeseTalk: Talk<AllesKaese> = {
  // What a throw is worth depends on what its seat has seen.
  isPlainLuck: () => false,
  roundOf: ({ open }) => roundOf(open),
  isJudged: (view, move) => move.type !== 'peek' && !knowsMore(view, move),
  isSubtle(view, verdict) {
    const reason = reasonFor(view, verdict);
    const share = shareOfTraps(reason);
    return reason.kind === 'keep' ? share >= SAFE : !reason.isSpurned && share <= RISKY;
  },
  turnedUp(before, move, after) {
    if (move.type !== 'keep' || knowsMore(before, move)) return null;
    const facts = factsOf(before, move);
    const front = after.open.board.rows[before.seat as number]?.at(-1)?.front;
    if (facts.isSpurned || front === undefined) return null;
    const share = shareOfTraps(facts);
    if (front === 'trap') return share <= SAFE ? 'unlucky' : null;
    return share >= RISKY ? 'lucky' : null;
  },
};
