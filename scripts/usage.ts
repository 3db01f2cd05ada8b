import { parseArgs, type ParseArgsConfig } from 'node:util';

/** A mistake in how a command was called: told in one line, exit code 2. */
export class UsageError extends Error {}

/** Runs a command; what the person who called it got wrong is said in words, without a trace. */
export async function runCommand(name: string, main: () => Promise<void> | void): Promise<void> {
  process.stdout.on('error', leave);
  try {
    await main();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${name}: ${error.message}\n`);
    process.exitCode = 2;
  }
}

/** Nobody listens any more, as after `| head`: that is no mistake. Anything else is told. */
function leave(error: NodeJS.ErrnoException): never {
  if (error.code === 'EPIPE') process.exit(0);
  process.stderr.write(`Cannot write the result: ${error.message}\n`);
  process.exit(2);
}

/** The flags of a command line; what does not fit them is the caller's mistake. */
export function parseFlags<T extends NonNullable<ParseArgsConfig['options']>>(
  options: T,
  args: readonly string[],
) {
  try {
    return parseArgs({ args: [...args], options, strict: true }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${reason.replace(/\.?$/, '.')} Try --help.`);
  }
}
