import { loneCards, mealsOf, stackAt, target } from '../../game-core/games/misty/activation';
import { arrowOf, type Card } from '../../game-core/games/misty/cards';
import type { Arrow } from '../../game-core/games/misty/declared';
import type { Cell } from '../../game-core/games/misty/sheet';
import type { Window } from '../../game-core/games/misty/types';
import { boxOf } from '../../game-core/games/misty/window';

/**
 * asleep: a drawing on misted glass. awake: in colour on clear glass. smudged: on top of a stack, which
 * counts nothing. under: covered by another. gone: off the glass. eaten: by a monster.
 */
export type Look = 'asleep' | 'awake' | 'smudged' | 'under' | 'gone' | 'eaten';

/** One drawing of a window, where it is and how it looks. */
export interface Life {
  readonly card: Card;
  /** Where it lies; one that is gone was there last. */
  readonly cell: Cell;
  readonly look: Look;
  /** Its arrow is shown until it has moved. */
  readonly arrow: Arrow | null;
  /** The way that it went off the glass. */
  readonly left: Arrow | null;
}

/**
 * How long a drawing of a bot is on its way, as a part of the usual: the more of them move, the quicker, so
 * that no window of a bot keeps people waiting.
 */
export function botHaste(window: Window): number {
  const movers = window.filter(({ card }) => arrowOf(card) !== null).length;
  return 0.6 * Math.min(1, QUICK_FROM / movers);
}

const QUICK_FROM = 5;

/** While a window is being built, everything on it sleeps. */
export function sleeping(window: Window): Life[] {
  return window.map(({ card, cell }) => ({
    card,
    cell,
    look: 'asleep',
    arrow: arrowOf(card),
    left: null,
  }));
}

/** A window that has come to life, after these moves and so many meals; null before nothing moves any more. */
export function lifeOf(window: Window, moved: readonly Card[], eatings: number | null): Life[] {
  const box = boxOf(window);
  const meals = eatings === null ? [] : mealsOf(loneCards(window, moved)).slice(0, eatings);
  const seats = new Map(meals.map(({ monster, flower }) => [monster.card, flower.cell]));
  const eaten = new Set(meals.map(({ flower }) => flower.card));
  return window.map(({ card, cell }): Life => {
    const arrow = arrowOf(card);
    const hasMoved = moved.includes(card);
    const goal = hasMoved ? target(box, { card, cell }) : cell;
    if (goal === null) return { card, cell, look: 'gone', arrow: null, left: arrow };
    const stack = stackAt(window, moved, goal);
    const shownArrow = hasMoved ? null : arrow;
    if (stack.length > 1) {
      const look = stack.at(-1) === card ? 'smudged' : 'under';
      return { card, cell: goal, look, arrow: null, left: null };
    }
    if (eaten.has(card)) return { card, cell: goal, look: 'eaten', arrow: null, left: null };
    const isAsleep = shownArrow !== null;
    return {
      card,
      cell: seats.get(card) ?? goal,
      look: isAsleep ? 'asleep' : 'awake',
      arrow: shownArrow,
      left: null,
    };
  });
}

/** What would come of moving a card now. */
export interface Outlook {
  readonly card: Card;
  readonly from: Cell;
  /** Null where it would leave the window. */
  readonly to: Cell | null;
  readonly arrow: Arrow;
  /** What it would cover, the top one last. */
  readonly covers: readonly Card[];
}

export function outlookOf(window: Window, moved: readonly Card[], card: Card): Outlook | null {
  const placed = window.find((each) => each.card === card);
  const arrow = arrowOf(card);
  if (placed === undefined || arrow === null) return null;
  const to = target(boxOf(window), placed);
  const covers = to === null ? [] : stackAt(window, moved, to);
  return { card, from: placed.cell, to, arrow, covers };
}

/** How far a way leads, in cells. */
export function stepOf(arrow: Arrow): { readonly x: number; readonly y: number } {
  switch (arrow) {
    case 'up':
      return { x: 0, y: -1 };
    case 'down':
      return { x: 0, y: 1 };
    case 'left':
      return { x: -1, y: 0 };
    case 'right':
      return { x: 1, y: 0 };
  }
}
