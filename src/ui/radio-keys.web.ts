import { useRef, type KeyboardEvent } from 'react';
import type { Radio } from './radio-keys';

const STEPS: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/**
 * In a browser a group of choices is one stop of the Tab key, and the arrows and the space bar choose
 * within it, as people know it from every form. They pass over what cannot be chosen. `onPicked` hears of the space
 * bar and of Enter, once it is let go: who uses the arrows may still be looking.
 */
export function useRadioKeys<T>(
  radios: readonly Radio<T>[],
  chosen: T,
  choose: (value: T) => void,
  onPicked?: () => void,
) {
  const pressed = useRef<EventTarget | null>(null);
  const free = radios.filter(({ value, disabled }) => disabled !== true || value === chosen);
  const at = Math.max(
    free.findIndex(({ value }) => value === chosen),
    0,
  );
  return {
    group: {
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const isPick = event.key === ' ' || event.key === 'Enter';
        pressed.current = isPick ? event.target : null;
        const places = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')];
        if (event.key === ' ') {
          const here = radios[places.findIndex((place) => place === event.target)];
          if (here === undefined || here.disabled === true) return;
          event.preventDefault();
          choose(here.value);
          return;
        }
        const step = STEPS[event.key];
        const next = step === undefined ? undefined : free[(at + step + free.length) % free.length];
        if (next === undefined) return;
        // Or the page would scroll.
        event.preventDefault();
        choose(next.value);
        places[radios.indexOf(next)]?.focus();
      },
      // Not before: whatever has the focus when a key is let go takes that for its own.
      onKeyUp(event: KeyboardEvent<HTMLElement>) {
        if (pressed.current === event.target) onPicked?.();
        pressed.current = null;
      },
    },
    radio: (value: T) => ({ tabIndex: value === free[at]?.value ? (0 as const) : (-1 as const) }),
  };
}
