import type { PaintName } from '../../../ui/theme/misty';

/** One shape of a drawing in colour: what fills it, and the pen round it. */
export type Layer = readonly [
  path: string,
  fill: PaintName | null,
  /** Ink unless told. */
  pen?: PaintName | null,
  /** How thick the pen is, on 64 × 64. */
  width?: number,
];

export const PEN = 3.2;
