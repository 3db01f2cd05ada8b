import type { Kinds } from '../kernel/game';
import type { Review } from './review';

/** What a turning point was: luck that helped, luck that hurt, a choice of somebody else, or an own one that cost. */
export type TurningSign = 'sun' | 'cloud' | 'slip' | 'costly';

/** Where a seat's game turned. */
export interface TurningPoint {
  readonly sign: TurningSign;
  /** Among costly choices, from 1 for the dearest; null for what the seat did not do. */
  readonly rank: number | null;
  /** How many actions led to it: the next one is what it is about. */
  readonly moment: number;
  /** By how much it raised the share, or lowered it. */
  readonly by: number;
}

/** So many costly choices are numbered. */
export const COSTLIEST = 3;
/** So much of what others and luck did is told at most, and nothing smaller than this. */
const MOST = 5;
const LEAST = 0.05;

/** What moved the curve most, be it luck or others, and the costliest choices, in the order of the game. */
export function turningPoints<K extends Kinds>({
  swings,
  costly,
}: Pick<Review<K>, 'swings' | 'costly'>): readonly TurningPoint[] {
  const befallen = swings
    .filter(({ kind, by }) => (kind === 'luck' || kind === 'others') && Math.abs(by) >= LEAST)
    .slice(0, MOST)
    .map(({ kind, moment, by }): TurningPoint => {
      const sign = kind === 'others' ? 'slip' : by > 0 ? 'sun' : 'cloud';
      return { sign, rank: null, moment, by };
    });
  const choices = costly.slice(0, COSTLIEST).map(({ moment, price }, nth): TurningPoint => ({
    sign: 'costly',
    rank: nth + 1,
    moment,
    by: -price,
  }));
  // What came of an action is told after the action itself.
  return [...befallen, ...choices].sort(
    (a, b) => a.moment - b.moment || ORDER.indexOf(a.sign) - ORDER.indexOf(b.sign),
  );
}

const ORDER: readonly TurningSign[] = ['costly', 'slip', 'sun', 'cloud'];

/** The step of a replay that shows it: what came to light once it lies there, a choice while it is still open. */
export function stepShowing({ sign, moment }: TurningPoint): number {
  return sign === 'costly' ? moment : moment + 1;
}
