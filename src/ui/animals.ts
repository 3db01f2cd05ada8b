import { ANIMALS, type Animal } from '../game-core/games/so-ein-mist/cards';
import type { PictureName } from './art/Picture';

export type AnimalName = Animal;

/** Every animal has a picture of the same name; a grey card has no animal, and shows the barn's rain. */
export function pictureOf(animal: AnimalName | 'grey'): PictureName {
  return animal === 'grey' ? 'rain' : animal;
}

export function isAnimal(text: string): text is AnimalName {
  return ANIMALS.some((animal) => animal === text);
}
