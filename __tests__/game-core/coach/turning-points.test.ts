import type { Choice } from '../../../src/game-core/coach/appraise';
import type { Chosen, Swing, SwingKind } from '../../../src/game-core/coach/review';
import { stepShowing, turningPoints } from '../../../src/game-core/coach/turning-points';

const swing = (moment: number, by: number, kind: SwingKind = 'luck'): Swing => ({
  kind,
  moment,
  by,
});

const costly = (moment: number, price: number): Chosen => ({ moment, price, choice: {} as Choice });

const byStrength = (swings: readonly Swing[]) =>
  [...swings].sort((a, b) => Math.abs(b.by) - Math.abs(a.by));

test('luck that helped is a sun, luck that hurt a cloud, in the order of the game', () => {
  const swings = byStrength([swing(2, 0.1), swing(7, -0.3), swing(9, 0.2)]);
  expect(turningPoints({ swings, costly: [] })).toEqual([
    { sign: 'sun', rank: null, moment: 2, by: 0.1 },
    { sign: 'cloud', rank: null, moment: 7, by: -0.3 },
    { sign: 'sun', rank: null, moment: 9, by: 0.2 },
  ]);
});

test('what somebody else chose is told as that, and neither own choices nor trifles are luck', () => {
  const swings = byStrength([swing(1, -0.5, 'own'), swing(2, 0.4, 'others'), swing(3, 0.049)]);
  expect(turningPoints({ swings, costly: [] })).toEqual([
    { sign: 'slip', rank: null, moment: 2, by: 0.4 },
  ]);
});

test('where nothing came to light, but another seat knows more, nothing is told', () => {
  const swings = byStrength([swing(1, -0.5, 'eyes'), swing(2, 0.1)]);
  expect(turningPoints({ swings, costly: [] }).map(({ moment }) => moment)).toEqual([2]);
});

test('what came to light with a choice is told after the choice itself', () => {
  const found = turningPoints({ swings: [swing(4, 0.3)], costly: [costly(4, 0.1)] });
  expect(found.map(({ sign }) => sign)).toEqual(['costly', 'sun']);
});

test('the five greatest strokes are told, and the three costliest choices by their rank', () => {
  const swings = byStrength([1, 2, 3, 4, 5, 6].map((nth) => swing(nth * 2, nth / 10)));
  const dear = [costly(5, 0.4), costly(1, 0.3), costly(9, 0.2), costly(3, 0.1)];
  const found = turningPoints({ swings, costly: dear });
  expect(found.map(({ moment, rank }) => [moment, rank])).toEqual([
    [1, 2],
    [4, null],
    [5, 1],
    [6, null],
    [8, null],
    [9, 3],
    [10, null],
    [12, null],
  ]);
  expect(found[2]).toEqual({ sign: 'costly', rank: 1, moment: 5, by: -0.4 });
});

test('a throw is shown once it lies there, a choice while it is still open', () => {
  const point = { rank: null, moment: 8, by: 0.1 };
  expect(stepShowing({ ...point, sign: 'cloud' })).toBe(9);
  expect(stepShowing({ ...point, sign: 'costly' })).toBe(8);
});
