/** Builds the screen that broke anew. */
export function startAnew(rebuild: () => void): void {
  rebuild();
}
