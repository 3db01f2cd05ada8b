import type { GestureResponderEvent } from 'react-native';

/** Longer than there is between the two taps of a double tap. */
const SECOND_TAP = 350;

/** What asks something else, or another person than the one whose fingers were last at the phone, waits so long at least. */
export const HAND_OVER = 700;

let acceptedAt = -Infinity;
let touchedAt = -Infinity;

/**
 * A finger has pressed something, and it counted. Keyboards and screen readers do not press what they
 * have not met, so that nothing has to be kept from them.
 */
export function noteTap(event: GestureResponderEvent | undefined): void {
  if (isFinger(event)) acceptedAt = Date.now();
}

/** A finger has been somewhere, be it that nothing came of it. */
export function noteTouch(event: GestureResponderEvent | undefined): void {
  if (isFinger(event)) touchedAt = Date.now();
}

export function isFinger(event: GestureResponderEvent | undefined): boolean {
  const { type } = (event?.nativeEvent ?? { type: 'key' }) as { readonly type?: string };
  return type?.startsWith('key') !== true;
}

/**
 * For how many milliseconds a tap may still be the second one of a double tap: it is meant for what
 * was there at the first.
 */
export function guardLeft(): number {
  return leftSince(acceptedAt);
}

/** For how many milliseconds fingers may still be tapping on. */
export function tailLeft(): number {
  return leftSince(touchedAt);
}

function leftSince(at: number): number {
  const since = Date.now() - at;
  // A clock may be set back.
  return since < 0 ? 0 : Math.max(0, SECOND_TAP - since);
}
