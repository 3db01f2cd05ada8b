import type { Kinds } from '../game-core/kernel/game';
import type { Face } from './shared/face';
import { soEinMistFace } from './so-ein-mist';

/**
 * A face is only ever handed views and moves of its own game, since both are found by the game's
 * id; a list of different games has no way to say so in types.
 */
const asAnyFace = <K extends Kinds>(face: Face<K>): Face => face as unknown as Face;

/** The games that can be played, by their id. A new face is one folder and one line here. */
export const FACES: Readonly<Record<string, Face>> = {
  'so-ein-mist': asAnyFace(soEinMistFace),
};
