import type { Card } from '../../../game-core/games/mice-to-meet-you/cards';
import type { Move, Penalty } from '../../../game-core/games/mice-to-meet-you/types';
import { replaced } from '../../../game-core/kernel/lists';
import { countedIn, priceOf, waysTo, type Question, type Way } from './question';

/**
 * What a person has put together so far; nothing of it is final. Whether a room was tapped or a sum was
 * built, the same dice are counted and the same nuts lie there: there is one draft, and no mode.
 */
export interface Draft {
  /** By place, whether a yellow die is counted. */
  readonly dice: readonly boolean[];
  readonly by: number;
  /** Somebody has tapped something. */
  readonly isTouched: boolean;
  /** Null: nobody thinks of missing. */
  readonly miss: { readonly penalty: Penalty | null } | null;
  /** What is offered is to be left alone: no room is chosen. */
  readonly isPass: boolean;
}

export type Tap =
  | { readonly on: 'room'; readonly card: Card }
  | { readonly on: 'way'; readonly way: Way }
  | { readonly on: 'die'; readonly place: number }
  | { readonly on: 'nut'; readonly by: 1 | -1 }
  | { readonly on: 'miss' }
  | { readonly on: 'penalty'; readonly penalty: Penalty }
  | { readonly on: 'pass' }
  | { readonly on: 'back' };

/** Of what is left for somebody, the cheapest use is chosen already. */
export function begun({ kind, yellow, ways }: Question): Draft {
  const by = kind === 'own' ? 0 : (ways[0]?.by ?? 0);
  return { dice: yellow.map(() => false), by, isTouched: false, miss: null, isPass: false };
}

export function tapped(question: Question, draft: Draft, tap: Tap): Draft {
  switch (tap.on) {
    case 'room': {
      if (draft.miss !== null) return draft;
      const [cheapest] = waysTo(question, tap.card);
      return cheapest === undefined ? draft : withWay(cheapest);
    }
    case 'way':
      return withWay(tap.way);
    case 'die': {
      if (tap.place >= question.yellow.length) return draft;
      const dice = replaced(draft.dice, tap.place, draft.dice[tap.place] !== true);
      return { ...draft, dice, isTouched: true };
    }
    case 'nut': {
      const by = draft.by + tap.by;
      return priceOf({ by }) > question.nuts
        ? draft
        : { ...draft, by, isTouched: true, isPass: false };
    }
    case 'miss': {
      const { penalties } = question;
      if (penalties.length === 0) return draft;
      return {
        ...draft,
        miss: { penalty: penalties.length === 1 ? (penalties[0] ?? null) : null },
      };
    }
    case 'penalty':
      if (draft.miss === null || !question.penalties.includes(tap.penalty)) return draft;
      return { ...draft, miss: { penalty: tap.penalty } };
    case 'pass':
      return question.kind === 'own' ? draft : { ...begun(question), by: 0, isPass: true };
    case 'back':
      return { ...draft, miss: null };
  }
}

/** What would be tapped to put a move together; a pass clears what lies there. */
export function tapsFor({ ways }: Question, move: Move): readonly Tap[] {
  switch (move.type) {
    case 'miss':
      return [{ on: 'miss' }, { on: 'penalty', penalty: move.penalty }];
    case 'pass':
      return [{ on: 'pass' }];
    case 'catch':
    case 'take': {
      const yellow = (each: Move) => ('yellow' in each ? each.yellow : 0);
      const way = ways.find(
        (each) => each.card === move.card && yellow(each.move) === yellow(move),
      );
      return way === undefined ? [] : [{ on: 'way', way }];
    }
  }
}

const withWay = ({ dice, by }: Way): Draft => ({
  dice,
  by,
  isTouched: true,
  miss: null,
  isPass: false,
});

export function sumOf({ base, yellow }: Question, { dice, by }: Draft): number {
  return base + countedIn(yellow, dice) + by;
}

/** The way that the dice and the nuts make; null as long as their sum meets no card, or is not wanted. */
export function wayOf(question: Question, draft: Draft): Way | null {
  if (draft.isPass) return null;
  const { yellow } = question;
  const counted = countedIn(yellow, draft.dice);
  const meets = waysTo(question, sumOf(question, draft));
  return meets.find(({ dice }) => countedIn(yellow, dice) === counted) ?? null;
}

const partsOf = (move: Move) => [
  move.type,
  'card' in move ? move.card : null,
  'yellow' in move ? move.yellow : null,
  'penalty' in move ? move.penalty : null,
];

/** Whether a key does what a hint calls best. */
export function isHinted(hinted: Move | null, move: Move | null): boolean {
  return hinted !== null && move !== null && partsOf(hinted).join() === partsOf(move).join();
}

/** What the lit key does; null while it does nothing. */
export function moveOf(question: Question, draft: Draft): Move | null {
  if (draft.isPass) return { type: 'pass' };
  if (draft.miss === null) return wayOf(question, draft)?.move ?? null;
  const { penalty } = draft.miss;
  return penalty === null ? null : { type: 'miss', penalty };
}

/**
 * What the key to miss does at once: nothing could be caught and nothing is to choose. Null where it
 * asks first.
 */
export function missAtOnce({ ways, penalties }: Question): Move | null {
  const [only] = penalties;
  const isForced = ways.length === 0 && penalties.length === 1 && only !== undefined;
  return isForced ? { type: 'miss', penalty: only } : null;
}
