import type { Point } from '../../shared/geometry';
import type { Layout } from './layout';

interface Lanterns {
  readonly lanterns?: readonly Point[];
  readonly lanternWidth?: number;
}

/** They hang where the wall is high enough above the slices. */
export function lanternsOn({ shelves, slots, slice }: Layout): Lanterns {
  const [first] = slots;
  const width = Math.min(44, slice * 0.28);
  if (first === undefined || width < 26 || first.y - shelves.y < width * 1.5 + 18) return {};
  const at = (part: number) => ({ x: shelves.x + shelves.width * part, y: shelves.y });
  return { lanterns: [at(1 / 3), at(2 / 3)], lanternWidth: width };
}
