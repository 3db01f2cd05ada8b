import type { Thinking } from '../../../kernel/thinking';

const WORLDS_A_PIECE = 32;
/** A choice that is behind by so many standard errors is out. */
const CLEAR = 2.5;
/** The least that two choices are taken to differ in one of the worlds at first. */
const DOUBT = 0.05;

/** How choices are tried. */
export interface Trial {
  /** Imagines the next world. */
  imagine(world: number): void;
  /** What the choice comes to in this world, from 0 to 1. */
  play(choice: number): number;
}

/**
 * Tries all choices in the same worlds, and leaves out the ones that are clearly behind, so that the
 * work goes to what is hard to tell. The best one after so many worlds; the earliest of those where
 * several are the same.
 */
export function* race(choices: number, worlds: number, trial: Trial): Thinking<number> {
  const sums = new Float64Array(choices);
  const values = new Float64Array(choices);
  /** For each pair the sum of the squares of its differences. */
  const squares = new Float64Array(choices * choices);
  let running = Array.from(sums.keys());
  for (let world = 0; world < worlds && running.length > 1;) {
    const end = world + WORLDS_A_PIECE;
    for (; world < end; world += 1) {
      trial.imagine(world);
      for (const choice of running) {
        const value = trial.play(choice);
        values[choice] = value;
        sums[choice] = (sums[choice] as number) + value;
      }
      for (const one of running) {
        for (const other of running) {
          const difference = (values[one] as number) - (values[other] as number);
          const pair = one * choices + other;
          squares[pair] = (squares[pair] as number) + difference * difference;
        }
      }
    }
    const first = leader(running, sums);
    running = running.filter((choice) => {
      const behind = ((sums[first] as number) - (sums[choice] as number)) / world;
      const square = (squares[first * choices + choice] as number) / world;
      const spread = Math.max(square - behind * behind, DOUBT / world);
      return choice === first || behind < CLEAR * Math.sqrt(spread / world);
    });
    yield;
  }
  return leader(running, sums);
}

function leader(running: readonly number[], sums: Float64Array): number {
  return running.reduce((best, each) =>
    (sums[each] as number) > (sums[best] as number) ? each : best,
  );
}
