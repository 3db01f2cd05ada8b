/** Touches that follow each other so closely that whoever taps may still be at it. */
export interface TapRun {
  readonly length: number;
  /** When the last one began. */
  readonly at: number;
}

/** Longer than there is between the two taps of a double tap. */
export const SECOND_TAP = 350;

/** Whoever does not touch anything for so long has stopped tapping. */
export const QUIET = 700;

export function touchedAgain(run: TapRun | null, now: number): TapRun {
  return { length: run !== null && isWithin(QUIET, run.at, now) ? run.length + 1 : 1, at: now };
}

/**
 * For how many milliseconds a touch may still belong to the run. A single touch is calm: what comes of it may
 * be touched as soon as `calm` allows, which is no shorter than a double tap. Whoever has tapped on has to stop first.
 */
export function tailOf(run: TapRun | null, calm: number, now: number): number {
  if (run === null) return 0;
  return leftSince(run.at, run.length > 1 ? QUIET : Math.max(SECOND_TAP, calm), now);
}

export function leftSince(at: number, wait: number, now: number): number {
  return isWithin(wait, at, now) ? wait - (now - at) : 0;
}

/** A clock may be set back: then nothing is waited for. */
function isWithin(wait: number, at: number, now: number): boolean {
  return now >= at && now - at < wait;
}
