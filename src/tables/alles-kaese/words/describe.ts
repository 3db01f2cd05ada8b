import { holesKept } from '../../../game-core/games/alles-kaese/score';
import { activeSeat, countFronts, holesOf } from '../../../game-core/games/alles-kaese/table';
import type { Front, Holes } from '../../../game-core/games/alles-kaese/cards';
import type { Card, Open, Slot } from '../../../game-core/games/alles-kaese/types';
import type { Phrases } from '../../../i18n';
import type { Odds } from '../odds';
import type { Tableau } from '../staging';

/** The name of this game in the box. */
export const GAME = 'alles-kaese';

/** What comes of keeping a slice, for who is at turn. */
export function keepInWords(
  { allesKaese: say }: Phrases,
  open: Open,
  holes: number,
  length: 'full' | 'short' | 'one-line' = 'full',
): string {
  const row = open.board.rows[activeSeat(open)] ?? [];
  const traps = countFronts(row, 'trap');
  switch (length) {
    case 'full':
      return say.keepLine(holes, traps);
    case 'short':
      return say.keepInShort(holes, traps);
    case 'one-line':
      return say.keepInOneLine(holes, traps);
  }
}

/** What is counted on a plate. */
export interface PlateCounts {
  readonly holes: number;
  readonly traps: number;
}

export function plateOf(open: Open, { rows }: Pick<Tableau, 'rows'>, seat: number): PlateCounts {
  return {
    holes: holesKept({ ...open.board, rows }, seat),
    traps: countFronts(rows[seat] ?? [], 'trap'),
  };
}

export function oddsInWords(
  say: Phrases,
  { unseen, traps }: Odds,
  isOfSeat: boolean,
  isShort: boolean,
): string {
  if (isShort) return say.allesKaese.oddsInShort(unseen, traps);
  return isOfSeat
    ? say.allesKaese.oddsOfSeat(unseen, traps)
    : say.allesKaese.oddsOfAll(unseen, traps);
}

/** The same with the slice that is meant. */
export function oddsLabel(say: Phrases, { holes, unseen, traps }: Odds, isOfSeat: boolean): string {
  return isOfSeat
    ? say.allesKaese.oddsOfSeatFor(holes, unseen, traps)
    : say.allesKaese.oddsOfAllFor(holes, unseen, traps);
}

export function frontInWords(say: Phrases, front: Front, holes: Holes): string {
  return say.allesKaese.front[front](holes);
}

/** What a person has to know of a slice without seeing it. */
export interface SliceState {
  readonly slot: Slot;
  readonly card: Card | null;
  /** Whether it shows the number that was thrown; null while that is not asked. */
  readonly isMatch: boolean | null;
  readonly isChosen: boolean;
  /** Who is at turn has looked at it: "you" for a person who is asked. */
  readonly paw: 'you' | string | null;
  /** It lies open, for who looks now. */
  readonly front: Front | null;
}

export function sliceInWords(say: Phrases, open: Open, state: SliceState): string {
  const { slot, card, isMatch, isChosen, paw, front } = state;
  const words = say.allesKaese;
  if (card === null) return words.gap(slot + 1);
  const holes = holesOf(open.board, card);
  const facts = [words.slice(slot + 1, holes)];
  if (front !== null) facts.push(frontInWords(say, front, holes));
  if (isMatch !== null) facts.push(isMatch ? words.matches : words.matchesNot);
  if (paw !== null) facts.push(paw === 'you' ? words.lookedUnder : words.lookedUnderBy(paw));
  const told = facts.join(', ');
  return isChosen ? `${told}. ${words.isChosen}` : told;
}
