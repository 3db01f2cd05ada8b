import { noteKey } from '../taps';

const PRESSES: readonly string[] = ['Enter', ' '];
const isWriting = (target: EventTarget | null) => target instanceof HTMLInputElement;

/**
 * Notes the keys that press, until the function that it returns is called. One that is held presses once: by the time
 * that it repeats itself the focus may be on another button.
 */
export function watchKeys(): () => void {
  const down = (event: KeyboardEvent) => {
    if (!PRESSES.includes(event.key) || isWriting(event.target)) return;
    noteKey(true);
    if (!event.repeat) return;
    event.preventDefault();
    event.stopPropagation();
  };
  // A button is pressed by the space bar only after this.
  const up = () => setTimeout(() => noteKey(false));
  window.addEventListener('keydown', down, true);
  window.addEventListener('keyup', up, true);
  return () => {
    window.removeEventListener('keydown', down, true);
    window.removeEventListener('keyup', up, true);
  };
}
