import { useEffect, useRef } from 'react';
import type { Cue } from '../../../sound';
import { useMotion } from '../../../ui';
import { lengthOf, type Act } from './acts';

type Play = (cue: Cue) => void;

/** What is heard of an act, once for each of its parts; where nothing travels, once. */
export function useActCues(act: Act<unknown> | null, name: string, play: Play): void {
  const motion = useMotion();
  const latest = useRef({ act, motion, play });
  useEffect(() => {
    latest.current = { act, motion, play };
  });
  useEffect(() => {
    const { act: running, motion: now, play: playNow } = latest.current;
    if (running === null || running.cue === null) return undefined;
    const [cue, times] = running.cue;
    const apart = (lengthOf(running, now) ?? 0) / times;
    const beats = Array.from({ length: now.reduced ? 1 : times }, (_, nth) =>
      setTimeout(() => playNow(cue), nth * apart),
    );
    return () => beats.forEach(clearTimeout);
  }, [name]);
}

/** A person's turn has come: the dice are theirs to throw. */
export function useTurnCue(request: string | null, play: Play): void {
  useEffect(() => {
    if (request !== null) play('turn');
  }, [request, play]);
}
