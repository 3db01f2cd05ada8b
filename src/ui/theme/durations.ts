/** Milliseconds at normal speed. From roll to usable: at most 700. */
export const durations = {
  press: 80,
  fade: 180,
  slide: 260,
  flip: 320,
  hop: 220,
  fly: 420,
  /** With 160 left for a slow phone to answer. */
  tumble: 540,
  pulse: 900,
  /** A bot makes up its mind. */
  think: 700,
  /** A bot reaches for the dice. */
  beat: 400,
} as const;

export type DurationName = keyof typeof durations;

/** How fast people want it; off replaces every travel by a fade, and waits for nothing longer than fast does. */
export type Speed = 'normal' | 'fast' | 'off';

export const speedFactor: Readonly<Record<Speed, number>> = { normal: 1, fast: 0.4, off: 0.35 };
