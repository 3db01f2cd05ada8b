import type { Shares } from '../kernel/judge';
import type { Seat } from '../kernel/seats';
import type { Estimate } from './compare';
import type { Compared } from './judging';

/**
 * The same comparison with more of the victory for who has more of it, in the measure of the exponent: leads that quick
 * players lose in play-outs are kept by better ones. What is certain stays certain, and the best move the best.
 */
export function sharpened<M>(found: Compared<M>, seat: Seat, exponent: number): Compared<M> {
  if (exponent === 1) return found;
  const sharp = (move: M) => {
    const estimate = found.of(move);
    const shares = sharesTo(exponent, estimate.shares);
    const worth = shares[seat] ?? 0;
    // The log odds grow by the exponent, so that a small error grows in this measure.
    const slope = exponent * (spread(worth) / (spread(estimate.shares[seat] ?? 0) || 1));
    return { estimate, shares, worth, slope };
  };
  const top = sharp(found.best);
  return {
    best: found.best,
    of(move): Estimate {
      const { estimate, shares, worth, slope } = sharp(move);
      return {
        shares,
        error: slope * estimate.error,
        price: top.worth - worth,
        // Between the two moves the measure is nowhere much more than at one of them.
        priceError: Math.max(slope, top.slope) * estimate.priceError,
      };
    },
  };
}

export function sharesTo(exponent: number, shares: Shares): Shares {
  const powers = shares.map((share) => share ** exponent);
  const all = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / all);
}

function spread(share: number): number {
  return share * (1 - share);
}
