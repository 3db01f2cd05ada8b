import {
  DICE_ON_CARDS,
  cardsIn,
  type DiceCard,
} from '../../../game-core/games/mice-to-meet-you/cards';
import { diceLeft } from '../../../game-core/games/mice-to-meet-you/dice';
import { houseOf, isSolo } from '../../../game-core/games/mice-to-meet-you/table';
import type { Penalty, State } from '../../../game-core/games/mice-to-meet-you/types';
import type { Phrases } from '../../../i18n';
import type { Question } from '../choosing/question';

/** What a miss costs, under its key. */
export function missHint({ mice: say }: Phrases, { table }: State, question: Question): string {
  const { penalties, seat } = question;
  const [only] = penalties;
  if (isSolo(table)) {
    return say.closesLarder(penalties.length === 1 && typeof only === 'number' ? only : null);
  }
  if (penalties.length > 1) return say.oneOf(penalties.length);
  if (only === 'none' || only === undefined) return say.costsNothing;
  return only === 'cage'
    ? say.comesBack(houseOf(table, seat).cage.at(-1) ?? 0)
    : say.opensAgain(only);
}

/** How many dice a seat throws after a miss that costs this. */
export function diceAfter({ table }: State, { seat }: Question, penalty: Penalty | null): number {
  const { down } = houseOf(table, seat);
  const turned = typeof penalty === 'number' ? down ^ (1 << penalty) : down;
  const { red, yellow } = diceLeft(turned);
  return red.length + yellow.length;
}

export const diceOn = (card: DiceCard): number =>
  DICE_ON_CARDS[card].red.length + DICE_ON_CARDS[card].yellow.length;

/**
 * Where a miss is clever: a room is higher than all dice together ever reach, and a larder that could be
 * opened again gives another one.
 */
export function cleverMiss(
  { table }: State,
  { seat, penalties }: Question,
): { readonly highest: number; readonly most: number } | null {
  if (isSolo(table) || !penalties.some((penalty) => typeof penalty === 'number')) return null;
  const { hand, down, nuts } = houseOf(table, seat);
  const { red, yellow } = diceLeft(down);
  const most = 6 * (red.length + yellow.length);
  const highest = cardsIn(hand).at(-1) ?? 0;
  return highest > most + nuts ? { highest, most } : null;
}
