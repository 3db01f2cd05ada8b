/** The one with the highest worth; the earliest of those where several have it. */
export function bestBy<T>(choices: readonly T[], worth: (choice: T) => number): T {
  let best: { readonly choice: T; readonly worth: number } | null = null;
  for (const choice of choices) {
    const here = worth(choice);
    if (best === null || here > best.worth) best = { choice, worth: here };
  }
  if (best === null) throw new RangeError('Nothing to choose from.');
  return best.choice;
}
