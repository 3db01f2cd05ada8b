import { useCallback, useState } from 'react';
import type { LayoutChangeEvent } from 'react-native';
import { CLOSE, FEW } from './HintWords';

/** What stands above the rows: head and reasons; and the rows, the best first. */
export type Part = 'head' | 'why' | number;

export type Measure = (part: Part) => (event: LayoutChangeEvent) => void;

/** The best alone stands above them already: from two on there is something to compare. */
const LEAST = 2;

/**
 * How many rows are seen whole in a place of that height. No part is higher or lower for how many rows there are, so
 * that one that is gone need not be measured again.
 */
export function useFittingRows(place: number) {
  const [heights, setHeights] = useState<Readonly<Partial<Record<Part, number>>>>({});
  const measure: Measure = useCallback(
    (part) =>
      ({ nativeEvent }) => {
        const { height } = nativeEvent.layout;
        setHeights((now) => (now[part] === height ? now : { ...now, [part]: height }));
      },
    [],
  );
  const above = (heights['head'] ?? 0) + (heights['why'] ?? 0);
  const needed = (rows: number) =>
    Array.from({ length: rows }, (_, nth) => CLOSE + (heights[nth] ?? 0)).reduce(
      (sum, height) => sum + height,
      above,
    );
  let rows = FEW;
  while (rows >= LEAST && needed(rows) > place + 1) rows -= 1;
  return { rows: rows < LEAST ? 0 : rows, measure };
}
