import {
  afterMeals,
  loneCards,
  movable,
  target,
} from '../../../../src/game-core/games/misty/activation';
import { arrowOf, kindOf, type Card as Drawing } from '../../../../src/game-core/games/misty/cards';
import { scoreSheet, worth } from '../../../../src/game-core/games/misty/score';
import { boxAround, type Box } from '../../../../src/game-core/games/misty/sheet';
import type { Placed, Window } from '../../../../src/game-core/games/misty/types';

/** What windows come to, found by trying every order: nothing that gives hints is used for it. */

/** The best of all orders in which a full window may come to life. */
export function bestOfAllOrders(window: Window, moved: readonly Drawing[]): number {
  const next = movable(window, moved);
  if (next.length === 0) return scoreSheet(window, moved).points;
  return Math.max(...next.map((card) => bestOfAllOrders(window, [...moved, card])));
}

/** How many cards of a window have arrows: all orders of many are too many. */
export function arrowsIn(window: Window): number {
  return window.filter(({ card }) => arrowOf(card) !== null).length;
}

/** The best of all orders in an unfinished window whose edge is the box round its cards. */
export function bestAsItLies(window: Window): number {
  return bestInFrame(window, boxAround(window.map(({ cell }) => cell)), []);
}

function bestInFrame(window: Window, frame: Box, moved: readonly Drawing[]): number {
  const landed = moved.map((card) =>
    target(
      frame,
      window.find((each) => each.card === card)!,
    ),
  );
  const next = window.filter(
    ({ card, cell }) => arrowOf(card) !== null && !moved.includes(card) && !landed.includes(cell),
  );
  if (next.length > 0) {
    return Math.max(...next.map(({ card }) => bestInFrame(window, frame, [...moved, card])));
  }
  const lying: Placed[] = window.flatMap(({ card, cell }) => {
    const at = moved.includes(card) ? landed[moved.indexOf(card)]! : cell;
    return at === null ? [] : [{ card, cell: at }];
  });
  // None of them moves any more: the rules of a window that has come to life count them.
  const lone = afterMeals(loneCards(lying, []));
  return lone.reduce((sum, { card }) => sum + worth(card), 0) + smileBonus(lone);
}

function smileBonus(lone: readonly Placed[]): number {
  const smiles = new Set(
    lone.filter(({ card }) => kindOf(card) === 'smile').map((each) => each.cell),
  );
  let bonus = 0;
  for (const cell of smiles) {
    if (smiles.has(cell - 1)) continue;
    let run = 1;
    while (smiles.has(cell + run)) run += 1;
    bonus += Math.floor(run / 2);
  }
  return bonus;
}
