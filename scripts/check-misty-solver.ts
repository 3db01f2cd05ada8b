import { compareSolvers } from './misty/compare';
import { parseFlags, runCommand, UsageError } from './usage';

const HELP = `Proves Misty's solver equal to trying every order, on random windows of all shapes.

  npm run -s check:misty -- --windows 10000

  --windows N        how many windows (10000)
  --seed TEXT        the same text gives the same windows (windows)
  --help             this text

If the two differ on any window, the exit code is 1.
`;

const FLAGS = {
  windows: { type: 'string', default: '10000' },
  seed: { type: 'string', default: 'windows' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const SHOWN = 10;

void runCommand('check:misty', () => {
  const { windows, seed, help } = parseFlags(FLAGS, process.argv.slice(2));
  if (help) {
    process.stdout.write(HELP);
    return;
  }
  if (!/^[1-9]\d{0,8}$/.test(windows)) {
    throw new UsageError(`--windows takes a number, not "${windows}".`);
  }
  const compared = compareSolvers(Number(windows), seed);
  const { orders, differences } = compared;
  process.stdout.write(
    `${compared.windows} windows, ${orders} orders tried: the solver differs on ${differences.length}.\n`,
  );
  for (const difference of differences.slice(0, SHOWN)) process.stdout.write(`${difference}\n`);
  if (differences.length > 0) process.exitCode = 1;
});
