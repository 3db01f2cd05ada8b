/**
 * How everything here is measured: machines are shared and noisy, so a figure is always a ratio of
 * two things that took turns in the same run. Each gets a warm-up, then rounds of at least
 * ROUND_MS one after the other; the ratio is that of the fastest rounds, which noise disturbs least.
 */
const ROUND_MS = 150;
const ROUNDS = 9;
const WARM_UP_ROUNDS = 3;

/** Does some work and says how many units of it were done. */
export type Work = () => number;

export interface Row {
  readonly name: string;
  readonly detail: string;
  /** A ratio, unless it has a unit. */
  readonly figure: number;
  readonly unit?: string;
  /** What the figure must be; null where it is only reported. */
  readonly bar: { readonly least: number } | { readonly most: number } | null;
}

/** Units a second of each, measured in turns. */
export function compareSpeeds(works: readonly Work[]): number[] {
  const best = works.map(() => 0);
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    works.forEach((work, index) => {
      const speed = speedOf(work);
      if (round >= WARM_UP_ROUNDS) best[index] = Math.max(best[index] ?? 0, speed);
    });
  }
  return best;
}

function speedOf(work: Work): number {
  const started = performance.now();
  let units = 0;
  let elapsed = 0;
  while (elapsed < ROUND_MS) {
    units += work();
    elapsed = performance.now() - started;
  }
  return (1000 * units) / elapsed;
}

export function isMet({ figure, bar }: Row): boolean {
  if (bar === null) return true;
  return 'least' in bar ? figure >= bar.least : figure <= bar.most;
}
