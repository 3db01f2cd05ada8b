import type { Landing } from '../../../game-core/games/so-ein-mist/reason';
import { queueAt } from '../../../game-core/games/so-ein-mist/table';
import {
  animalOf,
  valueOf,
  type Animal,
  type Card,
} from '../../../game-core/games/so-ein-mist/cards';
import type { Slot } from '../../../game-core/games/so-ein-mist/types';
import type { Player } from '../../../game-core/kernel/record';
import type { Phrases } from '../../../i18n';
import { signed } from '../../../i18n/numbers';
import type { ChipContent } from '../../shared/chips/Chips';
import { nameOf, shortNameOf } from '../../shared/names';
import type { Preview } from '../preview';
import type { Counts, Tableau } from '../staging';

/** The name of this game in the box. */
export const GAME = 'so-ein-mist';

/** How many cards everybody has, never which; nobody is anybody before the deal. */
export function chipsOf(
  say: Phrases,
  players: readonly Player[],
  animals: readonly Animal[],
  counts: readonly Counts[],
): ChipContent[] {
  return animals.map((animal, seat) => {
    const { draw, pile } = counts[seat] ?? NOTHING;
    return {
      picture: animal,
      counts: [
        { icon: 'draw', value: draw },
        { icon: 'pile', value: pile },
      ],
      label: say.soEinMist.player(nameOf(players, seat), say.animals[animal], draw, pile),
    };
  });
}

const NOTHING: Counts = { draw: 0, pile: 0 };

/**
 * A card: what it is worth, and what is on its back. As a title it stands for itself ("Pig +10"), in a
 * sentence it is somebody's ("takes +10 (pig)").
 */
export function cardInWords(say: Phrases, card: Card, as: 'title' | 'in a sentence'): string {
  const animal = animalOf(card);
  const value = signed(valueOf(card));
  if (as === 'title') {
    return animal === null
      ? say.soEinMist.greyCard(value)
      : say.soEinMist.cardOf(say.animals[animal], value);
  }
  return animal === null
    ? say.soEinMistLog.greyCard(value)
    : say.soEinMistLog.card(value, say.animals[animal]);
}

/** A value as somebody gets it. */
export function valueInWords(
  say: Phrases,
  { value, isDoubled }: Pick<Landing, 'value' | 'isDoubled'>,
): string {
  return isDoubled ? say.soEinMist.doubledValue(signed(value)) : signed(value);
}

/** Where a stop leads, for the button. */
export function stopInWords(say: Phrases, preview: Preview, players: readonly Player[]): string {
  const { seat, steps, taker, card, isDoubled } = preview;
  const value = valueInWords(say, { value: valueOf(card), isDoubled });
  return taker === seat
    ? say.soEinMist.youTake(steps, value)
    : say.soEinMist.otherTakes(steps, nameOf(players, taker), value);
}

/** Names may be long, and letters large. */
const SHORT = 9;

/** The same in as few letters as can be. */
export function stopInShort(say: Phrases, preview: Preview, players: readonly Player[]): string {
  const { seat, steps, taker, card, isDoubled } = preview;
  const short = shortNameOf(players, taker, SHORT);
  const value = valueInWords(say, { value: valueOf(card), isDoubled });
  return say.soEinMist.takeInShort(steps, taker === seat ? say.soEinMist.you : short, value);
}

/** All that a person has to know of a place on the path without seeing it. */
export function slotInWords(
  say: Phrases,
  tableau: Tableau,
  slot: Slot,
  players: readonly Player[],
  ahead: Ahead,
): string {
  const card = tableau.path[slot] ?? null;
  const names = queueAt(tableau, slot).map((seat) => nameOf(players, seat));
  const facts = [card === null ? say.soEinMist.gap : cardInWords(say, card, 'title')];
  if (names.length > 0) facts.push(say.soEinMist.standing(names));
  const steps = ahead.steps?.get(slot);
  const place = facts.join(', ');
  const sentences = [steps === undefined ? place : say.soEinMist.stepsTo(steps, place)];
  const { preview } = ahead;
  if (preview?.slot === slot) {
    sentences.push(say.soEinMist.landing(preview.steps, nameOf(players, preview.taker)));
  }
  return sentences.join('. ');
}

/** What lies before whoever is at turn. */
export interface Ahead {
  /** How far it is to each place that they can reach; null while nobody is asked. */
  readonly steps: ReadonlyMap<Slot, number> | null;
  readonly preview: Preview | null;
}

const NOTHING_AHEAD: Ahead = { steps: null, preview: null };

/** What a finger that taps at a place wants to know: what lies there, who stands there, who would take it. */
export function noteInWords(
  say: Phrases,
  tableau: Tableau,
  slot: Slot,
  players: readonly Player[],
): string {
  const place = slotInWords(say, tableau, slot, players, NOTHING_AHEAD);
  if ((tableau.path[slot] ?? null) === null) return place;
  const last = queueAt(tableau, slot).at(-1);
  const comes =
    last === undefined
      ? say.soEinMist.landsFirst
      : say.soEinMist.landsBehind(nameOf(players, last));
  return `${place}. ${comes}.`;
}
