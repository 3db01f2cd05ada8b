import { useCallback, useEffect, useRef, useState } from 'react';

interface Options<A> {
  /** Another number is another scene. */
  readonly moment: number;
  readonly acts: readonly A[];
  readonly lastsOf: (act: A) => number;
  /** At the beginning of each act. */
  readonly onAct: (act: A) => (() => void) | void;
  /** Once for each scene. */
  readonly onShown: () => void;
}

export interface Stage<A> {
  /** What is being shown; null when the table is at rest. */
  readonly act: A | null;
  /** Somebody did not want to wait: everything jumps to its end. */
  readonly isSkipped: boolean;
  readonly skip: () => void;
}

interface Progress {
  readonly moment: number;
  readonly at: number;
  readonly isSkipped: boolean;
}

/** Plays the acts of a scene one after the other, and says once when all have been shown. */
export function useStage<A>({ moment, acts, lastsOf, onAct, onShown }: Options<A>): Stage<A> {
  const [stored, setProgress] = useState<Progress>({ moment, at: 0, isSkipped: false });
  // A new scene begins in the very render that brings it, so that its end is never seen first.
  const progress = stored.moment === moment ? stored : { moment, at: 0, isSkipped: false };
  const { at, isSkipped } = progress;
  const act = acts[at] ?? null;
  const isOver = act === null;

  // The newest of each, for timers that were set in an earlier render.
  const latest = useRef({ acts, lastsOf, onAct, onShown });
  useEffect(() => {
    latest.current = { acts, lastsOf, onAct, onShown };
  });

  useEffect(() => {
    const { acts: all, lastsOf: duration, onAct: begin } = latest.current;
    const running = all[at];
    if (running === undefined) return undefined;
    const end = begin(running);
    const timer = setTimeout(
      () => setProgress({ moment, at: at + 1, isSkipped: false }),
      duration(running),
    );
    return () => {
      clearTimeout(timer);
      end?.();
    };
  }, [moment, at]);

  const shown = useRef<number | null>(null);
  useEffect(() => {
    if (!isOver || shown.current === moment) return;
    shown.current = moment;
    latest.current.onShown();
  }, [isOver, moment]);

  const skip = useCallback(() => {
    setProgress({ moment, at: latest.current.acts.length, isSkipped: true });
  }, [moment]);

  return { act, isSkipped, skip };
}
