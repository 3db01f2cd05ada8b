import { largeText, space } from '../../ui';
import { chipsIn } from './chips/layout';
import { clamp, type Rect, type Size } from './geometry';

/** How a screen is shared out: pure geometry, the same at every table that likes it so. */
export interface Areas {
  /** The chips of the players, by seat. */
  readonly chips: readonly Rect[];
  /** The thumb zone. */
  readonly zone: Rect;
  /** What is left for the game itself. */
  readonly table: Rect;
  /** Whether chips and zone are a column beside the table. */
  readonly isWide: boolean;
}

interface Needs {
  readonly size: Size;
  readonly seats: number;
  readonly textScale: number;
  /** The height that the thumb zone asks for. */
  readonly zone: (isWide: boolean) => number;
}

/** On a screen that is far too small, the table goes on behind the thumb zone. */
const LEAST = 120;

export function areasOf(needs: Needs): Areas {
  const { width, height } = needs.size;
  const isWide = width > height * 1.15;
  return { ...(isWide ? layWide(needs) : layTall(needs)), isWide };
}

type Laid = Omit<Areas, 'isWide'>;

/** Players above, thumbs below, the table between them. */
function layTall({ size: { width, height }, seats, textScale, zone }: Needs): Laid {
  const strip = { x: space.s, y: space.xs, width: width - 2 * space.s };
  const { chips, height: stripHeight } = chipsIn(strip, seats, textScale);
  const zoneHeight = Math.min(zone(false), height * 0.52);
  const top = strip.y + stripHeight;
  return {
    chips,
    zone: { x: 0, y: height - zoneHeight, width, height: zoneHeight },
    table: { x: 0, y: top, width, height: Math.max(LEAST, height - zoneHeight - top) },
  };
}

/** The table at the left; players and thumbs share a column at the right. */
function layWide({ size: { width, height }, seats, textScale, zone }: Needs): Laid {
  const column = textScale >= largeText ? width * 0.42 : clamp(224, width * 0.3, 340);
  const x = width - column;
  const strip = { x, y: space.s, width: column - space.s };
  const { chips, height: stripHeight } = chipsIn(strip, seats, textScale);
  const top = strip.y + stripHeight;
  const zoneHeight = Math.min(zone(true), height - top - space.s);
  return {
    chips,
    zone: { x, y: height - zoneHeight - space.s, width: column - space.s, height: zoneHeight },
    table: { x: 0, y: 0, width: x, height },
  };
}
