import { animalOf, valueOf, type Card } from '../../../game-core/games/so-ein-mist/cards';
import type { PictureName } from '../../../ui';
import type { CardBack } from '../animals';
import type { CardFace } from './PathCard';

/** What grows on a card, by its value; dung draws itself. */
const FOOD: Readonly<Record<number, PictureName>> = {
  2: 'clover',
  4: 'carrot',
  6: 'corn',
  8: 'pear',
  10: 'apple',
};

const VALUES = [-5, -3, -1, 2, 4, 6, 8, 10];

const faces = new Map(
  VALUES.map((value): [number, CardFace] => [value, { value, picture: FOOD[value] ?? 'dung' }]),
);

/** The front of a card: always the same object for the same value. */
export function faceOf(card: Card): CardFace {
  const face = faces.get(valueOf(card));
  if (face === undefined) throw new RangeError(`Card ${card} has no face.`);
  return face;
}

export function backOf(card: Card): CardBack {
  return animalOf(card) ?? 'grey';
}
