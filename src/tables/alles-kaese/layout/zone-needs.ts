import { largeText, outline, space, target } from '../../../ui';
import type { Layout } from './layout';

/** What the thumb zone has to have room for, in every state of a match. */
export interface ZoneNeeds {
  readonly textScale: number;
  readonly hasOdds: boolean;
  /** Nobody will be asked anything: only news are told. */
  readonly isReplay?: boolean;
}

/** Whose turn it is, in two lines. */
export const STATUS = 48;
/** The same in one. */
export const LINE = 26;
/** The bar of the odds, with the gap above it. */
export const ODDS = 20 + space.s;

/** Round a key's words, and round the keys. */
const KEY = 25;
const EDGES = 3 * space.s + 2 * outline.normal;
const LABEL = 22;
const HINT = 19;

const keyNeeds = (hintLines: number, textScale: number) =>
  KEY + (LABEL + hintLines * HINT) * textScale;

/** To keep has two short lines, to throw away one. */
function keysNeed(textScale: number, isStacked: boolean, hasHints = true): number {
  if (!isStacked) return keyNeeds(hasHints ? 2 : 0, textScale);
  return keyNeeds(hasHints ? 2 : 0, textScale) + space.s + keyNeeds(hasHints ? 1 : 0, textScale);
}

/** What a thumb zone needs: words grow, and it with them. */
export function zoneNeeds({ textScale, hasOdds, isReplay }: ZoneNeeds, isWide: boolean): number {
  if (isReplay) return EDGES + (STATUS + HINT) * textScale;
  const odds = hasOdds ? ODDS : 0;
  if (textScale >= largeText) {
    // Two keys alone, or one with what the last turn brought.
    const throwing = (LABEL + 2 * HINT) * textScale + keyNeeds(0, textScale);
    return EDGES + Math.max(throwing, odds + keysNeed(textScale, true, false));
  }
  return EDGES + STATUS * textScale + odds + keysNeed(textScale, isWide);
}

/** Whether keys have room for their second lines in a low zone, below what stands above them. */
export function hasRoomForHints(
  { zone, isLow, stacksKeys, growth }: Layout,
  textScale: number,
  { hasOdds, hasKey }: { readonly hasOdds: boolean; readonly hasKey: boolean },
): boolean {
  if (!isLow) return true;
  if (textScale >= largeText) return false;
  const head = hasKey ? target : LINE * textScale;
  const tight = EDGES - 3 * space.xs;
  const odds = hasOdds ? ODDS : 0;
  return zone.height / growth >= tight + head + odds + keysNeed(textScale, stacksKeys);
}
