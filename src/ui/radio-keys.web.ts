import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/**
 * In a browser a group of choices is one stop of the Tab key, and the arrows choose within it, as
 * people know it from every form.
 */
export function useRadioKeys(count: number, chosen: number, choose: (index: number) => void) {
  return {
    group: {
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const step = STEPS[event.key];
        if (step === undefined) return;
        // Or the page would scroll.
        event.preventDefault();
        const next = (Math.max(chosen, 0) + step + count) % count;
        choose(next);
        event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')[next]?.focus();
      },
    },
    radio: (index: number) => ({
      tabIndex: index === Math.max(chosen, 0) ? (0 as const) : (-1 as const),
    }),
  };
}
