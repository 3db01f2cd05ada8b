import { Stopping } from '../../../src/game-core/search/fast-stopping';
import { expectedByDrawing } from '../../../src/game-core/search/stopping';
import { randomStream } from '../support/streams';

const DRAWS = 5;
const random = randomStream('payoffs');
const TURNS = Array.from({ length: 200 }, () =>
  Array.from({ length: 6 }, () => random.below(16) - 5),
);

/** All ways to draw different faces, as far as one may still draw on. */
function sequences(drawn: readonly number[] = []): number[][] {
  const longer = [0, 1, 2, 3, 4, 5].filter((face) => !drawn.includes(face));
  return longer.flatMap((face) => {
    const now = [...drawn, face];
    return now.length === DRAWS ? [] : [now, ...sequences(now)];
  });
}

test('a turn has the value of the plain solution', () => {
  const stopping = new Stopping();
  for (const payoffs of TURNS) {
    stopping.payoffs.set(payoffs);
    stopping.begin();
    expect(stopping.value()).toBeCloseTo(expectedByDrawing(payoffs, DRAWS, []), 9);
  }
});

test('it stops exactly where drawing on is worth no more', () => {
  const stopping = new Stopping();
  const all = sequences();
  expect(all).toHaveLength(6 + 30 + 120 + 360);
  for (const payoffs of TURNS.slice(0, 30)) {
    stopping.payoffs.set(payoffs);
    stopping.begin();
    for (const drawn of all) {
      const face = drawn[drawn.length - 1] as number;
      const set = drawn.reduce((bits, each) => bits | (1 << each), 0);
      const on = expectedByDrawing(payoffs, DRAWS, drawn);
      // Sums in another order may differ in the last digit: ties are not compared.
      if (Math.abs((payoffs[face] as number) - on) < 1e-9) continue;
      expect(stopping.stops(face, set, drawn[0] as number)).toBe((payoffs[face] as number) > on);
    }
  }
});
