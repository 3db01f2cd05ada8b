import type { Sum } from './percent';

/** One of the bars that lead from the start to the result, as shares of the whole width. */
export interface Bar {
  readonly kind: 'start' | 'luck' | 'skill' | 'result';
  readonly from: number;
  readonly width: number;
}

/** Each begins where the one before it ends; luck may lead beyond certainty, and choices back. */
export function barsOf({ start, luck, skill, result }: Sum): readonly Bar[] {
  const most = Math.max(1000, start + luck);
  const bar = (kind: Bar['kind'], one: number, other: number): Bar => ({
    kind,
    from: Math.min(one, other) / most,
    width: Math.abs(other - one) / most,
  });
  return [
    bar('start', 0, start),
    bar('luck', start, start + luck),
    bar('skill', start + luck, start + luck + skill),
    bar('result', 0, result),
  ];
}
