import { DECLARED, HOLES } from '../../../../src/game-core/games/alles-kaese/cards';
import { allesKaeseJudge } from '../../../../src/game-core/games/alles-kaese/judge';
import type { AllesKaese, Move, View } from '../../../../src/game-core/games/alles-kaese/types';
import { finish } from '../../../../src/game-core/kernel/thinking';
import { judgedPositions } from '../../coach/reasons/positions';
import { randomStream, Scenario } from './scenario';

function weigh(table: Scenario, seat: number, worlds?: number) {
  return finish(allesKaeseJudge.weigh(table.view(seat), randomStream('judge'), worlds));
}

/** Seat 0 has two traps with 6 holes and nobody has cheese. One card is left in the supply: its turn is the last. */
const LAST_TURN = Scenario.deal(2, '6t 6t 1c 4c 3c 1c', 1)
  .remove(1, 2)
  .keep(6, 0)
  .remove(1, 5)
  .keep(6, 1)
  .drainTo(1);

test('a third trap is met with its exact odds, without any error', () => {
  const { board } = LAST_TURN;
  const holes = board.backs[board.display[0]!]!;
  const { moves, best } = weigh(LAST_TURN.roll(holes), 0, 8);
  // Only the two traps with 6 holes have ever been seen.
  const trap = holes === 6 ? 3 / 4 : DECLARED.traps[holes] / 6;
  const worthOf = (type: Move['type']) => moves.find(({ move }) => move.type === type)!;
  expect(worthOf('keep').worth).toBeCloseTo(1 - trap, 12);
  expect(worthOf('keep').error).toBeCloseTo(0, 7);
  // Without cheese and without a third trap the victory is shared.
  expect(worthOf('remove').worth).toBeCloseTo(0.5, 12);
  expect(best!.move.type).toBe(trap < 0.5 ? 'keep' : 'remove');
});

test('who has looked knows', () => {
  const looked = (front: 'c' | 't') =>
    Scenario.deal(2, `5${front} 6t 1c 4c 3c 1c`).peek(2, 0).remove(1, 2).roll(5);
  const keep = (front: 'c' | 't') => weigh(looked(front), 0, 64).moves[0]!;
  expect(keep('c').price).toBe(0);
  expect(keep('t').price).toBeGreaterThan(0.05);
});

test('cards that are alike are worth the same', () => {
  const { moves } = weigh(Scenario.deal(3, '5t 5c 1c 5t 2c 1c').roll(5), 0, 16);
  const keeps = moves.filter(({ move }) => move.type === 'keep');
  expect(keeps).toHaveLength(3);
  expect(new Set(keeps.map(({ worth }) => worth)).size).toBe(1);
});

test('before the throw it is worth the mean of six throws', () => {
  const table = Scenario.deal(3, '5t 5c 1c 4t 2c 1c').peek(3, 0).remove(1, 2).keep(2, 4);
  const { moves, shares, error } = weigh(table, 0, 32);
  expect(moves).toEqual([]);
  expect(error).toBeGreaterThan(0);
  const throws = HOLES.map((face) => weigh(table.roll(face), 0, 32).shares);
  shares.forEach((share, seat) => {
    expect(share).toBeCloseTo(
      throws.reduce((sum, each) => sum + each[seat]! / 6, 0),
      12,
    );
  });
});

test('of whom the throw is not cannot be asked: others know other things', () => {
  expect(() => weigh(Scenario.deal(3, '5t 5c 1c 4t 2c 1c'), 1)).toThrow(RangeError);
});

describe('of choices that come to the same', () => {
  /** How likely the slice is a trap, as far as the seat can tell by itself. */
  function oddsOf({ open: { board }, seen }: View, { slot }: Move): number {
    const card = board.display[slot]!;
    const known = new Map([...board.rows.flat(), ...seen].map((each) => [each.card, each.front]));
    if (known.has(card)) return known.get(card) === 'trap' ? 1 : 0;
    const alike = [...known].filter(([each]) => board.backs[each] === board.backs[card]);
    const traps = DECLARED.traps[board.backs[card]!];
    const caught = alike.filter(([, front]) => front === 'trap').length;
    return (traps - caught) / (6 - alike.length);
  }

  function makesSense(view: View, move: Move): boolean {
    const odds = oddsOf(view, move);
    if (move.type === 'peek') return odds > 0 && odds < 1;
    return move.type === 'keep' ? odds < 1 : odds > 0;
  }

  test('the judge advises one that makes sense', () => {
    let even = 0;
    judgedPositions<AllesKaese>('alles-kaese', 2).forEach(({ view }, nth) => {
      const random = randomStream(`even ${nth}`);
      const { best, moves } = finish(allesKaeseJudge.weigh(view, random, 8));
      const equals = moves.filter(({ price, priceError }) => price === 0 && priceError === 0);
      expect(equals).toContain(best);
      // What somebody else gave away may speak against a choice whose odds are open.
      const wasLookedAt = ({ move: { slot } }: (typeof moves)[number]) =>
        view.open.log.some(({ type, card }) => {
          return type === 'peek' && card === view.open.board.display[slot];
        });
      const sensible = equals.filter(({ move }) => makesSense(view, move));
      if (sensible.length === 0 || sensible.length === equals.length) return;
      if (sensible.every(wasLookedAt)) return;
      even += 1;
      expect(makesSense(view, best!.move)).toBe(true);
    });
    expect(even).toBeGreaterThan(20);
  });
});
