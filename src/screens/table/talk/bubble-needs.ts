import { largeText, outline, space } from '../../../ui';
import { type } from '../../../ui/theme/type';

/** The face of who speaks, where no tail shows who it is. */
export const FACE = 40;

/** A line longer than this is hard to read. */
const WIDEST = 420;
/** How wide a letter of usual size is, and a little more: lines end where words do. */
const LETTER = 8.4;

/** How much room a remark needs. It is asked before the bubble is drawn, so that where it lies does not hang on how wide it became there. */
export interface BubbleNeeds {
  readonly widest: number;
  /** About as high as that, rather higher. */
  heightIn(width: number): number;
}

export function bubbleNeeds(letters: number, textScale: number, growth: number): BubbleNeeds {
  const unit = textScale * growth;
  const widest = WIDEST * growth;
  const face = textScale >= largeText ? 0 : FACE * growth + space.s;
  return {
    widest,
    heightIn(width) {
      const line = Math.min(width, widest) - face - 2 * (space.m + outline.normal);
      const lines = Math.ceil((letters * LETTER * unit) / Math.max(1, line));
      // The first line is the name.
      return (1 + lines) * type.smallStrong.lineHeight * unit + 2 * (space.xs + outline.normal);
    },
  };
}
