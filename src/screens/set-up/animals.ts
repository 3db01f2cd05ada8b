import type { Phrases } from '../../i18n';

/** What somebody may pick to play as: there is a picture and a word of the same name. */
type AnimalName = keyof Phrases['animals'];

export function isAnimal(say: Phrases, pick: string): pick is AnimalName {
  return pick in say.animals;
}
