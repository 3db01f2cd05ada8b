import { type Thinking } from '../game-core/kernel/thinking';

/** How thought is let share a thread with a table that moves. */
export interface Pace {
  readonly now: () => number;
  /** Lets everything else that waits go first: input, a frame, storage. */
  readonly pause: () => Promise<void>;
}

/** Thought that was begun. */
export interface Thought<T> {
  /** The choice, or null where it was given up first. */
  readonly choice: Promise<T | null>;
  /** Not one more piece of work is done after this. */
  giveUp(): void;
}

/** About half a frame: a slice never costs more than one frame in two. */
const SLICE_MS = 8;

/**
 * Thinks in slices with pauses between them. The clock only says when to pause: what is chosen
 * follows from the thinking alone, however often it was interrupted.
 */
export function thinkInSlices<T>(thinking: Thinking<T>, { now, pause }: Pace): Thought<T> {
  let givenUp = false;
  const think = async (): Promise<T | null> => {
    for (;;) {
      await pause();
      const started = now();
      let spent: number;
      do {
        if (givenUp) return null;
        const step = thinking.next();
        if (step.done === true) return step.value;
        spent = now() - started;
        // A clock that was set back says nothing about how long this takes.
      } while (spent >= 0 && spent < SLICE_MS);
    }
  };
  return {
    choice: think(),
    giveUp() {
      givenUp = true;
    },
  };
}
