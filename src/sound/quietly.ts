/** Sound and touch are extras: where a device refuses them, the game goes on in silence. */
export async function quietly(act: () => unknown): Promise<void> {
  try {
    await act();
  } catch {
    // Nobody can do anything about it, and nobody needs to.
  }
}
