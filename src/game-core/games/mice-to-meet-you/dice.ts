import type { Random } from '../../kernel/chance';
import type { Outcome } from '../../kernel/game';
import { DICE_CARDS, DICE_ON_CARDS, has, RED_DICE, YELLOW_DICE, type CardSet } from './cards';
import { FACES, type Event, type Face, type Mice, type Tray } from './types';

type Roll = Extract<Event, { type: 'roll' }>;

/** Lists of more rolls than those of three dice are not short any more. */
const SHORT_LIST_DICE = 3;

/** The places of the dice that a seat with these face-down dice cards still rolls. */
export function diceLeft(down: CardSet): { red: number[]; yellow: number[] } {
  const open = DICE_CARDS.filter((card) => !has(down, card));
  return {
    red: open.flatMap((card) => DICE_ON_CARDS[card].red),
    yellow: open.flatMap((card) => DICE_ON_CARDS[card].yellow),
  };
}

/**
 * All five dice are drawn in any case and the lost ones are left out, so that a die which is still
 * there shows the same face for the same seed, whatever was turned before.
 */
export function roll(down: CardSet, random: Random): Roll {
  const faces = Array.from({ length: RED_DICE + YELLOW_DICE }, () => {
    return FACES[random.below(FACES.length)] as Face;
  });
  const { red, yellow } = diceLeft(down);
  return {
    type: 'roll',
    red: red.map((place) => faces[place] as Face),
    yellow: yellow.map((place) => faces[RED_DICE + place] as Face),
  };
}

/** Every roll of the dice that are left, if that is a short list. */
export function rollOutcomes(down: CardSet): readonly Outcome<Mice>[] | null {
  const { red, yellow } = diceLeft(down);
  const count = red.length + yellow.length;
  if (count > SHORT_LIST_DICE) return null;
  let rolls: Face[][] = [[]];
  for (let die = 0; die < count; die += 1) {
    rolls = rolls.flatMap((faces) => FACES.map((face) => [...faces, face]));
  }
  return rolls.map((faces) => ({
    event: { type: 'roll', red: faces.slice(0, red.length), yellow: faces.slice(red.length) },
    odds: 1 / rolls.length,
  }));
}

export function total(faces: readonly Face[]): number {
  let sum = 0;
  for (const face of faces) sum += face;
  return sum;
}

/** Every total that some of the yellow dice, or none, add up to: bit t is the total t. */
export function yellowTotals({ yellow }: Pick<Tray, 'yellow'>): number {
  let totals = 1;
  for (const face of yellow) totals |= totals << face;
  return totals;
}
