/** A key goes down under the finger, not a moment later; phones need not be told. */
export const noPressDelay = {};
