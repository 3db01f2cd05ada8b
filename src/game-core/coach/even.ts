import type { Weighed } from '../kernel/judge';

/** Choices that differ by less count as even, and so does what may well be chance. */
const EVEN_POINTS = 0.02;
const EVEN_ERRORS = 2;
/** Who gives up so much of what is left to hope for does worse, be it by less than that. */
const MUCH_OF_IT = 1 / 3;

/** Whether a choice is as good as the best one, as far as a judge can tell. */
export function isEven({ price, priceError }: Weighed): boolean {
  return price < EVEN_POINTS || price <= EVEN_ERRORS * priceError;
}

/**
 * The same in a hint, which advises: where hardly anything can be won any more, two points are all that there is.
 * Looking back they stay even: there they say what a choice has cost.
 */
export function isAsGood(choice: Weighed, best: Weighed): boolean {
  return isEven(choice) && !givesUpMuch(choice, best);
}

/** Of what may be all chance nothing is said. */
function givesUpMuch({ price, priceError }: Weighed, { worth }: Weighed): boolean {
  return worth > 0 && price >= MUCH_OF_IT * worth && price >= priceError;
}
