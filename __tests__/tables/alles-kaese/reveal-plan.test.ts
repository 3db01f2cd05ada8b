import { leftoversOf, planReveal, sumOf } from '../../../src/tables/alles-kaese/reveal/plan';
import {
  caughtWidth,
  heightOf,
  linesOf,
  measure,
} from '../../../src/tables/alles-kaese/reveal/measures';
import { Scenario } from '../../game-core/games/alles-kaese/scenario';
import { caught, tied } from './finished';

test('cheese is counted in the order in which it was kept, and adds up to the score', () => {
  const table = tied();
  const { plates, caught: nobody, turns } = planReveal(table.view('table'));
  expect(nobody).toBeNull();
  expect(plates.map(({ cheese }) => cheese.map(({ sum }) => sum))).toEqual([
    [5, 7],
    [4, 7],
    [4, 6, 7],
  ]);
  expect(plates.map((plate) => sumOf(plate, plate.cheese.length))).toEqual(
    table.standings.map(({ values }) => values['holes']),
  );
  // Everybody's last card comes in the last round.
  expect(turns.map(({ seat }) => seat)).toEqual([2, 0, 1, 2, 0, 1, 2]);
});

test('whoever is caught is apart, with what does not count', () => {
  const { plates, caught: loser, turns } = planReveal(caught().view('table'));
  expect(loser).toEqual({ seat: 0, lost: 1 });
  expect(plates.map(({ seat }) => seat)).toEqual([1]);
  expect(turns).toHaveLength(1);
});

test('what nobody kept is known once it is over, and not before', () => {
  const before = Scenario.deal(4, '1c 2t').drainTo(1);
  expect(leftoversOf(before.view('table'))).toBeNull();
  const { shelves, discard } = leftoversOf(tied().view('table'))!;
  expect(shelves.cards).toHaveLength(6);
  expect(shelves.cheese + shelves.traps).toBe(6);
  expect(discard.cards).toHaveLength(tied().board.discard.length);
  expect(discard.cards.slice(0, 2)).toMatchObject([
    { holes: 6, front: 'cheese' },
    { holes: 6, front: 'trap' },
  ]);
});

test('the gap of a third trap is nothing', () => {
  expect(leftoversOf(caught().view('table'))?.shelves.cards).toHaveLength(5);
});

/** The room that is left for the plates on a screen, and the smallest card that we want to see there. */
const ROOMS = [
  { name: 'a small phone', width: 328, height: 540, card: 30 },
  { name: 'a phone', width: 358, height: 740, card: 44 },
  { name: 'a phone on its side', width: 812, height: 290, card: 30 },
  { name: 'a tablet', width: 788, height: 1080, card: 64 },
  { name: 'a desktop', width: 1248, height: 760, card: 64 },
];

describe.each(ROOMS)('on $name', ({ width, height, card }) => {
  test.each([2, 3, 4, 5, 6])('all of %d plates are seen, as large as fits', (players) => {
    for (const hasCaught of [false, true]) {
      const counted = hasCaught ? players - 1 : players;
      const plates = Array.from({ length: counted }, () => ({ cheese: 4, traps: 2 }));
      const room = { width, height, plates, hasCaught, scale: 1, isDone: false, isBig: false };
      const row = measure(room);
      if (row.card > 30) expect(heightOf(room, row)).toBeLessThanOrEqual(height);
      expect(row.card).toBeGreaterThanOrEqual(card);
    }
  });
});

test('cards do not change their size when all has been counted', () => {
  for (const scale of [1, 2]) {
    const plates = [4, 2, 6, 5].map((cheese) => ({ cheese, traps: 1 }));
    const room = { width: 358, height: 740, plates, hasCaught: true, scale, isBig: false };
    const during = measure({ ...room, isDone: false });
    const after = measure({ ...room, isDone: true });
    expect(after.card).toBe(during.card);
    expect(after).toMatchObject({ hasName: true, isShort: false });
  }
});

test('cards are not so large that they need another line, unless they would be tiny', () => {
  const plates = [2, 3, 5, 3].map((cheese) => ({ cheese, traps: 2 }));
  const room = {
    width: 358,
    height: 2000,
    plates,
    hasCaught: false,
    scale: 1,
    isDone: false,
    isBig: false,
  };
  const row = measure(room);
  expect(plates.map((plate) => linesOf(plate, row))).toEqual([1, 1, 1, 1]);
});

test('whoever is caught stands beside the last plate where a place is free', () => {
  const room = { width: 812, height: 290, hasCaught: true, scale: 1, isDone: false, isBig: false };
  const withPlates = (count: number) => {
    const plates = Array.from({ length: count }, () => ({ cheese: 2, traps: 1 }));
    return caughtWidth(room.width, count, measure({ ...room, plates }));
  };
  expect(withPlates(5)).toBe(404);
  expect(withPlates(4)).toBe(812);
});

test('with big cards they are larger where there is room, and names wait until the end', () => {
  const plates = [3, 2, 4, 2].map((cheese) => ({ cheese, traps: 1 }));
  const room = { width: 358, height: 740, plates, hasCaught: false, scale: 1, isDone: false };
  const ordinary = measure({ ...room, isBig: false });
  const big = measure({ ...room, isBig: true });
  expect(big.card).toBeGreaterThan(ordinary.card * 1.1);
  expect(big.hasName).toBe(false);
  expect(measure({ ...room, isBig: true, isDone: true })).toEqual({ ...big, hasName: true });
});
