import type { PictureName } from '../../ui';

/** In the order of the bots' names. None that somebody could play as, and none that a person has. */
const FACES: readonly PictureName[] = ['cat', 'dog', 'hamster', 'owl', 'fox', 'frog'];

/** The face of the bot with that id at the table: as many as sit at the largest one, so none is there twice. */
export function botFace(id: number): PictureName {
  return FACES[(id - 1) % FACES.length] ?? 'robot';
}
