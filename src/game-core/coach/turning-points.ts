import type { Kinds } from '../kernel/game';
import type { Review } from './review';

/** What a turning point was: luck that helped, luck that hurt, or an own choice that cost. */
export type TurningSign = 'sun' | 'cloud' | 'costly';

/** Where a seat's game turned. */
export interface TurningPoint {
  readonly sign: TurningSign;
  /** Among costly choices, from 1 for the dearest; null for luck. */
  readonly rank: number | null;
  /** How many actions led to it: the next one is what it is about. */
  readonly moment: number;
  /** By how much it raised the share, or lowered it. */
  readonly by: number;
}

/** So many costly choices are numbered. */
export const COSTLIEST = 3;
/** So many strokes of luck are told at most, and none smaller than this. */
const MOST_LUCK = 4;
const LEAST_LUCK = 0.05;

/** The greatest strokes of luck and the costliest choices, in the order of the game. */
export function turningPoints<K extends Kinds>({
  swings,
  costly,
}: Pick<Review<K>, 'swings' | 'costly'>): readonly TurningPoint[] {
  const luck = swings
    .filter(({ step, by }) => step.by === 'chance' && Math.abs(by) >= LEAST_LUCK)
    .slice(0, MOST_LUCK)
    .map(({ step: { moment }, by }): TurningPoint => ({
      sign: by > 0 ? 'sun' : 'cloud',
      rank: null,
      moment,
      by,
    }));
  const choices = costly.slice(0, COSTLIEST).map(({ moment, price }, nth): TurningPoint => ({
    sign: 'costly',
    rank: nth + 1,
    moment,
    by: -price,
  }));
  return [...luck, ...choices].sort((a, b) => a.moment - b.moment);
}

/** The step of a replay that shows it: a throw once it lies there, a choice while it is still open. */
export function stepShowing({ sign, moment }: TurningPoint): number {
  return sign === 'costly' ? moment : moment + 1;
}
