/**
 * A whole number below the bound, found by two others: for dice and cards in the head, where there
 * is no stream that could get out of step.
 */
export function below(bound: number, stream: number, nth: number): number {
  let word = Math.imul(nth + 1, 0x9e3779b1) ^ stream;
  word = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
  // Sixteen bits are enough here, and keep to small whole numbers.
  return (((word >>> 16) ^ (word & 0xffff)) * bound) >>> 16;
}
