import { largeText, space, type ChipShape } from '../../../ui';
import type { Rect } from '../geometry';

/** The smallest width of a chip with its name beside the picture, and below which it is too narrow. */
const CHIP = { wide: 100, narrow: 78, large: 96, most: 200, roomy: 122, spare: 140 };

/** Where the chips are in a strip, by seat, and how high all of them are. */
export function chipsIn(
  strip: Omit<Rect, 'height'>,
  seats: number,
  textScale: number,
): { readonly chips: readonly Rect[]; readonly height: number } {
  const gap = space.xs;
  const fits = (columns: number) => (strip.width - gap * (columns - 1)) / columns;
  const isLarge = textScale >= largeText;
  const least = isLarge ? CHIP.large : CHIP.narrow * textScale;
  // Rows of equal length where they can be: six players stand three by three, not five and one.
  const rowCounts = Array.from({ length: seats }, (_, index) => index + 1);
  const rows = rowCounts.find((each) => fits(Math.ceil(seats / each)) >= least) ?? seats;
  const columns = Math.ceil(seats / rows);
  const width = Math.min(fits(columns), CHIP.most);
  const height = isLarge
    ? 56
    : isNarrow(width, textScale)
      ? 13 + 57 * textScale
      : 12 + 38 * textScale;
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

function isNarrow(chipWidth: number, textScale: number): boolean {
  return chipWidth < CHIP.wide * textScale;
}

/** How a chip shows all that it has to in its width. */
export function chipShape(chipWidth: number, textScale: number): ChipShape {
  if (textScale >= largeText) return 'nameless';
  if (isNarrow(chipWidth, textScale)) return 'above';
  return chipWidth < CHIP.roomy * textScale ? 'close' : 'beside';
}

/** Whether a chip has room left for how strong a bot is, also beside two counts. */
export function showsLevel(chipWidth: number, textScale: number): boolean {
  return chipWidth >= CHIP.spare * textScale;
}
