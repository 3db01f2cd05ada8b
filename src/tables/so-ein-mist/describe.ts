import { queueAt } from '../../game-core/games/so-ein-mist/table';
import { animalOf, valueOf, type Card } from '../../game-core/games/so-ein-mist/cards';
import type { Slot } from '../../game-core/games/so-ein-mist/types';
import type { Player } from '../../game-core/kernel/record';
import type { Seat } from '../../game-core/kernel/seats';
import { signed, type Phrases } from '../../i18n';
import type { Preview } from './preview';
import type { Tableau } from './staging';

/** The name of this game in the box. */
export const GAME = 'so-ein-mist';

export function nameOf(players: readonly Player[], seat: Seat): string {
  return players[seat]?.name ?? '';
}

/** A value as somebody gets it. */
export function valueInWords(say: Phrases, card: Card, isDoubled: boolean): string {
  const value = signed(valueOf(card));
  return isDoubled ? say.soEinMist.doubledValue(value) : value;
}

/** Where a stop leads, for the button. */
export function stopInWords(say: Phrases, preview: Preview, players: readonly Player[]): string {
  const { seat, steps, taker, card, isDoubled } = preview;
  const value = valueInWords(say, card, isDoubled);
  return taker === seat
    ? say.soEinMist.youTake(steps, value)
    : say.soEinMist.otherTakes(steps, nameOf(players, taker), value);
}

/** Names may be long, and letters large. */
const SHORT = 9;

/** The same in as few letters as can be. */
export function stopInShort(say: Phrases, preview: Preview, players: readonly Player[]): string {
  const { seat, steps, taker, card, isDoubled } = preview;
  const name = nameOf(players, taker);
  const short = name.length > SHORT ? `${name.slice(0, SHORT - 1)}…` : name;
  const value = valueInWords(say, card, isDoubled);
  return say.soEinMist.takeInShort(steps, taker === seat ? say.soEinMist.you : short, value);
}

/** All that a person has to know of a place on the path without seeing it. */
export function slotInWords(
  say: Phrases,
  tableau: Tableau,
  slot: Slot,
  players: readonly Player[],
  preview: Preview | null,
): string {
  const card = tableau.path[slot] ?? null;
  const names = queueAt(tableau, slot).map((seat) => nameOf(players, seat));
  const sentences = [card === null ? say.soEinMist.gap : cardInWords(say, card)];
  if (names.length > 0) sentences.push(say.soEinMist.standing(names));
  if (preview?.slot === slot) {
    sentences.push(say.soEinMist.landing(preview.steps, nameOf(players, preview.taker)));
  }
  return sentences.join('. ');
}

function cardInWords(say: Phrases, card: Card): string {
  const animal = animalOf(card);
  const value = signed(valueOf(card));
  return animal === null
    ? say.soEinMist.greyCard(value)
    : say.soEinMist.cardOf(say.animals[animal], value);
}
