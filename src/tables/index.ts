import type { Face } from './shared/face';
import { soEinMistFace } from './so-ein-mist';

/** The games that can be played, by their id. A new face is one folder and one line here. */
export const FACES: Readonly<Record<string, Face>> = {
  'so-ein-mist': soEinMistFace,
};
