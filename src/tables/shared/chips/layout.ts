import { largeText, space, type ChipShape } from '../../../ui';
import type { Rect } from '../geometry';

/** The smallest width of a chip with its name beside the picture, and below which it is too narrow. */
const CHIP = { wide: 100, narrow: 78, large: 96, most: 200, roomy: 122, spare: 140, faced: 84 };

/**
 * Where the chips are in a strip, by seat, and how high all of them are. They are drawn `growth` times
 * as large as on a phone. Where there is free height, they take it to be wide.
 */
export function chipsIn(
  strip: Omit<Rect, 'height'>,
  seats: number,
  textScale: number,
  growth = 1,
  freeHeight = 0,
): { readonly chips: readonly Rect[]; readonly height: number } {
  const gap = space.xs * growth;
  const fits = (columns: number) => (strip.width - gap * (columns - 1)) / columns;
  const isLarge = textScale >= largeText;
  const unit = textScale * growth;
  const heightFor = (width: number) => {
    if (isLarge) return 56 * growth;
    return isNarrow(width, unit) ? 13 + 57 * unit : 12 + 38 * unit;
  };
  // Rows of equal length where they can be: six players stand three by three, not five and one.
  const rowCounts = Array.from({ length: seats }, (_, index) => index + 1);
  const widthIn = (rows: number) => fits(Math.ceil(seats / rows));
  const least = isLarge ? CHIP.large * growth : CHIP.narrow * unit;
  const isRoomy = (rows: number) =>
    widthIn(rows) >= CHIP.spare * unit && rows * (heightFor(widthIn(rows)) + gap) <= freeHeight;
  const rows = rowCounts.find(isRoomy) ?? rowCounts.find((each) => widthIn(each) >= least) ?? seats;
  const columns = Math.ceil(seats / rows);
  const width = freeHeight > 0 ? fits(columns) : Math.min(fits(columns), CHIP.most * growth);
  const height = heightFor(width);
  const left = strip.x + (strip.width - columns * width - (columns - 1) * gap) / 2;
  const chips = Array.from({ length: seats }, (_, seat): Rect => {
    const row = Math.floor(seat / columns);
    return {
      x: left + (seat % columns) * (width + gap),
      y: strip.y + row * (height + gap),
      width,
      height,
    };
  });
  return { chips, height: rows * (height + gap) };
}

/** Lengths are compared in units: how large letters are, for people and on this screen. */
function isNarrow(chipWidth: number, unit: number): boolean {
  return chipWidth < CHIP.wide * unit;
}

/** How a chip shows all that it has to in its width. */
export function chipShape(chipWidth: number, textScale: number, growth = 1): ChipShape {
  const unit = textScale * growth;
  if (textScale >= largeText) return 'nameless';
  if (isNarrow(chipWidth, unit)) return 'above';
  return chipWidth < CHIP.roomy * unit ? 'close' : 'beside';
}

/** Whether a chip has room left for how strong a bot is, also beside two counts. */
export function showsLevel(chipWidth: number, textScale: number, growth = 1): boolean {
  return chipWidth >= CHIP.spare * textScale * growth;
}

export const FACE_ON_CHIP = 20;

/** Whether a chip has room left for the face of who plays, half of it over the picture. */
export function showsFace(chipWidth: number, textScale: number, growth = 1): boolean {
  switch (chipShape(chipWidth, textScale, growth)) {
    case 'beside':
      return true;
    case 'above':
      return chipWidth >= CHIP.faced * textScale * growth;
    case 'nameless':
      return chipWidth >= CHIP.wide * growth;
    case 'close':
      return false;
  }
}
