import { outline, space } from '../../../ui';

/** What stands in the thumb zone; quiet: news only. */
export type ZoneKind = 'build' | 'life' | 'result' | 'quiet';

interface Asked {
  readonly kind: ZoneKind;
  /** The side of a card in hand, and in how many rows they stand. */
  readonly card: number;
  readonly rows: number;
  readonly growth: number;
  readonly isTight: boolean;
  readonly isLarge: boolean;
  readonly isWide: boolean;
  /** Nobody will be asked anything: there are no keys. */
  readonly isReplay?: boolean;
}

/** A chip where words are so large that it has no name. */
export const LARGE_CHIP = 60;

export const HEAD = 46;
export const LINE = 24;
/** What is still asleep, as small cards. */
export const ASLEEP = 36;
const KEY = { bare: 54, withHint: 66 };
/** A line of large words, and what a window brings. */
const TITLE = 19;
const POINTS = 23;
const TWO_LINES = 76;
const EDGES = 2 * space.s + outline.normal;

/** How high the zone is: words grow, and it with them. */
export function zoneNeeds(
  { kind, card, rows, growth, isTight, isLarge, isWide, isReplay = false }: Asked,
  { textScale }: { readonly textScale: number },
): number {
  const words = textScale * growth;
  const gap = isTight ? space.xs + 2 : space.s;
  const key = isLarge ? 26 + TITLE * textScale : (isTight ? KEY.bare + 6 : KEY.withHint) * words;
  const hand = rows * card + (rows - 1) * space.s;
  switch (kind) {
    case 'quiet':
      return EDGES + (HEAD + (isTight ? 0 : LINE)) * words;
    case 'build': {
      if (isReplay) {
        // Whose hand it is stands above it, or where keys would be; large words leave it out.
        const line = isTight ? 0 : LINE * words + gap;
        return EDGES + hand + (isLarge ? 0 : HEAD * words + gap + line);
      }
      if (isLarge) return EDGES + hand + key + 2 * gap;
      const lines = isTight && !isWide ? 0 : (HEAD + LINE) * words + 2 * gap;
      return EDGES + lines + hand + gap + key;
    }
    case 'life': {
      if (isLarge) return EDGES + 2 * TITLE * textScale + POINTS * textScale + key + 3 * gap;
      const asleep = isTight && !isWide ? 0 : ASLEEP * growth + gap;
      return EDGES + HEAD * words + asleep + gap + key;
    }
    case 'result': {
      if (isLarge) return EDGES + 2 * TITLE * textScale + key + 2 * gap;
      // Side by side its keys have two lines.
      return EDGES + HEAD * words + gap + Math.max(key, TWO_LINES * words);
    }
  }
}
