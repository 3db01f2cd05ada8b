import type { Weighed } from '../kernel/judge';

/** Choices that differ by less count as even, and so does what may well be chance. */
const EVEN_POINTS = 0.02;
const EVEN_ERRORS = 2;

/** Whether a choice is as good as the best one, as far as a judge can tell. */
export function isEven({ price, priceError }: Weighed): boolean {
  return price < EVEN_POINTS || price <= EVEN_ERRORS * priceError;
}
