import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCue } from '../../../sound';
import { useMotion } from '../../../ui';
import type { Turned } from './round-the-table';

/** All cards together take at most so many times the roll of a die. */
const LENGTH = 9;

interface Revealing {
  /** How many cards lie open. */
  readonly shown: number;
  readonly isSkipped: boolean;
  /** All of them at once. */
  skip(): void;
}

/**
 * Turns the cards over one after another, and tells once when all have been seen. What was turned over
 * before, say before a reload, lies open at once.
 */
export function useReveal(
  turns: readonly Turned[],
  isRevealed: boolean,
  onRevealed: () => void,
): Revealing {
  const { still, ms } = useMotion();
  const cue = useCue();
  const all = turns.length;
  const isStill = still || isRevealed;
  const [shown, setShown] = useState(isStill ? all : 0);
  const [isSkipped, setSkipped] = useState(isStill);
  const isAll = shown >= all;
  const pace = Math.min(ms('slide'), (LENGTH * ms('tumble')) / Math.max(1, all));

  const begun = useRef(0);
  useEffect(() => {
    begun.current = Date.now();
  }, []);

  // A slow device turns several at once: nobody has to wait longer for the end.
  const turn = useEffectEvent(() => {
    const due = Math.floor((Date.now() - begun.current) / pace);
    const next = Math.min(all, Math.max(shown + 1, due));
    if (turns.slice(shown, next).some(({ opensRound }) => opensRound)) cue('reveal');
    setShown(next);
  });
  useEffect(() => {
    if (isAll) return undefined;
    const timer = setTimeout(() => turn(), pace);
    return () => clearTimeout(timer);
  }, [shown, isAll, pace]);

  const end = useEffectEvent(() => {
    if (!isRevealed) cue('win');
    onRevealed();
  });
  // The last sums are seen for a moment, unless somebody is in a hurry.
  const rest = isSkipped ? 0 : ms('pulse');
  useEffect(() => {
    if (!isAll) return undefined;
    const timer = setTimeout(() => end(), rest);
    return () => clearTimeout(timer);
  }, [isAll, rest]);

  return {
    shown,
    isSkipped,
    skip() {
      setSkipped(true);
      setShown(all);
    },
  };
}
