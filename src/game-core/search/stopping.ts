/**
 * Exact optimal stopping for this problem: faces are drawn one after another, each equally likely.
 * A face that was drawn before ends the drawing, and so does the last draw allowed; after any other
 * one you may stop. The payoff is that of the last face.
 *
 * The value of drawing once more depends only on the set of faces seen, so there are at most 2^faces
 * values to work out, each once.
 */
export function expectedByDrawing(
  payoffs: readonly number[],
  draws: number,
  drawn: readonly number[],
): number {
  const known = new Map<number, number>();

  const expected = (seen: number, drawsDone: number): number => {
    const value = known.get(seen);
    if (value !== undefined) return value;
    let sum = 0;
    payoffs.forEach((payoff, face) => {
      const ends = (seen & (1 << face)) !== 0 || drawsDone + 1 === draws;
      sum += ends ? payoff : Math.max(payoff, expected(seen | (1 << face), drawsDone + 1));
    });
    const mean = sum / payoffs.length;
    known.set(seen, mean);
    return mean;
  };

  return expected(
    drawn.reduce((seen, face) => seen | (1 << face), 0),
    drawn.length,
  );
}

/** How likely the drawing ends with each face, for who draws once more and then stops as is best. */
export function endingsByDrawing(
  payoffs: readonly number[],
  draws: number,
  drawn: readonly number[],
): readonly number[] {
  const endings = payoffs.map(() => 0);
  const chance = 1 / payoffs.length;
  payoffs.forEach((payoff, face) => {
    const after = [...drawn, face];
    const ends =
      drawn.includes(face) ||
      after.length === draws ||
      payoff >= expectedByDrawing(payoffs, draws, after);
    const later = ends ? [] : endingsByDrawing(payoffs, draws, after);
    endings.forEach((odds, end) => {
      const here = ends ? Number(end === face) : (later[end] ?? 0);
      endings[end] = odds + chance * here;
    });
  });
  return endings;
}
