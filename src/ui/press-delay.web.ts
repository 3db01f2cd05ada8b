/** Browsers would wait 50 ms whether the finger means to scroll. A key that waits feels slow. */
export const noPressDelay = { delayPressIn: 0 };
