/**
 * Proves Misty's solver equal to trying every order, on random windows of all shapes:
 * npx tsx scripts/check-misty-solver.ts --windows 10000
 */
import { parseArgs } from 'node:util';

import { compareSolvers } from './misty/compare';

const { values } = parseArgs({
  options: {
    windows: { type: 'string', default: '10000' },
    seed: { type: 'string', default: 'windows' },
  },
});

const wanted = Number(values.windows);
if (!Number.isInteger(wanted) || wanted < 1) throw new RangeError('--windows takes a number.');
const { windows, orders, differences } = compareSolvers(wanted, values.seed);
console.log(
  `${windows} windows, ${orders} orders tried: the solver differs on ${differences.length}.`,
);
differences.slice(0, 10).forEach((difference) => console.log(difference));
if (differences.length > 0) process.exitCode = 1;
