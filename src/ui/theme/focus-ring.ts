import type { Colours } from './colours';

/** The width of each of its two tones, in dp. */
export const RING = 3;

/**
 * The ring round what has the focus, in two tones: one of them stands out on any ground. Who taps or
 * clicks sees where, and gets none. It is ours everywhere: the browser draws none of its own.
 */
export function focusRing({ near, far }: Colours['focus']): string {
  return `
    :focus { outline: none; }
    :root:not([data-pointer]) :focus-visible:not([role="none"]) {
      outline: ${RING}px solid ${near};
      box-shadow: 0 0 0 ${2 * RING}px ${far} !important;
    }`;
}
