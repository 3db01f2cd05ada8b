import { useEffect, useMemo, useState } from 'react';
import type { Card } from '../../../game-core/games/misty/cards';
import { bestOrder } from '../../../game-core/games/misty/order';
import { scoreSheet, type ScoreSheet } from '../../../game-core/games/misty/score';
import type { Window } from '../../../game-core/games/misty/types';
import { useMotion } from '../../../ui';
import { lifeOf, type Life } from '../life';

export interface BestShown {
  readonly lives: readonly Life[];
  readonly sheet: ScoreSheet;
  /** The drawing that moves now, and which of all it is; null before the first and after the last. */
  readonly now: Card | null;
  readonly nth: number;
  readonly isOver: boolean;
  /** What the best order brings. */
  readonly best: number;
  /** It is the very order that was played. */
  readonly isSame: boolean;
  /** Another number each time that it is played. */
  readonly visit: number;
  readonly again: () => void;
}

const ALL = 99;

/** Plays an order that could not be better, drawing by drawing. */
export function useBestOrder(window: Window, played: readonly Card[]): BestShown {
  const { still, ms } = useMotion();
  const order = useMemo(() => bestOrder(window), [window]);
  // The monsters eat last.
  const steps = order.length + 1;
  const [{ visit, at }, setShown] = useState({ visit: 0, at: still ? steps : 0 });
  useEffect(() => {
    if (at >= steps) return undefined;
    const timer = setTimeout(() => setShown({ visit, at: at + 1 }), 1.7 * ms('fly'));
    return () => clearTimeout(timer);
  }, [visit, at, steps, ms]);
  const moved = useMemo(() => order.slice(0, at), [order, at]);
  const isOver = at >= steps;
  const lives = useMemo(() => lifeOf(window, moved, isOver ? ALL : null), [window, moved, isOver]);
  return {
    lives,
    sheet: useMemo(() => scoreSheet(window, moved), [window, moved]),
    now: isOver ? null : (order[at - 1] ?? null),
    nth: at,
    isOver,
    best: useMemo(() => scoreSheet(window, order).points, [window, order]),
    isSame: order.every((card, nth) => card === played[nth]),
    visit,
    again: () => setShown({ visit: visit + 1, at: still ? steps : 0 }),
  };
}
