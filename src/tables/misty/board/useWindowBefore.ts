import { useEffect, useMemo, useState } from 'react';
import { scoreSheet } from '../../../game-core/games/misty/score';
import type { Cell } from '../../../game-core/games/misty/sheet';
import type { Seat } from '../../../game-core/kernel/seats';
import { useMotion } from '../../../ui';
import { fullGrid } from '../layout/grid';
import type { Layout } from '../layout/layout';
import { layPanes } from '../layout/panes';
import { lifeOf } from '../life';
import type { TableProps } from './parts';

/** The window that has just come to life while the next one takes its place, as it was last seen; or null. */
export function useWindowBefore({ tableau, isSkipped }: TableProps, layout: Layout, seat: Seat) {
  const { still, ms } = useMotion();
  const [{ now, before }, setShown] = useState<Shown>({ now: seat, before: null });
  if (now !== seat) setShown({ now: seat, before: still || isSkipped ? null : now });
  useEffect(() => {
    if (before === null) return undefined;
    const timer = setTimeout(() => setShown({ now, before: null }), ms('slide'));
    return () => clearTimeout(timer);
  }, [now, before, ms]);
  const window = before === null ? NONE : (tableau.windows[before] ?? NONE);
  const moved = before === null ? NONE : (tableau.moved[before] ?? NONE);
  return useMemo(() => {
    if (before === null || window.length === 0) return null;
    return {
      seat: before,
      panes: layPanes(layout.table, fullGrid(window)),
      lives: lifeOf(window, moved, ALL),
      sheet: scoreSheet(window, moved),
      // Nobody taps or reads it any more.
      label: '',
      controlOf: unread,
    };
  }, [before, window, moved, layout]);
}

interface Shown {
  readonly now: Seat;
  readonly before: Seat | null;
}

const NONE: readonly never[] = [];
/** More meals than any window has. */
const ALL = 99;
const unread = (cell: Cell) => ({ label: `${cell}` });
