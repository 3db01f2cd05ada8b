import { useEffect, useState } from 'react';
import { usePhrases } from '../../i18n';
import type { Play } from '../../session/director';
import { useMotion } from '../../ui';
import { useApp } from '../app/AppProvider';

/** As long as it takes to see it twice. */
const TOLD_MS = 12_000;

/**
 * That a tap skips, said once on a device: from the first move or bot's turn that somebody watches,
 * until they have had the time to read it.
 */
export function useSkipTip(
  { scene, request, isShown, isOver }: Play,
  isWatched: boolean,
): string | null {
  const say = usePhrases();
  const { settings, change } = useApp();
  const { still } = useMotion();
  const [isTold, setTold] = useState(false);
  const isLong = scene.happenings.length > 1 && !isShown;
  const isBots = scene.before !== null && request === null;
  const isDue = !settings.knowsSkip && !still && isWatched && !isOver && (isLong || isBots);
  if (isDue && !isTold) setTold(true);
  useEffect(() => {
    if (isDue) change({ knowsSkip: true });
  }, [isDue, change]);
  useEffect(() => {
    if (!isTold) return undefined;
    const timer = setTimeout(() => setTold(false), TOLD_MS);
    return () => clearTimeout(timer);
  }, [isTold]);
  return isTold ? say.table.tapSkips : null;
}
