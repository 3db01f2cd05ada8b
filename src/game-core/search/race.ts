import type { Thinking } from '../kernel/thinking';

/** After so many worlds those that are behind are left out. */
const WORLDS_A_LAP = 32;
/** So many standard errors ahead of the first choice another one is taken instead. */
const AHEAD_OF_FIRST = 1;
/** Two choices are never taken to differ by less than this, squared and summed over all worlds. */
const DOUBT = 0.05;

/** How choices are tried. */
export interface Trial {
  /** Imagines the next world. */
  imagine(world: number): void;
  /** What the choice comes to in this world, from 0 to 1. */
  play(choice: number): number;
}

/** When a choice is out: so many standard errors behind the best one, or behind the first one. */
export interface Patience {
  readonly best: number;
  readonly first: number;
}

/** Of who wants to know which choice to make, and nothing of the others. */
const IMPATIENT: Patience = { best: 2.5, first: 1.5 };

export interface Finish {
  readonly winner: number;
  /** In how many worlds each choice was tried before it was out. */
  readonly lasted: readonly number[];
}

/**
 * Tries all choices in the same worlds, at most so many, and leaves out what is behind, so that the
 * work goes to what is hard to tell. The first choice is the one to make unless another one proves
 * to be better.
 */
export function* race(choices: number, worlds: number, trial: Trial): Thinking<number> {
  return (yield* runRace(choices, worlds, trial, IMPATIENT)).winner;
}

/** The same, with how long each choice stayed in it. */
export function* runRace(
  choices: number,
  worlds: number,
  trial: Trial,
  patience: Patience,
): Thinking<Finish> {
  const tally = new Tally(choices);
  const lasted = Array.from({ length: choices }, () => worlds);
  let running = Array.from({ length: choices }, (_, choice) => choice);
  while (tally.worlds < worlds && running.length > 1) {
    const lap = Math.min(worlds, tally.worlds + WORLDS_A_LAP);
    while (tally.worlds < lap) {
      trial.imagine(tally.worlds);
      for (const choice of running) {
        tally.values[choice] = trial.play(choice);
        yield;
      }
      tally.add(running);
    }
    const best = tally.best(running);
    const isFirstIn = running[0] === 0;
    running = running.filter((choice) => {
      const stays =
        choice === best ||
        (tally.ahead(best, choice) < patience.best &&
          !(isFirstIn && tally.ahead(0, choice) > patience.first));
      if (!stays) lasted[choice] = tally.worlds;
      return stays;
    });
  }
  const best = tally.best(running);
  const isFirstGoodEnough = running[0] === 0 && tally.ahead(best, 0) < AHEAD_OF_FIRST;
  return { winner: isFirstGoodEnough ? 0 : best, lasted };
}

/** What the choices came to so far. */
class Tally {
  worlds = 0;
  /** In the latest world. */
  readonly values: Float64Array;
  private readonly sums: Float64Array;
  /** For each pair the sum of the squares of its differences. */
  private readonly squares: Float64Array;

  constructor(private readonly choices: number) {
    this.values = new Float64Array(choices);
    this.sums = new Float64Array(choices);
    this.squares = new Float64Array(choices * choices);
  }

  add(running: readonly number[]): void {
    const { values, sums, squares, choices } = this;
    this.worlds += 1;
    for (const one of running) {
      sums[one] = (sums[one] as number) + (values[one] as number);
      for (const other of running) {
        const difference = (values[one] as number) - (values[other] as number);
        const pair = one * choices + other;
        squares[pair] = (squares[pair] as number) + difference * difference;
      }
    }
  }

  best(running: readonly number[]): number {
    const sum = (choice: number) => this.sums[choice] as number;
    return running.reduce((best, each) => (sum(each) > sum(best) ? each : best));
  }

  /** How far one choice is ahead of another, in standard errors. */
  ahead(one: number, other: number): number {
    const { worlds, sums, squares, choices } = this;
    const lead = (sums[one] as number) - (sums[other] as number);
    const square = squares[one * choices + other] as number;
    return lead / Math.sqrt(Math.max(square - (lead * lead) / worlds, DOUBT));
  }
}
