import { movable } from '../../game-core/games/misty/activation';
import type { Card } from '../../game-core/games/misty/cards';
import type { Cell } from '../../game-core/games/misty/sheet';
import { activator, passing, roundOf } from '../../game-core/games/misty/table';
import type { Happening, Misty, View, Window } from '../../game-core/games/misty/types';
import { replaced } from '../../game-core/kernel/lists';
import type { Seat } from '../../game-core/kernel/seats';
import type { Act, Staging } from '../shared/acts/acts';
import { botHaste } from './life';

/** Where every piece is. */
export interface Tableau {
  /** life: one window after another comes to life. result: all have, and the points are read. */
  readonly stage: 'building' | 'life' | 'result';
  readonly windows: readonly Window[];
  /** By seat, the cards that have moved. */
  readonly moved: readonly (readonly Card[])[];
  /** By seat, how many meals the monsters have had; null before nothing moves any more. */
  readonly meals: readonly (number | null)[];
  /** Whose window comes to life. */
  readonly seat: Seat | null;
  /** What the viewer holds; null where nobody's hand is seen. */
  readonly hand: readonly Card[] | null;
  /** By round, everybody's points. */
  readonly scores: readonly (readonly number[])[];
  /** Which way hands go now. */
  readonly passes: 'left' | 'right' | null;
}

export type MistyAct = Act<Tableau> &
  (
    | { readonly kind: 'deal' }
    /** All picks appear at the same time. */
    | { readonly kind: 'reveal'; readonly cards: readonly Card[] }
    | { readonly kind: 'pass'; readonly to: 'left' | 'right' }
    | {
        readonly kind: 'move';
        readonly seat: Seat;
        readonly card: Card;
        readonly to: Cell | null;
        readonly covers: Card | null;
      }
    | { readonly kind: 'eat'; readonly seat: Seat; readonly monster: Card; readonly flower: Card }
    /** Smiles wink at each other, and the points stand. */
    | { readonly kind: 'score'; readonly seat: Seat; readonly points: number }
  );

export function tableauOf({ seat, open, hands, pick }: View): Tableau {
  const { stage, setting, windows, moved, scores } = open;
  const own = seat === 'table' ? null : (hands[seat] ?? null);
  const hand = own === null ? null : own.filter((card) => card !== pick?.card);
  const shared = { windows, moved, scores };
  switch (stage.name) {
    case 'starting':
      return {
        ...shared,
        stage: 'building',
        meals: nobody(windows),
        seat: null,
        hand,
        passes: null,
      };
    case 'building':
      return {
        ...shared,
        stage: 'building',
        meals: nobody(windows),
        seat: null,
        hand,
        passes: passing(setting.config)[stage.deal] ?? null,
      };
    case 'dealing': {
      const isRead = stage.deal === 0 && roundOf(open) > 0;
      if (isRead) return resultOf(shared);
      const passes = passing(setting.config)[stage.deal] ?? null;
      return { ...shared, stage: 'building', meals: nobody(windows), seat: null, hand: [], passes };
    }
    case 'activating': {
      const active = activator(setting, stage.done);
      const before = new Set(
        Array.from({ length: stage.done }, (_, nth) => activator(setting, nth)),
      );
      const meals = windows.map((_, each) => (before.has(each) ? ALL : null));
      return { ...shared, stage: 'life', meals, seat: active, hand: null, passes: null };
    }
    case 'over':
      return resultOf(shared);
  }
}

/** More meals than any window has. */
const ALL = 99;

function nobody(windows: readonly Window[]): null[] {
  return windows.map(() => null);
}

function resultOf(shared: Pick<Tableau, 'windows' | 'moved' | 'scores'>): Tableau {
  const meals = shared.windows.map(() => ALL);
  return { ...shared, stage: 'result', meals, seat: null, hand: null, passes: null };
}

export interface StagingNeeds {
  /** Bots bring their windows to life quickly. */
  readonly isBot: (seat: Seat) => boolean;
  /** Nobody holds the phone: all look at it together, and need longer to find what is new. */
  readonly isPublic: boolean;
  /** The last card of an activation was seen to move before it counted. */
  readonly hasMoved: (seat: Seat, card: Card) => boolean;
}

export function stagingFor(needs: StagingNeeds): Staging<Misty, Tableau, MistyAct> {
  return {
    tableauOf,
    actOf(happening, tableau, view) {
      switch (happening.type) {
        case 'dealt': {
          const laid = tableauOf(view);
          return { kind: 'deal', tableau: laid, lasts: [1, 'fly'], cue: ['hop', 1] };
        }
        case 'revealed':
          return revealed(happening, tableau, view, needs);
        case 'passed': {
          const laid = { ...tableauOf(view), stage: 'building' } as const;
          const { to } = happening;
          return { kind: 'pass', to, tableau: laid, lasts: [1, 'fly'], cue: ['take', 1] };
        }
        case 'moved':
          return movedAct(happening, tableau, needs);
        case 'ate': {
          const { seat, monster, flower } = happening;
          const eaten = (tableau.meals[seat] ?? 0) + 1;
          return {
            kind: 'eat',
            seat,
            monster,
            flower,
            tableau: settledAs(tableau, view, seat, eaten),
            lasts: needs.isBot(seat) ? [1, 'slide'] : [1.5, 'fly'],
            cue: ['nibble', 1],
          };
        }
        case 'scored': {
          const { seat, points } = happening;
          return {
            kind: 'score',
            seat,
            points,
            tableau: settledAs(tableau, view, seat, ALL),
            lasts: needs.isBot(seat) ? [1, 'flip'] : [2, 'flip'],
            cue: ['reveal', 1],
          };
        }
        // The log, a tick on a chip and the result say these.
        case 'started':
        case 'committed':
        case 'round-taken':
        case 'ended':
          return null;
      }
    },
  };
}

function revealed(
  { card }: Extract<Happening, { type: 'revealed' }>,
  tableau: Tableau,
  { open }: View,
  { isPublic }: StagingNeeds,
): MistyAct | null {
  // The first one has brought all the others.
  if (tableau.windows.some((window) => window.some((placed) => placed.card === card))) return null;
  const { windows } = open;
  const cards = windows.flatMap((window) => window.at(-1)?.card ?? []);
  return {
    kind: 'reveal',
    cards,
    tableau: { ...tableau, windows, hand: tableau.hand && [] },
    lasts: isPublic ? [1.6, 'pulse'] : [1.5, 'flip'],
    isRead: isPublic,
    cue: ['reveal', 1],
  };
}

function movedAct(
  { seat, card, to, covers }: Extract<Happening, { type: 'moved' }>,
  tableau: Tableau,
  { isBot, hasMoved }: StagingNeeds,
): MistyAct | null {
  const window = tableau.windows[seat] ?? [];
  const moves = [...(tableau.moved[seat] ?? []), card];
  // Only the last one does so; the same card may be another one's turn in a later round.
  if (hasMoved(seat, card) && movable(window, moves).length === 0) return null;
  const moved = replaced(tableau.moved, seat, moves);
  return {
    kind: 'move',
    seat,
    card,
    to,
    covers,
    tableau: { ...tableau, stage: 'life', seat, moved },
    lasts: [isBot(seat) ? botHaste(window) : 1.1, 'fly'],
    cue: covers === null ? ['hop', 1] : ['take', 1],
  };
}

/** Nothing moves any more in this window, and so many meals were had: also what moved before it counted has. */
function settledAs(tableau: Tableau, { open }: View, seat: Seat, eaten: number): Tableau {
  const moved = replaced(tableau.moved, seat, open.moved[seat] ?? []);
  return { ...tableau, stage: 'life', seat, moved, meals: replaced(tableau.meals, seat, eaten) };
}
