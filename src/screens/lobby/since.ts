import type { FirstPhrases } from '../../i18n/first';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Hours count within a day; after a night people count nights. */
function nightsBetween(then: number, now: number): number {
  const midnight = (time: number) => new Date(time).setHours(0, 0, 0, 0);
  // Rounded, for a day with a clock change is an hour short or long.
  return Math.round((midnight(now) - midnight(then)) / DAY);
}

/**
 * How long ago, in words. Our own words, because phones do not all bring such phrases along. A clock
 * that was set back is no reason to speak of the future, nor is a time that nobody can have meant.
 */
export function since(then: number, now: number, say: FirstPhrases): string {
  const passed = now - then;
  if (!(then > 0) || !(passed > -DAY)) return say.lobby.someTimeAgo;
  if (passed < MINUTE) return say.lobby.justNow;
  if (passed < HOUR) return say.lobby.minutesAgo(Math.floor(passed / MINUTE));
  const nights = nightsBetween(then, now);
  if (nights === 0 || passed < 6 * HOUR) return say.lobby.hoursAgo(Math.floor(passed / HOUR));
  if (nights <= 1) return say.lobby.yesterday;
  if (nights < 14) return say.lobby.daysAgo(nights);
  return say.lobby.weeksAgo(Math.floor(nights / 7));
}
