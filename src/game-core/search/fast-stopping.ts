/**
 * `stopping.ts` for six faces and five draws, for bots that play many thousands of turns in their
 * heads: the same values, in arrays that are used again. A set of faces is six bits.
 */

const FACES = 6;
const DRAWS = 5;
const SETS = 1 << FACES;

const SIZE = Uint8Array.from({ length: SETS }, (_, set) => {
  let size = 0;
  for (let bits = set; bits !== 0; bits &= bits - 1) size += 1;
  return size;
});

/** The sets after which one may draw again, larger ones first: all of them, and those with a face. */
const OPEN = Uint8Array.from({ length: SETS }, (_, set) => SETS - 1 - set).filter(
  (set) => (SIZE[set] as number) < DRAWS,
);
const WITH_FACE: readonly Uint8Array[] = Array.from({ length: FACES }, (_, face) =>
  OPEN.filter((set) => (set & (1 << face)) !== 0),
);

/** Decides in one turn after another: set the payoffs, begin, and ask. */
export class Stopping {
  readonly payoffs = new Float64Array(FACES);
  private readonly expected = new Float64Array(SETS);
  private most = 0;
  private mean = 0;
  private solvedFor = -1;

  /** To be called once the payoffs of a turn are there. */
  begin(): void {
    let most = this.payoffs[0] as number;
    let sum = most;
    for (let face = 1; face < FACES; face += 1) {
      const payoff = this.payoffs[face] as number;
      sum += payoff;
      if (payoff > most) most = payoff;
    }
    this.most = most;
    this.mean = sum / FACES;
    this.solvedFor = -1;
  }

  /** Whether to stop with this face, the latest of those drawn; `first` was the first of them. */
  stops(face: number, drawn: number, first: number): boolean {
    const payoff = this.payoffs[face] as number;
    // Drawing on is worth at least the mean, and never more than the best: mostly that settles it.
    if (payoff >= this.most) return true;
    if (payoff < this.mean) return false;
    if (this.solvedFor !== first) {
      this.solve(WITH_FACE[first] as Uint8Array);
      this.solvedFor = first;
    }
    return payoff >= (this.expected[drawn] as number);
  }

  /** The value of a turn before its first draw. */
  value(): number {
    this.solve(OPEN);
    return this.expected[0] as number;
  }

  private solve(sets: Uint8Array): void {
    const { payoffs, expected } = this;
    for (let at = 0; at < sets.length; at += 1) {
      const set = sets[at] as number;
      const isLast = SIZE[set] === DRAWS - 1;
      let sum = 0;
      for (let face = 0; face < FACES; face += 1) {
        const payoff = payoffs[face] as number;
        if (isLast || (set & (1 << face)) !== 0) sum += payoff;
        else {
          const on = expected[set | (1 << face)] as number;
          sum += payoff > on ? payoff : on;
        }
      }
      expected[set] = sum / FACES;
    }
  }
}
