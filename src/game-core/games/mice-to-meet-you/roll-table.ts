import { yellowTotals } from './dice';
import { FACES, type Face } from './types';

/**
 * All rolls of some dice, equal ones counted together, as flat arrays for the sweep. A way to use a
 * roll is a pair: the sum that is used, and the total of the yellow dice that are left.
 */
export interface RollTable {
  /** The ways that any roll has, each once. */
  readonly sums: readonly number[];
  readonly lefts: readonly number[];
  /** How many of the `count` equally likely rolls are this one. */
  readonly weights: readonly number[];
  readonly count: number;
  /** Roll r has the ways `ways[from[r]]` up to, but without, `ways[from[r + 1]]`. */
  readonly ways: Uint16Array;
  readonly from: Uint16Array;
}

export function rollTable(red: number, yellow: number): RollTable {
  const known = new Map<string, number>();
  const table = { sums: [] as number[], lefts: [] as number[], weights: [] as number[] };
  const ways: number[] = [];
  const from: number[] = [];
  for (const [sum, reds] of redSums(red)) {
    for (const [faces, yellows] of yellowSets(yellow)) {
      table.weights.push(reds * yellows);
      from.push(ways.length);
      const all = faces.reduce((total, face) => total + face, 0);
      const totals = yellowTotals({ yellow: faces });
      for (let used = 0; used <= all; used += 1) {
        if (((totals >> used) & 1) === 0) continue;
        const name = `${sum + used}/${all - used}`;
        const way = known.get(name) ?? known.size;
        known.set(name, way);
        table.sums[way] = sum + used;
        table.lefts[way] = all - used;
        ways.push(way);
      }
    }
  }
  from.push(ways.length);
  const count = FACES.length ** (red + yellow);
  return { ...table, count, ways: Uint16Array.from(ways), from: Uint16Array.from(from) };
}

function redSums(dice: number): Map<number, number> {
  let sums = new Map([[0, 1]]);
  for (let die = 0; die < dice; die += 1) {
    const next = new Map<number, number>();
    for (const [sum, weight] of sums) {
      for (const face of FACES) next.set(sum + face, (next.get(sum + face) ?? 0) + weight);
    }
    sums = next;
  }
  return sums;
}

/** The faces in order, with the number of rolls that show them. */
function yellowSets(dice: number): [Face[], number][] {
  let rolls: Face[][] = [[]];
  for (let die = 0; die < dice; die += 1) {
    rolls = rolls.flatMap((faces) => FACES.map((face) => [...faces, face]));
  }
  const sets = new Map<string, [Face[], number]>();
  for (const faces of rolls) {
    const sorted = faces.sort((a, b) => a - b);
    const set = sets.get(sorted.join('')) ?? [sorted, 0];
    sets.set(sorted.join(''), [sorted, set[1] + 1]);
  }
  return [...sets.values()];
}
