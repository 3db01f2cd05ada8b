import { apply } from '../../../game-core/games/mice-to-meet-you/apply';
import { cardsIn, type Card } from '../../../game-core/games/mice-to-meet-you/cards';
import {
  activeSeat,
  houseOf,
  isSolo,
  takesOf,
} from '../../../game-core/games/mice-to-meet-you/table';
import type { Move, State } from '../../../game-core/games/mice-to-meet-you/types';
import { leftOf, type Seat } from '../../../game-core/kernel/seats';

/** What comes of a move, as the rules have it. */
export interface Outcome {
  /** The total that goes on to the others; alone, to a second card. */
  readonly left: number;
  /** Who of the others could use it, in the order in which they are asked. */
  readonly users: readonly Seat[];
  /** Alone: the cards that one more nut could bring with it. */
  readonly second: readonly Card[];
  /** Alone: so much is left that a nut comes back from the middle. */
  readonly findsNut: boolean;
  /** Who is asked next; null where the next throw follows. */
  readonly next: Seat | null;
  readonly isOver: boolean;
}

export function outcomeOf(open: State, seat: Seat, move: Move): Outcome {
  const after = apply(open, { by: seat, move });
  const left = after.tray?.left ?? 0;
  const isAlone = isSolo(open.table);
  const second = isAlone && after.asked !== null ? cardsIn(takesOf(after.table, 0, left)) : [];
  return {
    left,
    users: isAlone || after.over ? [] : usersOf(open, after, seat, left),
    second,
    findsNut: isAlone && findsNut(open, after, move),
    next: after.asked,
    isOver: after.over,
  };
}

function usersOf(before: State, { table }: State, seat: Seat, left: number): readonly Seat[] {
  const { seats } = before.setting.config;
  const users: Seat[] = [];
  const active = activeSeat(before);
  for (let each = leftOf(seat, seats); each !== active; each = leftOf(each, seats)) {
    if (takesOf(table, each, left) !== 0) users.push(each);
  }
  return users;
}

/** More nuts than what was paid leaves. */
function findsNut(before: State, after: State, move: Move): boolean {
  if (move.type === 'miss' || after.asked !== null) return false;
  const [had, has] = [before, after].map(({ table }) => houseOf(table, 0).nuts) as [number, number];
  if (move.type === 'pass') return has > had;
  const tray = before.tray;
  if (tray === null || move.type === 'take') return false;
  const sum = tray.red.reduce((all: number, face) => all + face, 0) + move.yellow;
  return has > had - Math.abs(move.card - sum);
}
