import { PACK } from '../../../src/game-core/games/alles-kaese/cards';
import type { Holes } from '../../../src/game-core/games/alles-kaese/cards';
import type { View } from '../../../src/game-core/games/alles-kaese/types';
import { imagine } from '../../../src/game-core/games/alles-kaese/view';
import { inTheOpen, oddsOf, pawedSlots } from '../../../src/tables/alles-kaese/odds';
import { randomStream, Scenario } from '../../game-core/games/alles-kaese/scenario';

const TOP = '5c 5t 2c 6t 1c 6c 5t 4t 3c';

test('at first they are those of the pack', () => {
  const view = Scenario.deal(4, TOP).view('table');
  const odds = ([1, 2, 3, 4, 5, 6] as Holes[]).map((holes) => oddsOf(view, holes));
  expect(odds.map(({ unseen }) => unseen)).toEqual([6, 6, 6, 6, 6, 6]);
  expect(odds.map(({ traps }) => traps)).toEqual([1, 2, 3, 3, 4, 5]);
});

test('what lies on plates is known to all, what was peeked at only to who peeked', () => {
  const kept = Scenario.deal(4, TOP).keep(5, 1);
  expect(oddsOf(kept.view('table'), 5)).toEqual({ holes: 5, unseen: 5, traps: 3 });
  // Seat 1 throws a 3, which is not there, and looks under the cheese with 5 holes.
  const peeked = kept.peek(3, 0);
  expect(oddsOf(peeked.view(1), 5)).toEqual({ holes: 5, unseen: 4, traps: 3 });
  for (const other of [0, 2, 3, 'table'] as const) {
    expect(oddsOf(peeked.view(other), 5)).toEqual({ holes: 5, unseen: 5, traps: 3 });
  }
});

test('from memory they count what lies open only', () => {
  const view = Scenario.deal(4, TOP).keep(5, 1).peek(3, 0).view(1);
  expect(oddsOf(inTheOpen(view), 5)).toEqual({ holes: 5, unseen: 5, traps: 3 });
});

test('what was thrown away unseen may still be anything', () => {
  const removed = Scenario.deal(4, TOP).remove(5, 1);
  expect(oddsOf(removed.view(0), 5)).toEqual({ holes: 5, unseen: 6, traps: 4 });
});

/** In worlds that the viewer cannot tell apart, how often the card is a trap. */
function counted(view: View, card: number, worlds: number): number {
  const random = randomStream('worlds');
  let traps = 0;
  for (let nth = 0; nth < worlds; nth += 1) {
    if (imagine(view, random).pack[card]!.front === 'trap') traps += 1;
  }
  return traps / worlds;
}

test('they are what counting over all that could be gives', () => {
  const table = Scenario.deal(3, TOP).keep(5, 1).peek(3, 0).keep(5, 1);
  for (const viewer of [0, 1, 'table'] as const) {
    const view = table.view(viewer);
    const { unseen, traps } = oddsOf(view, 6);
    expect(counted(view, 3, 4000)).toBeCloseTo(traps / unseen, 1);
    const five = oddsOf(view, 5);
    // Somewhere in the supply, or before a player who has not shown it.
    if (viewer !== 1) expect(counted(view, 0, 4000)).toBeCloseTo(five.traps / five.unseen, 1);
  }
});

test('no more is told than the view holds', () => {
  const table = Scenario.deal(3, TOP).peek(3, 0);
  const all = PACK.map(({ holes }) => oddsOf(table.view('table'), holes));
  expect(all.every(({ unseen }) => unseen === 6)).toBe(true);
});

test('a paw marks what its seat looked at, and nothing else', () => {
  const table = Scenario.deal(2, TOP).peek(3, 4).peek(3, 2);
  expect(pawedSlots(table.state.open, 0)).toEqual([4]);
  expect(pawedSlots(table.state.open, 1)).toEqual([2]);
});
