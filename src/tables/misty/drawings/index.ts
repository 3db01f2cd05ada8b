import type { Kind } from '../../../game-core/games/misty/cards';
import type { Arrow } from '../../../game-core/games/misty/declared';
import type { Layer } from './layers';
import { MOVERS } from './live-movers';
import { THINGS } from './live-things';

export { FINGER } from './finger';

/** Every drawing in colour, on 64 × 64. */
export const LIVE: Readonly<Record<Kind, readonly Layer[]>> = { ...MOVERS, ...THINGS };

/** A smile that winks: its right eye is a line. */
export const WINK: readonly Layer[] = [
  ['M7 32a25 25 0 1 0 50 0a25 25 0 1 0 -50 0z', 'yellow'],
  ['M20.1 26a3.4 4.1 0 1 0 6.8 0a3.4 4.1 0 1 0 -6.8 0z', 'ink', null],
  ['M23.3 24.5a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0z', 'white', null],
  ['M35.5 27.5Q40.5 22.5 45.5 27.5', null, 'ink', 3.4],
  ['M18.5 36C21 51 43 51 45.5 36Z', 'throat', 'ink', 2.6],
  ['M24 44.5C28 41.5 36 41.5 40 44.5C36 48 28 48 24 44.5Z', 'tongue', null],
];

/** Each way has a corner of its own, where the drawing leaves room. */
export const ARROWS: Readonly<Record<Arrow, string>> = {
  up: 'M55 20V7M49.5 12.5L55 7l5.5 5.5',
  down: 'M55 44v13M49.5 51.5L55 57l5.5-5.5',
  right: 'M46 9.5h13M53.5 4L59 9.5 53.5 15',
  left: 'M18 9.5H5M10.5 4L5 9.5 10.5 15',
};

/** Three strokes of a hand over the glass. */
export const SMEAR = 'M7 20C20 13 40 13 57 17M5 33C20 27 44 26 59 31M8 46C22 41 42 40 56 44';
