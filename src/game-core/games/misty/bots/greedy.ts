import { pick, type Random } from '../../../kernel/chance';
import type { Seat } from '../../../kernel/seats';
import { quickBot } from '../../../kernel/thinking';
import { FACE } from '../faces';
import { Solver } from '../solver';
import { shapesOf } from '../table';
import type { Misty, Move, View } from '../types';
import { activating } from './activating';
import { placings } from './placing';
import { Sketch } from './sketch';

const SKETCH = new Sketch(new Solver(), FACE.empty);

/**
 * The card and the cell that make the window worth most as it stands, cells without a card being
 * empty. It does not think of what is still to come, nor of anybody else.
 */
export const greedy = quickBot<Misty>(
  'greedy',
  (view, random) => activating(view) ?? placing(view, random),
);

function placing({ seat, open, hands }: View, random: Random): Move {
  SKETCH.copy(open.windows[seat as Seat] ?? [], shapesOf(open.setting.config));
  const found = placings(SKETCH, hands[seat as Seat] ?? []);
  const best = Math.max(...found.map(({ value }) => value));
  const { card, cell } = pick(
    found.filter(({ value }) => value === best),
    random,
  );
  return { type: 'place', card, cell };
}
