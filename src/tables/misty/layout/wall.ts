import { clamp, type Rect } from '../../shared/geometry';
import type { Layout } from './layout';
import type { Panes } from './panes';

/** What is round a whole window on its wall: pure geometry. */
export interface Wall {
  /** The cloth above it with its rod; null where there is no room. */
  readonly valance: Rect | null;
  /** The curtains at its sides, left and right. */
  readonly curtains: readonly [Rect, Rect] | null;
  /** Where things stand below it. */
  readonly floor: Rect | null;
}

type On = Pick<Layout, 'table' | 'zone' | 'isWide' | 'size'>;

const LEAST = { above: 26, beside: 26, below: 40 };
const MOST = { valance: 76, things: 92 };
/** Above the rod, so that it does not touch what is there. */
const AIR = 8;

/**
 * Curtains and things where the area leaves the wall bare. None while a side is open: then the window still
 * grows. Nothing of it covers the glass.
 */
export function layWall(layout: On, { frame, sill, wood, cell }: Panes): Wall | null {
  if (sill === null) return null;
  const { table: area, zone, isWide, size } = layout;
  // The panel with the keys is like a bench below the window.
  const floorAt = isWide ? size.height : zone.y;
  const above = frame.y - area.y;
  const beside = frame.x - area.x;
  const below = floorAt - (sill.y + sill.height);
  const hem = frame.y + wood * 0.5;
  const high = clamp(LEAST.above, Math.min(cell * 0.62, above - AIR), MOST.valance);
  const reach = Math.min(beside, cell * 0.8);
  // The ends of the rod are seen too.
  const hung = Math.min(reach, beside - AIR);
  const valance =
    above < LEAST.above
      ? null
      : { x: frame.x - hung, y: hem - high, width: frame.width + 2 * hung, height: high };
  const top = valance === null ? Math.max(area.y, frame.y - AIR) : valance.y;
  const curtain = (x: number): Rect => ({
    x,
    y: top,
    width: reach + wood * 0.5,
    height: sill.y - top,
  });
  const things = clamp(0, below * 0.82, MOST.things);
  return {
    valance,
    curtains:
      beside < LEAST.beside
        ? null
        : [curtain(frame.x - reach), curtain(frame.x + frame.width - wood * 0.5)],
    floor:
      below < LEAST.below
        ? null
        : { x: frame.x, y: floorAt - things, width: frame.width, height: things },
  };
}
