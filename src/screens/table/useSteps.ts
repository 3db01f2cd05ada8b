import { useEffect, useMemo, useState } from 'react';
import type { Scene } from '../../game-core/kernel/scene';
import type { Step } from '../../session/story';
import { useMotion } from '../../ui';

/** Before the first step the cards are dealt: an empty table is nothing to look at. */
export const FIRST = 1;

/** Goes through a story: step by step, by itself, or to any step at once. */
export function useSteps(story: readonly Step[], from: number) {
  const { ms } = useMotion();
  const [{ visit, at, isForward }, setStep] = useState({
    visit: 0,
    at: Math.max(FIRST, from),
    // Who comes to a later step wants to see how it was.
    isForward: from <= FIRST,
  });
  const [told, setTold] = useState(story);
  // The same step with other eyes: the table as it was then.
  if (told !== story) {
    setTold(story);
    setStep({ visit: visit + 1, at, isForward: false });
  }
  const [plays, setPlays] = useState(false);
  const [shown, setShown] = useState(-1);
  const isEnd = at === story.length;

  useEffect(() => {
    if (!plays || isEnd || shown !== visit) return undefined;
    const timer = setTimeout(
      () => setStep({ visit: visit + 1, at: at + 1, isForward: true }),
      ms('beat'),
    );
    return () => clearTimeout(timer);
  }, [plays, isEnd, shown, visit, at, ms]);

  const scene = useMemo((): Scene => {
    const step = story[at - 1];
    if (step === undefined) throw new RangeError(`No step ${at} in this match.`);
    // Whoever steps back wants to see how it was, not how it became so.
    const isStill = !isForward;
    return { ...step.scene, id: visit, ...(isStill && { before: null, happenings: [] }) };
  }, [story, at, visit, isForward]);

  return {
    at,
    scene,
    plays,
    isEnd,
    /** The step that the board has shown. */
    seen: shown === visit ? at : at - 1,
    onShown: () => setShown(visit),
    setPlays,
    /** One step or many; as a still picture where nobody wants to see how it came about. */
    stepTo: (moment: number, isStill = false): void =>
      setStep((now) => ({
        visit: now.visit + 1,
        at: Math.min(story.length, Math.max(FIRST, moment)),
        isForward: !isStill && moment > now.at,
      })),
  };
}

export type Steps = ReturnType<typeof useSteps>;
