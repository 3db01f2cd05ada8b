/** So much of the victory is a whole bar, at every table and in every hint: bars can be compared. */
const WHOLE = 0.3;
/** However little it is, it is seen: a whole bar says that nothing is lost. */
const LEAST = 0.03;
/** However dear a choice is, something of the victory is left. */
const MOST = 0.92;

/** How much of its bar a choice loses. */
export function lostIn(price: number): number {
  return Math.min(MOST, Math.max(LEAST, price / WHOLE));
}
