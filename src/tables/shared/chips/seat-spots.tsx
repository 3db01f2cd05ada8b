import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import type { View } from 'react-native';
import type { Seat } from '../../../game-core/kernel/seats';
import type { Rect } from '../geometry';

type Spots = Map<Seat, View>;

const SpotsContext = createContext<Spots | null>(null);

/** Round a table and what points at its players. */
export function SeatSpots({ children }: { readonly children: ReactNode }) {
  const [spots] = useState((): Spots => new Map());
  return <SpotsContext value={spots}>{children}</SpotsContext>;
}

/** For the chip of somebody: what points at them finds it. */
export function useSeatSpot(seat: Seat): (chip: View | null) => void {
  const spots = useContext(SpotsContext);
  return useCallback(
    (chip: View | null) => {
      if (chip === null) spots?.delete(seat);
      else spots?.set(seat, chip);
    },
    [spots, seat],
  );
}

/** Where the chips are seen now, from the upper left corner of something else. */
export function useMeasuredSpots(): (from: View) => Promise<ReadonlyMap<Seat, Rect>> {
  const spots = useContext(SpotsContext);
  return useCallback(
    async (from: View) => {
      const corner = await rectOf(from);
      const found = await Promise.all(
        [...(spots ?? [])].map(async ([seat, chip]): Promise<[Seat, Rect]> => {
          const { x, y, width, height } = await rectOf(chip);
          return [seat, { x: x - corner.x, y: y - corner.y, width, height }];
        }),
      );
      return new Map(found);
    },
    [spots],
  );
}

function rectOf(view: View): Promise<Rect> {
  return new Promise((resolve) =>
    view.measureInWindow((x, y, width, height) => resolve({ x, y, width, height })),
  );
}
