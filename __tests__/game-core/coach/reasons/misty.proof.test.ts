import { misty } from '../../../../src/game-core/games/misty';
import { kindOf } from '../../../../src/game-core/games/misty/cards';
import { reasonFor } from '../../../../src/game-core/games/misty/reason';
import type { Misty, Placed } from '../../../../src/game-core/games/misty/types';
import { randomStream } from '../../support/streams';
import { arrowsIn, bestAsItLies, bestOfAllOrders } from './misty-points';
import { judgedPositions, verdictFor, type Judged } from './positions';

const POSITIONS = judgedPositions<Misty>('misty', 2);
/** All orders of more arrows take too long to try. */
const FEW_ARROWS = 4;

/** Free decisions in which every order can be tried. */
const tried = POSITIONS.filter(({ view, verdict }) => {
  const window = view.open.windows[view.seat as number]!;
  return verdict.moves.length > 1 && arrowsIn(window) <= FEW_ARROWS;
});

function expectedFor({ view, verdict }: Judged<Misty>) {
  const window = view.open.windows[view.seat as number]!;
  const best = verdict.best!.move;
  const moves = verdict.moves.map(({ move }) => move);
  if (best.type === 'place') {
    const points = (placed: Placed) => bestAsItLies([...window, placed]);
    const placings = moves.filter((move) => move.type === 'place');
    const most = Math.max(...placings.map(points));
    const isElsewhere = placings.every(
      (move) => kindOf(move.card) === kindOf(best.card) || points(move) < most,
    );
    const isOneKind = new Set(moves.map(({ card }) => kindOf(card))).size === 1;
    return { kind: 'place', points: points(best), most, isElsewhere, isOneKind };
  }
  const moved = view.open.moved[view.seat as number]!;
  const after = (card: number) => bestOfAllOrders(window, [...moved, card]);
  const others = moves.filter(({ card }) => card !== best.card).map(({ card }) => after(card));
  const [most, worst] = [Math.max(...others), Math.min(...others)];
  const points = after(best.card);
  const less = [...new Set(others.filter((each) => each < points))];
  const fewer = less.length === 1 ? less[0]! : null;
  const even = verdict.moves.filter(({ price }) => price <= 0.02);
  const enough = Math.min(...even.map(({ move }) => after(move.card)));
  return { kind: 'activate', points, others: most, worst, fewer, enough };
}

test('points are those of the best order in the window as it lies, as the key at the table counts them', () => {
  const placings = tried.filter(({ verdict }) => verdict.best!.move.type === 'place');
  const wakings = tried.filter(({ verdict }) => verdict.best!.move.type === 'activate');
  expect(Math.min(placings.length, wakings.length)).toBeGreaterThan(40);
  // Each of them means hundreds of windows.
  for (const judged of [...placings.filter((_, nth) => nth % 8 === 0), ...wakings]) {
    expect(reasonFor(judged.view, judged.verdict)).toMatchObject(expectedFor(judged));
  }
});

test('smiles are counted along their row, the new one among them', () => {
  let runs = 0;
  for (const { view, verdict } of POSITIONS) {
    const reason = reasonFor(view, verdict);
    const best = verdict.best!.move;
    if (reason.kind !== 'place' || best.type !== 'place') continue;
    const smiles = view.open.windows[view.seat as number]!.filter(
      ({ card }) => kindOf(card) === 'smile',
    ).map(({ cell }) => cell);
    const has = (cell: number) => cell === best.cell || smiles.includes(cell);
    let first = best.cell;
    while (has(first - 1)) first -= 1;
    let last = best.cell;
    while (has(last + 1)) last += 1;
    expect(reason.smiles).toBe(kindOf(best.card) === 'smile' ? last - first + 1 : 0);
    if (reason.smiles > 1) runs += 1;
  }
  expect(runs).toBeGreaterThan(5);
});

test('a reason is the same whatever the others hold', () => {
  const { game } = misty;
  POSITIONS.filter((_, nth) => nth % 4 === 0).forEach(({ view, verdict }, nth) => {
    const elsewhere = game.view(game.imagine(view, randomStream(`${nth}`)), view.seat);
    const { move } = verdict.best!;
    expect(reasonFor(elsewhere, verdictFor(game.moves(elsewhere), move))).toEqual(
      reasonFor(view, verdict),
    );
  });
});
