import { largeText, outline, space, target } from '../../../ui';
import type { Layout } from './layout';

/** What the thumb zone has to have room for, in every state of a match. */
export interface ZoneNeeds {
  readonly textScale: number;
  readonly hasOdds: boolean;
  /** Nobody will be asked anything: only news are told. */
  readonly isReplay?: boolean;
  /** Something else is read beside the table. */
  readonly sharesRoom?: boolean;
}

/** Whose turn it is, in two lines. */
export const STATUS = 48;
/** The same in one. */
export const LINE = 26;
/** The bar of the odds, and with the gap above it. */
const BAR = 20;
const ODDS = BAR + space.s;

/** Round a key's words, and round the keys. */
const KEY = 25;
const EDGES = 3 * space.s + 2 * outline.normal;
const LABEL = 22;
const HINT = 19;

const keyNeeds = (hintLines: number, textScale: number) =>
  KEY + (LABEL + hintLines * HINT) * textScale;

/** How much keys say in their second lines. */
export type Hints = 'full' | 'short' | 'none';

/** In full, to keep has two short lines and to throw away one. */
const LINES = {
  full: { keep: 2, throwAway: 1 },
  short: { keep: 1, throwAway: 1 },
  none: { keep: 0, throwAway: 0 },
};

function keysNeed(textScale: number, isStacked: boolean, hints: Hints = 'full'): number {
  const { keep, throwAway } = LINES[hints];
  if (!isStacked) return keyNeeds(keep, textScale);
  return keyNeeds(keep, textScale) + space.s + keyNeeds(throwAway, textScale);
}

/** What a thumb zone needs: words grow, and it with them. */
export function zoneNeeds({ textScale, hasOdds, isReplay }: ZoneNeeds, isWide: boolean): number {
  if (isReplay) return EDGES + (STATUS + HINT) * textScale;
  const odds = hasOdds ? ODDS : 0;
  if (textScale >= largeText) {
    // Two keys alone, or one with what the last turn brought.
    const throwing = (LABEL + 2 * HINT) * textScale + keyNeeds(0, textScale);
    return EDGES + Math.max(throwing, odds + keysNeed(textScale, true, 'none'));
  }
  return EDGES + STATUS * textScale + odds + keysNeed(textScale, isWide);
}

/** The least round and between what is in a zone where every dp counts. */
const TIGHT = EDGES - 3 * space.xs;

/** Whether keys with a second line may stand one above the other in a column, below a key and the odds. */
export function canStack(height: number, { textScale, hasOdds, isReplay }: ZoneNeeds): boolean {
  if (isReplay) return true;
  const odds = hasOdds ? BAR + space.xs : 0;
  return height >= TIGHT + target + odds + keysNeed(textScale, true, 'short');
}

/** Whether large words have room, above the odds and two keys, both to ask and to say what comes of it. */
export function canAskInLarge({ zone, isWide }: Layout, textScale: number): boolean {
  const words = 4 * HINT * textScale;
  return isWide && zone.height >= EDGES + words + target + keysNeed(textScale, true, 'none');
}

/** What keys have room for in their second lines, below what stands above them. */
export function hintsIn(
  { zone, isWide, isLow, stacksKeys, growth }: Layout,
  textScale: number,
  { hasOdds, hasKey }: { readonly hasOdds: boolean; readonly hasKey: boolean },
): Hints {
  if (!isLow) return 'full';
  if (textScale >= largeText) return 'none';
  const head = hasKey ? target : LINE * textScale;
  const odds = hasOdds ? BAR + space.xs : 0;
  const left = zone.height / growth - TIGHT - head - odds;
  // Side by side in a column, a short line breaks.
  if (isWide && !stacksKeys) return left >= keyNeeds(2, textScale) ? 'short' : 'none';
  const fits = (hints: Hints) => left >= keysNeed(textScale, stacksKeys, hints);
  return fits('full') ? 'full' : fits('short') ? 'short' : 'none';
}
