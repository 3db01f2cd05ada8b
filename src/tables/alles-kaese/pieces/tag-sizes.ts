/** The tag with the number of a slice, in sizes of the slice: how high it is, and how far down it begins. */
export const TAG = {
  ordinary: { height: 0.27, top: 0.81, least: 18 },
  /** For those who see little. It hangs lower, so that it covers no hole. */
  big: { height: 0.37, top: 0.835, least: 24 },
};

interface TagPlace {
  readonly height: number;
  /** From the upper edge of the slice. */
  readonly top: number;
}

export function tagOn(slice: number, isBig: boolean): TagPlace {
  const { height, top, least } = isBig ? TAG.big : TAG.ordinary;
  return { height: Math.max(least, slice * height), top: slice * top };
}
