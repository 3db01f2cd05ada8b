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

/** Thinks one slice further; whether it has come to its end. */
type Slice = () => boolean;

/**
 * Thinks in slices with pauses between them; several thoughts take turns, a slice each. The clock
 * only says when to pause: what is chosen follows from the thinking alone, however often it was
 * interrupted.
 */
export function createThinker({ now, pause }: Pace) {
  const waiting: Slice[] = [];
  let isRunning = false;

  const run = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    while (waiting.length > 0) {
      await pause();
      const slice = waiting.shift();
      if (slice?.() === false) waiting.push(slice);
    }
    isRunning = false;
  };

  return {
    think<T>(thinking: Thinking<T>): Thought<T> {
      let givenUp = false;
      const choice = new Promise<T | null>((resolve, reject) => {
        waiting.push(() => {
          const started = now();
          let spent: number;
          try {
            do {
              if (givenUp) {
                resolve(null);
                return true;
              }
              const step = thinking.next();
              if (step.done === true) {
                resolve(step.value);
                return true;
              }
              spent = now() - started;
              // A clock that was set back says nothing about how long this takes.
            } while (spent >= 0 && spent < SLICE_MS);
            return false;
          } catch (error) {
            reject(error);
            return true;
          }
        });
      });
      void run();
      return {
        choice,
        giveUp() {
          givenUp = true;
        },
      };
    },
  };
}
