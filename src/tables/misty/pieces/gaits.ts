import type { Kind } from '../../../game-core/games/misty/cards';

/** How something looks on its way, beside where it is: in sizes of a card, and degrees. */
export interface Pose {
  readonly lift: number;
  readonly turn: number;
  readonly wide: number;
  readonly high: number;
}

type Gait = 'drive' | 'roll' | 'fly' | 'sail' | 'float' | 'drip' | 'munch' | 'still';

const GAITS: Readonly<Record<Kind, Gait>> = {
  truck: 'drive',
  tractor: 'drive',
  scooter: 'roll',
  unicycle: 'roll',
  rocket: 'fly',
  balloon: 'float',
  leaf: 'sail',
  raindrop: 'drip',
  monster: 'munch',
  heart: 'still',
  star: 'still',
  house: 'still',
  smile: 'still',
  flower: 'still',
};

export function gaitOf(kind: Kind): Gait {
  return GAITS[kind];
}

/** From 0, where it sets off, to 1, where it has come to rest. */
export function poseAt(gait: Gait, progress: number): Pose {
  'worklet';
  const on = Math.sin(progress * Math.PI);
  const wave = (times: number) => Math.sin(progress * times * 2 * Math.PI) * on;
  switch (gait) {
    case 'drive':
      // Over a bumpy road, and it nods when it brakes.
      return {
        lift: 0.05 * Math.abs(wave(3)),
        turn: 3 * wave(1),
        wide: 1,
        high: 1 + 0.05 * wave(3),
      };
    case 'roll':
      return { lift: 0.03 * on, turn: 14 * wave(1), wide: 1, high: 1 };
    case 'fly':
      // It stretches as it takes off.
      return { lift: 0, turn: 2 * wave(4), wide: 1 - 0.12 * on, high: 1 + 0.2 * on };
    case 'sail':
      return { lift: 0, turn: 24 * wave(1), wide: 1, high: 1 };
    case 'float':
      return { lift: 0, turn: 9 * wave(1.5), wide: 1 + 0.06 * wave(2), high: 1 };
    case 'drip':
      return { lift: 0, turn: 0, wide: 1 - 0.16 * on, high: 1 + 0.22 * on };
    case 'munch':
      return {
        lift: 0.16 * on,
        turn: 8 * wave(2),
        wide: 1 + 0.16 * Math.abs(wave(3)),
        high: 1 - 0.14 * Math.abs(wave(3)),
      };
    case 'still':
      return { lift: 0, turn: 0, wide: 1, high: 1 };
  }
}
