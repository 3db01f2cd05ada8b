import { useCallback, useEffect, useRef, useState } from 'react';
import { AppState } from 'react-native';
import { useMotion } from '../../ui';

/** Milliseconds that a scene moves, and that all are still before the next one does. */
export const LIVELY = 1200;
const PAUSE = 2000;
/** Nobody looks any more. */
const IDLE = 30_000;

interface Turns {
  /** Which scene moves; null while all are still. */
  readonly turn: number | null;
  /** Somebody touched the screen. */
  touch(): void;
}

/** One scene moves at a time, in turn: none where motion is reduced, unseen, or after a while without a touch. */
export function useTurns(scenes: number): Turns {
  const { reduced } = useMotion();
  const [turn, setTurn] = useState<number | null>(null);
  const [isAwake, setAwake] = useState(true);
  const [isSeen, setSeen] = useState(AppState.currentState !== 'background');
  const touchedAt = useRef(0);

  useEffect(() => {
    const listener = AppState.addEventListener('change', (state) => setSeen(state === 'active'));
    return () => listener.remove();
  }, []);

  const moves = !reduced && isSeen && isAwake;
  useEffect(() => {
    if (!moves) return;
    touchedAt.current = Date.now();
    let next = 0;
    let timer = setTimeout(begin, PAUSE);
    function begin() {
      if (Date.now() - touchedAt.current > IDLE) return setAwake(false);
      setTurn(next);
      next = (next + 1) % scenes;
      timer = setTimeout(rest, LIVELY);
    }
    function rest() {
      setTurn(null);
      timer = setTimeout(begin, PAUSE);
    }
    return () => {
      clearTimeout(timer);
      setTurn(null);
    };
  }, [moves, scenes]);

  const touch = useCallback(() => {
    touchedAt.current = Date.now();
    setAwake(true);
  }, []);
  return { turn, touch };
}
