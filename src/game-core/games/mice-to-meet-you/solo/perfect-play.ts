import type { Level } from '../types';

/**
 * How likely each rating is, the best first, for who always does what keeps the greatest chance to clear
 * the house: by the nuts at the start. Printed by `npm run -s solve:mice -- --goal clear`.
 */
export const PERFECT_PLAY: Readonly<Record<Level, readonly number[]>> = {
  3: [0.033382, 0.841677, 0.068931, 0.021698, 0.030892, 0.003182, 0.000239],
  2: [0.015712, 0.760245, 0.103409, 0.038442, 0.070161, 0.010667, 0.001364],
  1: [0.006, 0.593622, 0.140336, 0.058743, 0.155853, 0.036914, 0.008532],
  0: [0.001693, 0.35249, 0.134148, 0.067186, 0.263818, 0.116298, 0.064367],
};
