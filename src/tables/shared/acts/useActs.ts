import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Kinds } from '../../../game-core/kernel/game';
import { useCue } from '../../../sound';
import { useMotion } from '../../../ui';
import type { BoardProps } from '../game-table';
import { actsOf, lengthOf, type Act, type Staging } from './acts';
import { useActCues, useTurnCue } from './cues';

export interface Shown<Tableau, A extends Act<Tableau>> {
  /** What is being shown; null when the table is at rest. */
  readonly act: A | null;
  readonly tableau: Tableau;
  /** Somebody did not want to wait: everything jumps to its end. */
  readonly isSkipped: boolean;
  /** To the end, or to the next act that somebody holds: nobody skips what is theirs to look at. */
  readonly skip: () => void;
  /** Ends an act that lasts until it is let go. */
  readonly release: () => void;
}

interface Progress {
  readonly id: number;
  readonly at: number;
  readonly isSkipped: boolean;
}

/**
 * Plays the acts of a scene one after the other, lets them be heard, and says once for each scene
 * that all have been shown.
 */
export function useActs<K extends Kinds, Tableau, A extends Act<Tableau>>(
  { scene, request, onShown }: Pick<BoardProps<K>, 'scene' | 'request' | 'onShown'>,
  staging: Staging<K, Tableau, A>,
): Shown<Tableau, A> {
  const motion = useMotion();
  const { id } = scene;
  const acts = useMemo(() => actsOf(staging, scene), [staging, scene]);
  const rest = useMemo(() => staging.tableauOf(scene.view), [staging, scene.view]);
  const [stored, setProgress] = useState<Progress>({ id, at: 0, isSkipped: false });
  // A new scene begins in the very render that brings it, so that its end is never seen first.
  const { at, isSkipped } = stored.id === id ? stored : { at: 0, isSkipped: false };
  const act = acts[at] ?? null;
  const isOver = act === null;

  // The newest of each, for timers that were set in an earlier render.
  const latest = useRef({ acts, motion, onShown });
  useEffect(() => {
    latest.current = { acts, motion, onShown };
  });

  useEffect(() => {
    const running = latest.current.acts[at];
    if (isOver || running === undefined) return undefined;
    const length = lengthOf(running, latest.current.motion);
    if (length === null) return undefined;
    const next = { id, at: at + 1, isSkipped: false };
    const timer = setTimeout(() => setProgress(next), length);
    return () => clearTimeout(timer);
  }, [id, at, isOver]);

  const told = useRef<number | null>(null);
  useEffect(() => {
    if (!isOver || told.current === id) return;
    told.current = id;
    latest.current.onShown();
  }, [isOver, id]);

  const cue = useCue();
  useActCues(act, `${id} ${at}`, cue);
  useTurnCue(isOver && request?.kind === 'throw' ? request.name : null, cue);

  const skip = useCallback(() => {
    const held = acts.findIndex(({ lasts }, nth) => nth >= at && lasts === 'until-let-go');
    setProgress({ id, at: held < 0 ? acts.length : held, isSkipped: true });
  }, [acts, id, at]);

  const isHeld = act?.lasts === 'until-let-go';
  const release = useCallback(() => {
    if (isHeld) setProgress({ id, at: at + 1, isSkipped: false });
  }, [isHeld, id, at]);

  return { act, tableau: act?.tableau ?? rest, isSkipped, skip, release };
}
