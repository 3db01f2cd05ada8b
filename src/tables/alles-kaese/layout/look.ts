import { TAG } from '../pieces/tag-sizes';

/** How large pieces are, and what is left free round them. */
export interface Look {
  readonly isBig: boolean;
  /** The largest slice. */
  readonly most: number;
  /** Below a slice at least: the board, and the tag that hangs over its edge, which hangs so far, in slices. */
  readonly below: number;
  readonly tag: number;
  /** Between slices, of six in a row or of three. */
  readonly gap: { readonly six: number; readonly three: number };
  /** The die in slices, how large at most, and at most on a low counter. */
  readonly die: number;
  readonly dieMost: number;
  readonly dieLow: number;
  readonly counter: number;
}

export const ORDINARY: Look = {
  isBig: false,
  most: 220,
  below: 20,
  tag: 0,
  gap: { six: 4, three: 15 },
  die: 0.62,
  dieMost: 110,
  dieLow: 60,
  counter: 70,
};

export const BIG: Look = {
  isBig: true,
  most: 230,
  below: 16,
  tag: TAG.big.top + TAG.big.height - 1,
  gap: { six: 2, three: 6 },
  die: 0.76,
  dieMost: 130,
  dieLow: 68,
  counter: 74,
};

/** What is chosen is lifted so far, and grows by that part of its side. */
export const LIFT = { up: 6, growth: 0.06 };
