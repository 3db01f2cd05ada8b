import type { Animal } from '../../game-core/games/so-ein-mist/cards';
import type { PictureName } from '../../ui';

/** What the back of a card shows: an animal, or none on the grey cards that the path begins with. */
export type CardBack = Animal | 'grey';

/** Every animal has a picture of the same name; a grey card shows the barn's rain. */
export function pictureOf(back: CardBack): PictureName {
  return back === 'grey' ? 'rain' : back;
}
