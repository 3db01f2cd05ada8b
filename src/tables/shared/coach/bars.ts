/** One of the bars that lead from the start to the result, as shares of the whole width. */
export interface Bar<Kind extends string> {
  readonly kind: Kind;
  readonly from: number;
  readonly width: number;
  /** Something was taken away: it leads from its right end to its left. */
  readonly isBack: boolean;
  /** Where it meets the one before it; null for the first. */
  readonly joint: number | null;
}

interface Sum<Kind extends string> {
  readonly start: number;
  /** What was added or taken away, in this order. */
  readonly parts: readonly (readonly [Kind, number])[];
  readonly result: number;
}

export interface Bars<Kind extends string> {
  readonly bars: readonly Bar<Kind>[];
  /** From nothing to certainty, in shares of the same width: what a result can fill. */
  readonly all: { readonly from: number; readonly width: number };
}

/** In thousandths: all of the victory. */
const ALL = 1000;

/** Each begins where the one before it ends; they may lead beyond certainty or below nothing, and back. */
export function barsOf<Kind extends string>({
  start,
  parts,
  result,
}: Sum<Kind>): Bars<Kind | 'start' | 'result'> {
  const ends = [start];
  for (const [, part] of parts) ends.push((ends.at(-1) ?? start) + part);
  const least = Math.min(0, ...ends);
  const width = Math.max(ALL, ...ends) - least;
  const at = (end: number) => (end - least) / width;
  const bar = <K extends string>(
    kind: K,
    [one, other]: readonly [number, number],
    joint: number | null,
  ): Bar<K> => ({
    kind,
    from: at(Math.min(one, other)),
    width: Math.abs(other - one) / width,
    isBack: other < one,
    joint: joint === null ? null : at(joint),
  });
  const bars = [
    bar('start', [0, start], null),
    ...parts.map(([kind], nth) => {
      const before = ends[nth] ?? start;
      return bar(kind, [before, ends[nth + 1] ?? start], before);
    }),
    bar('result', [0, result], ends.at(-1) ?? start),
  ];
  return { bars, all: { from: -least / width, width: ALL / width } };
}
