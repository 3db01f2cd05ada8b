import { LAST_TRAP } from '../../game-core/games/alles-kaese/cards';
import { allesKaeseJudge } from '../../game-core/games/alles-kaese/judge';
import {
  factsOf,
  isFolly,
  isPointless,
  reasonFor,
  type Reason,
} from '../../game-core/games/alles-kaese/reason';
import { allesKaeseTalk } from '../../game-core/games/alles-kaese/talk';
import { holesOf } from '../../game-core/games/alles-kaese/table';
import type { AllesKaese, Card, Move, View } from '../../game-core/games/alles-kaese/types';
import type { Phrases } from '../../i18n';
import type { Hints } from '../shared/hint-words';
import { remark } from './talk';

const holesAt = ({ open: { board } }: View, { slot }: Move) =>
  holesOf(board, board.display[slot] as Card);

/** With the slice that is meant. */
function named({ type, slot }: Move, { kaeseWhy }: Phrases): string {
  const { keep, remove, peek } = kaeseWhy;
  return { keep, remove, peek }[type](slot + 1);
}

export const allesKaeseHints: Hints<AllesKaese> = {
  judge: allesKaeseJudge,
  talk: allesKaeseTalk,
  remark,
  title: (move, _, { say }) => named(move, say),

  /** Which of several slices is meant, only where there are several. */
  choice(move, view, { say }) {
    const { type } = move;
    const { display, backs } = view.open.board;
    const holes = holesAt(view, move);
    const isOne = display.filter((card) => card !== null && backs[card] === holes).length === 1;
    if (type === 'peek' || !isOne) return named(move, say);
    return type === 'keep' ? say.allesKaese.keep : say.allesKaese.throwAway;
  },

  isFolly: (move, view) => isFolly(factsOf(view, move)),

  why(view, verdict, { say }) {
    const reason = reasonFor(view, verdict);
    const { kind, holes, front, hasLooked, isSpurned, own, behind, isEven, isClose } = reason;
    const words = say.kaeseWhy;
    const odds = { ...reason, isOfAll: reason.knowsMore };
    const mayLose = kind === 'keep' && own === LAST_TRAP - 1 && reason.traps > 0;
    if (isClose && (!hasLooked || front !== null)) return whyNot(reason, words);
    if (isEven && isPointless(reason)) return words.even;
    if (kind === 'peek' && hasLooked) return words.known;
    if (front !== null) return front === 'trap' ? words.seen.trap : words.seen.cheese(holes);
    if (hasLooked) return words.ownEyes;
    if (kind === 'peek') return whyToLook(reason, words);
    if (isSpurned) return words.spurned;
    // Another trap may lose it all: worth it for who would lose anyway.
    if (mayLose && behind > 0) return words.daring(odds, own, behind);
    const isRisk = kind === 'keep' && reason.traps > 0 && !mayLose;
    return isRisk ? words.risk(odds, own) : words.oddsAndOwn(odds, own);
  },
};

/** Where the opposite is as good: that first, and then what speaks for the advice, if anything does. */
function whyNot(reason: Reason, { close, odds, spurned, have, behind }: Phrases['kaeseWhy']) {
  const { kind, front, isSpurned, traps, unseen, own } = reason;
  const told = { ...reason, isOfAll: reason.knowsMore };
  if (kind === 'remove') {
    if (isSpurned) return close.remove(spurned);
    if (front === null && 2 * traps >= unseen) return close.remove(odds(told));
    return close.remove(own > 0 ? have(own) : null);
  }
  if (front === null && !isSpurned && 2 * traps <= unseen) return close.keep(odds(told));
  return close.keep(reason.behind > 0 ? behind(reason.behind) : null);
}

/** What a look is good for, where there is anything to be learned. */
function whyToLook(reason: Reason, { even, odds, spurned, thenKnown }: Phrases['kaeseWhy']) {
  const { isEven, isSpurned, holes } = reason;
  const told = { ...reason, isOfAll: reason.knowsMore };
  if (isSpurned) return `${spurned} ${thenKnown(holes)}`;
  if (isPointless(reason)) return odds(told);
  return `${isEven ? even : odds(told)} ${thenKnown(holes)}`;
}
