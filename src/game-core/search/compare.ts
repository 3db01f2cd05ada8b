import type { Shares } from '../kernel/judge';
import type { Seat } from '../kernel/seats';
import type { Thinking } from '../kernel/thinking';
import { runRace, type Patience } from './race';

/** What is out is clearly worse, and the fewer worlds that it was tried in are enough to say by how much. */
const PATIENT: Patience = { best: 3.5, first: 3.5 };

/** How choices are tried, told for every seat. */
export interface Trial {
  /** Imagines the world of that number. */
  imagine(world: number): void;
  /** What the choice comes to in this world: each seat's share. Read before the next one is played. */
  play(choice: number): ArrayLike<number>;
}

/** What a choice comes to in the mean. */
export interface Estimate {
  readonly shares: Shares;
  /** Standard errors, of the share of the seat that decides and of how far it is behind the best. */
  readonly error: number;
  readonly price: number;
  readonly priceError: number;
}

/** All choices by their numbers. */
export interface Comparison {
  readonly best: number;
  readonly estimates: readonly Estimate[];
}

/**
 * Finds the best choice in a race through some worlds, and what all of them are worth in as many others: the best
 * of noisy figures is always too good. A choice that is soon out of the race is weighed in fewer worlds.
 */
export function* compare(
  choices: number,
  seat: Seat,
  worlds: number,
  trial: Trial,
): Thinking<Comparison> {
  const own = {
    imagine: (world: number) => trial.imagine(world),
    play: (choice: number) => trial.play(choice)[seat] as number,
  };
  const { winner, lasted } = yield* runRace(choices, worlds, own, PATIENT);
  return {
    best: winner,
    estimates: yield* estimate({ best: winner, lasted, seat, worlds }, trial),
  };
}

export interface Question {
  readonly best: number;
  /** In how many worlds each choice is to be tried. */
  readonly lasted: readonly number[];
  readonly seat: Seat;
  /** The worlds that said which is best; those after them say what it is worth. */
  readonly worlds: number;
}

/** What every choice comes to, in worlds that had no say in which is best. */
export function* estimate(
  { best, lasted, seat, worlds }: Question,
  trial: Trial,
): Thinking<readonly Estimate[]> {
  const whole = new Sum(seat);
  const behind = lasted.map(() => new Sum(seat));
  for (let world = 0; world < worlds; world += 1) {
    trial.imagine(worlds + world);
    const top = Array.from(trial.play(best));
    whole.add(top);
    yield;
    for (let choice = 0; choice < lasted.length; choice += 1) {
      if (choice === best || world >= (lasted[choice] as number)) continue;
      const shares = trial.play(choice);
      behind[choice]?.add(top.map((share, each) => share - (shares[each] as number)));
      yield;
    }
  }
  return behind.map((sum, choice) => {
    if (choice === best) {
      return { shares: whole.mean(), error: whole.error(), price: 0, priceError: 0 };
    }
    // By the worlds that both met: what they have in common does not blur the difference.
    const differences = sum.mean();
    const shares = asShares(whole.mean().map((share, each) => share - (differences[each] ?? 0)));
    return {
      shares,
      error: Math.hypot(whole.error(), sum.error()),
      price: (whole.mean()[seat] ?? 0) - (shares[seat] ?? 0),
      priceError: sum.error(),
    };
  });
}

/** Differences from fewer worlds may lead a little beyond nothing or everything. */
function asShares(figures: readonly number[]): Shares {
  const inRange = figures.map((figure) => Math.max(0, figure));
  const sum = inRange.reduce((total, figure) => total + figure, 0);
  return inRange.map((figure) => figure / sum);
}

/** Adds up figures of every seat, and how far those of one seat spread. */
class Sum {
  private worlds = 0;
  private sums: number[] = [];
  private squares = 0;

  constructor(private readonly seat: Seat) {}

  add(figures: readonly number[]): void {
    this.worlds += 1;
    this.sums = figures.map((figure, each) => figure + (this.sums[each] ?? 0));
    this.squares += (figures[this.seat] ?? 0) ** 2;
  }

  mean(): number[] {
    return this.sums.map((sum) => sum / this.worlds);
  }

  /** The standard error of that seat's mean. */
  error(): number {
    const { worlds, squares } = this;
    if (worlds < 2) return 0;
    const own = this.sums[this.seat] ?? 0;
    return Math.sqrt(Math.max(0, squares - own ** 2 / worlds) / (worlds * (worlds - 1)));
  }
}
