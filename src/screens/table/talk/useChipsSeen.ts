import { useEffect, useState, type RefObject } from 'react';
import type { View } from 'react-native';
import type { Seat } from '../../../game-core/kernel/seats';
import { useMeasuredSpots } from '../../../tables/shared/chips/seat-spots';
import type { Rect, Size } from '../../../tables/shared/geometry';

type Chips = ReadonlyMap<Seat, Rect>;

const NOBODY: Chips = new Map();
/** Chips that scroll, or move on to other places at the table, tell nobody. */
const LOOK_AGAIN_MS = 150;

/** Where in an area of that size the chips are, as long as something there points at them. */
export function useChipsSeen(whole: RefObject<View | null>, area: Size): Chips {
  const measureSpots = useMeasuredSpots();
  const [chips, setChips] = useState(NOBODY);
  useEffect(() => {
    let isWanted = true;
    const look = () => {
      if (whole.current === null) return;
      void measureSpots(whole.current).then((found) => {
        if (isWanted) setChips((before) => (isSame(before, found) ? before : found));
      });
    };
    look();
    const timer = setInterval(look, LOOK_AGAIN_MS);
    return () => {
      isWanted = false;
      clearInterval(timer);
    };
  }, [measureSpots, whole, area]);
  return chips;
}

function isSame(one: Chips, other: Chips): boolean {
  return (
    one.size === other.size &&
    [...one].every(([seat, { x, y, width, height }]) => {
      const now = other.get(seat);
      return now?.x === x && now.y === y && now.width === width && now.height === height;
    })
  );
}
