import type { GestureResponderEvent } from 'react-native';
import { leftSince, SECOND_TAP, tailOf, touchedAgain, type TapRun } from './tap-runs';

let acceptedAt = -Infinity;
let run: TapRun | null = null;

/**
 * A finger has pressed something, and it counted. Screen readers do not press what they have not met, so that
 * nothing has to be kept from them.
 */
export function noteTap(event: GestureResponderEvent | undefined): void {
  if (isFinger(event)) acceptedAt = Date.now();
}

/** A finger has come down somewhere, be it that nothing comes of it. */
export function noteTouch(): void {
  run = touchedAgain(run, Date.now());
  for (const told of listeners) told();
}

/** A key that presses is down, or has just been let go. */
let isKeyDown = false;

/** It counts as a touch: who presses on with a key presses whatever has got the focus by then. */
export function noteKey(isDown: boolean): void {
  isKeyDown = isDown;
  if (isDown) noteTouch();
}

/** Whether a press comes from a key, and not from a finger or a screen reader. */
export function isByKey(event: GestureResponderEvent | undefined): boolean {
  return isKeyDown && !isFinger(event);
}

const listeners = new Set<() => void>();

/** Told of every finger that comes down, until the function that it returns is called. */
export function onTouch(told: () => void): () => void {
  listeners.add(told);
  return () => void listeners.delete(told);
}

export function isFinger(event: GestureResponderEvent | undefined): boolean {
  const { type, detail } = (event?.nativeEvent ?? { type: 'key' }) as Partial<UIEvent>;
  // A browser tells a key that presses a button as a click without a finger.
  return type?.startsWith('key') !== true && !(type === 'click' && detail === 0);
}

/**
 * For how many milliseconds a tap may still be the second one of a double tap: it is meant for what
 * was there at the first.
 */
export function guardLeft(): number {
  return leftSince(acceptedAt, SECOND_TAP, Date.now());
}

/** For how many milliseconds fingers may still be tapping on; after a single touch no longer than `calm`. */
export function tailLeft(calm: number): number {
  return tailOf(run, calm, Date.now());
}
