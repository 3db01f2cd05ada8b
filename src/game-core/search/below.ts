/**
 * Dice and cards in the head: a whole number below the bound, found by two others, so that there is
 * no stream that could get out of step. For bounds up to some hundred, where sixteen bits are enough;
 * that keeps to small whole numbers.
 */
export function below(bound: number, stream: number, nth: number): number {
  const word = mixed(stream, nth);
  return (((word >>> 16) ^ (word & 0xffff)) * bound) >>> 16;
}

/** The same for any bound. */
export function belowAny(bound: number, stream: number, nth: number): number {
  const word = mixed(stream, nth);
  return Math.floor((((word ^ (word >>> 16)) >>> 0) / 0x100000000) * bound);
}

function mixed(stream: number, nth: number): number {
  let word = Math.imul(nth + 1, 0x9e3779b1) ^ stream;
  word = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  return Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
}
