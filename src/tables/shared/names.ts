import type { Player } from '../../game-core/kernel/record';
import type { Seat } from '../../game-core/kernel/seats';

/** Signs that turn the direction of the text after them, until another one ends that. */
const TURNS = /[\u202A-\u202E\u2066-\u2069]/gu;
/** Letters, numbers and marks that run from right to left. */
const RUNS_LEFT =
  /[\u0590-\u08FF\u200F\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

const LEFT_TO_RIGHT = '\u200E';
const ISOLATE = '\u2068';
const END_ISOLATE = '\u2069';

/**
 * A name as it may stand in a sentence of ours: whatever direction it has ends with it. Names that run as
 * our sentences do need no signs round them. The first sign keeps a sentence that begins with such a
 * name from being taken for one in the name's direction.
 */
export function inSentence(name: string): string {
  const tame = name.replaceAll(TURNS, '');
  return RUNS_LEFT.test(tame) ? `${LEFT_TO_RIGHT}${ISOLATE}${tame}${END_ISOLATE}` : tame;
}

/** What a seat is called, in a sentence. */
export function nameOf(players: readonly Player[], seat: Seat): string {
  return inSentence(players[seat]?.name ?? '');
}

/** The same in few letters. */
export function shortNameOf(players: readonly Player[], seat: Seat, longest: number): string {
  const letters = Array.from(players[seat]?.name ?? '');
  if (letters.length <= longest) return nameOf(players, seat);
  return inSentence(`${letters.slice(0, longest - 1).join('')}…`);
}

/** How many letters a seat's name has. */
export function lengthOfName(players: readonly Player[], seat: Seat): number {
  return Array.from(players[seat]?.name ?? '').length;
}
