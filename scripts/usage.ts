/** A mistake in how a command was called: told in one line, exit code 2. */
export class UsageError extends Error {}

/** Runs a command; what the person who called it got wrong is said in words, without a trace. */
export async function runCommand(name: string, main: () => Promise<void> | void): Promise<void> {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${name}: ${error.message}\n`);
    process.exitCode = 2;
  }
}
