import { largeText, outline, space } from '../../../ui';

/** Rows of the thumb zone on a phone, from above: they never change their height within a turn. */
export const ROW = { sum: 38, tray: 59, ways: 56, offer: 52, uses: 48 } as const;
export const GAP = 6;

/** All rows of an own throw, above the keys. */
export const ROWS_HEIGHT = ROW.sum + GAP + ROW.tray + GAP + ROW.ways;

/** Round a key's words. */
const KEY = 25;
const LABEL = 22;
const HINT = 19;
const EDGES = 2 * space.s + outline.normal + space.s - GAP;

interface Needs {
  readonly textScale: number;
  readonly isReplay?: boolean;
  /** No dice are counted: there are two rows above the keys. */
  readonly isOffer?: boolean;
}

/** Keys with so many lines below their labels. */
const keysNeed = (textScale: number, lines: number) => KEY + (LABEL + lines * HINT) * textScale;

/** The keys of an own throw, and the first row above them; or two rows, the dice too. */
export const rowsNeed = (count: 1 | 2, textScale: number, growth: number, lines = 1) => {
  const rows = count === 1 ? ROW.ways : ROW.tray + GAP + ROW.ways;
  return (EDGES + rows + GAP + keysNeed(textScale, lines)) * growth;
};

/** What the zone has to have room for in every state of a turn. */
export function zoneNeeds(
  { textScale, isReplay = false, isOffer = false }: Needs,
  growth: number,
  isWide: boolean,
): number {
  const rows = isOffer ? ROW.offer : ROW.sum + GAP + ROW.tray;
  const choices = isOffer ? ROW.uses : ROW.ways;
  if (isReplay) return (EDGES + rows + GAP + HINT * textScale) * growth;
  const isLarge = textScale >= largeText;
  // Beyond that, lines break more than they grow.
  const words = (textScale - 1) * HINT * (isLarge ? 3 : 1);
  // What an offer costs and who gets it may take two lines.
  const lines = isLarge ? 0 : isOffer ? 2 : 1;
  const all = EDGES + rows + GAP + choices + GAP + words + keysNeed(textScale, lines);
  return (all + (isWide ? outline.normal : 0)) * growth;
}
