import { reviewOf, type Review } from '../../game-core/coach/review';
import { turningPoints, type TurningPoint } from '../../game-core/coach/turning-points';
import type { Seat } from '../../game-core/kernel/seats';
import type { Judged } from '../../session/appraising';
import type { Past } from '../../session/past';
import type { Curves } from '../../tables/shared/coach/curve-shape';

/** A finished match as one seat looks back on it, as far as it has been judged. */
export interface Look {
  readonly seat: Seat;
  readonly review: Review;
  readonly curves: Curves;
  /** Not before all of it is judged: a greater one may still come. */
  readonly points: readonly TurningPoint[];
  readonly isWhole: boolean;
}

export function lookAt({ players, length }: Past, { appraisal, share }: Judged, seat: Seat): Look {
  const isWhole = share === 1;
  const reviews = players.map((_, each) => reviewOf(appraisal, each));
  const review = reviews[seat];
  if (review === undefined) throw new RangeError(`Nobody sat in seat ${seat}.`);
  return {
    seat,
    review,
    curves: { shares: reviews.map((each) => sharesOf(each)), length },
    points: isWhole ? turningPoints(review) : [],
    isWhole,
  };
}

/** One share a moment: at the last one what it came to. */
export function sharesOf({ curve }: Review): readonly number[] {
  const byMoment: number[] = [];
  for (const { moment, share } of curve) byMoment[moment] = share;
  return byMoment;
}
