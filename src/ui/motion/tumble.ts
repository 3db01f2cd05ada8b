/** The flight of a die from 0 (thrown) to 1 (lies still), as pure geometry. */
export interface Pose {
  /** In sizes of the die, upwards negative. */
  readonly lift: number;
  /** In degrees. */
  readonly turn: number;
  readonly scale: number;
  /** Which of the shown faces is up; the last one is the number that was decided. */
  readonly shown: number;
}

export const SHOWN_FACES = 3;

/** From here on the decided number is up, and the die only settles. */
const DECIDED_AT = 0.6;
const BOUNCES = 2.5;
const FULL_TURNS = 1.5;

export function tumbleAt(progress: number): Pose {
  'worklet';
  const rest = 1 - progress;
  const bounce = Math.abs(Math.cos(progress * BOUNCES * Math.PI)) * rest;
  return {
    lift: -0.8 * bounce,
    turn: -360 * FULL_TURNS * rest * rest,
    scale: 1 + 0.18 * bounce,
    shown:
      progress >= DECIDED_AT
        ? SHOWN_FACES - 1
        : Math.floor((progress / DECIDED_AT) * 6) % (SHOWN_FACES - 1),
  };
}
