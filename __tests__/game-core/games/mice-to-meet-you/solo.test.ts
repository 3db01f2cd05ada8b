import { rate, soloRating } from '../../../../src/game-core/games/mice-to-meet-you/score';
import { game, Scenario } from './scenario';

describe('alone', () => {
  test.each([3, 2, 1, 0] as const)('level %i: so many nuts, the rest in the middle', (level) => {
    const { table } = game.setup({ seats: 1, start: 0, options: { level } });
    expect(table.houses[0]?.nuts).toBe(level);
    expect(table.supply).toBe(3 - level);
  });

  test('sums never turn dice cards', () => {
    const table = Scenario.solo({ nuts: 0 }).roll('63 321');
    expect(table.reach).toEqual([10, 11, 13, 14]);
    expect(table.refusalOf({ type: 'catch', card: 12, yellow: 3 })).toBe('solo-sums-catch');
  });

  test('a miss turns a dice card of one’s choice for good, the 6 last; nothing comes back', () => {
    const table = Scenario.solo({ cage: [4] }).roll('53 632');
    expect(table.penalties).toEqual([9, 12, 15]);
    const missed = table.miss(12);
    expect(missed.down(0)).toEqual([12]);
    expect(missed.house(0).cage).toEqual([4]);
    expect(missed.happenings).toEqual([
      { type: 'missed', seat: 0 },
      { type: 'turned-down', seat: 0, card: 12 },
    ]);
    expect(missed.roll('53 63').penalties).toEqual([9, 15]);
    const last = Scenario.solo({ down: [9, 12, 15] }).roll('5 6');
    expect(last.penalties).toEqual([6]);
    expect(last.miss(6).turn).toEqual({ kind: 'over' });
  });

  test('nuts change a sum and go to the middle', () => {
    const table = Scenario.solo({ nuts: 2 }).roll('11 111').catch(7, 3);
    expect(table.nuts).toEqual([0]);
    expect(table.supply).toBe(3);
  });
});

describe('a second card', () => {
  test('costs a nut and uses the total of all yellow dice left', () => {
    const table = Scenario.solo({ nuts: 1 }).roll('53 632').catch(11, 3);
    expect(table.acting).toBe(0);
    expect(table.left).toBe(8);
    expect(table.reach).toEqual([8]);
    const second = table.take(8);
    expect(second.house(0).cage).toEqual([11, 8]);
    expect(second.nuts).toEqual([0]);
    expect(second.supply).toBe(3);
    expect(second.turn).toEqual({ kind: 'chance', key: 'roll/0/1' });
    expect(second.happenings).toEqual([
      { type: 'used', seat: 0, total: 8, yellow: 0 },
      { type: 'fee', from: 0, to: 'supply' },
      { type: 'caught', seat: 0, card: 8 },
    ]);
  });

  test('may be changed by more nuts', () => {
    const table = Scenario.solo({ nuts: 3 }).roll('53 632').catch(11, 3);
    expect(table.reach).toEqual([7, 8, 10]);
    expect(table.take(10).nuts).toEqual([0]);
  });

  test('is not offered without a nut, a die or a card that it reaches', () => {
    expect(Scenario.solo({ nuts: 0 }).roll('53 632').catch(11, 3).turn.kind).toBe('chance');
    expect(Scenario.solo({ nuts: 3 }).roll('11 222').catch(8, 6).turn.kind).toBe('chance');
    const bare = Scenario.solo({ nuts: 2, hand: [1, 11] });
    expect(bare.roll('53 632').catch(11, 3).turn.kind).toBe('chance');
  });

  test('comes after a first one only: a miss ends the turn', () => {
    const table = Scenario.solo({ nuts: 3 }).roll('53 632').miss(9);
    expect(table.turn).toEqual({ kind: 'chance', key: 'roll/0/1' });
  });

  test('is the last one of the turn', () => {
    const table = Scenario.solo({ nuts: 3 }).roll('53 632').catch(8, 0).take(11);
    expect(table.turn.kind).toBe('chance');
  });
});

describe('a nut from the middle', () => {
  test('comes when the yellow dice left unused total 15 or more', () => {
    const table = Scenario.solo({ nuts: 1 }).roll('53 663').catch(8, 0);
    expect(table.left).toBe(15);
    // A nut would make 15 a 14 or a 16, but there is one for the fee only.
    expect(table.nuts).toEqual([2]);
    expect(table.supply).toBe(1);
    expect(table.happenings.at(-1)).toEqual({ type: 'found-nut', seat: 0 });
    expect(Scenario.solo({ nuts: 0 }).roll('53 662').catch(8, 0).nuts).toEqual([0]);
  });

  test('comes when a second card was possible and is declined', () => {
    const passed = Scenario.solo({ nuts: 1 }).roll('53 664').catch(8, 0).pass();
    expect(passed.nuts).toEqual([2]);
    expect(passed.happenings).toEqual([
      { type: 'passed', seat: 0 },
      { type: 'found-nut', seat: 0 },
    ]);
  });

  test('needs one in the middle, and one that was paid in this turn counts', () => {
    expect(Scenario.solo({ nuts: 3 }).roll('53 666').catch(8, 0).pass().nuts).toEqual([3]);
    const paid = Scenario.solo({ nuts: 3, hand: [1, 7] })
      .roll('53 666')
      .catch(7, 0);
    expect(paid.nuts).toEqual([3]);
    expect(paid.supply).toBe(0);
    expect(paid.happenings).toEqual([
      { type: 'used', seat: 0, total: 8, yellow: 0 },
      { type: 'changed', seat: 0, by: -1 },
      { type: 'caught', seat: 0, card: 7 },
      { type: 'found-nut', seat: 0 },
    ]);
  });

  test('counts the faces as rolled: a nut changes only the sum that is used', () => {
    const table = Scenario.solo({ nuts: 1, hand: [1, 10] })
      .roll('54 662')
      .catch(10, 0);
    expect(table.left).toBe(14);
    expect(table.nuts).toEqual([0]);
  });

  test('does not come for dice that a second card used', () => {
    const table = Scenario.solo({ nuts: 1 }).roll('53 664').catch(8, 0).take(16);
    expect(table.nuts).toEqual([0]);
    expect(table.supply).toBe(3);
  });

  test('never comes on a miss', () => {
    expect(Scenario.solo({ nuts: 0 }).roll('53 666').miss(9).nuts).toEqual([0]);
  });
});

describe('the end alone', () => {
  test('comes with an empty hand, also by a second card', () => {
    const first = Scenario.solo({ hand: [8], nuts: 0 })
      .roll('53 666')
      .catch(8, 0);
    expect(first.turn).toEqual({ kind: 'over' });
    // The game is over before the turn is, so no nut comes.
    expect(first.nuts).toEqual([0]);
    const two = Scenario.solo({ hand: [8, 11], nuts: 1 })
      .roll('53 632')
      .catch(8, 0)
      .take(11);
    expect(two.turn).toEqual({ kind: 'over' });
    expect(soloRating(two.state)).toBe(7);
  });

  test('comes when all four dice cards are down', () => {
    const table = Scenario.solo({ down: [9, 12, 15], hand: [8] })
      .roll('1 1')
      .miss(6);
    expect(table.turn).toEqual({ kind: 'over' });
    expect(soloRating(table.state)).toBe(3);
    expect(table.standings).toEqual([
      { seat: 0, rank: 1, decidedBy: null, values: { mice: 8, diceCardsDown: 4, nuts: 3 } },
    ]);
  });

  test('is rated by the open dice cards of an empty hand, else by the cards left', () => {
    expect([4, 3, 2, 1].map((open) => rate(0, open))).toEqual([7, 6, 5, 4]);
    expect([1, 2, 3, 4, 14].map((cards) => rate(cards, 0))).toEqual([3, 2, 1, 1, 1]);
  });

  test('is not rated before, nor at a table', () => {
    expect(soloRating(Scenario.solo().state)).toBeNull();
    const table = Scenario.of(2, [{ down: [9, 12, 15] }]).roll('6 1');
    expect(soloRating(table.catch(6, 0).state)).toBeNull();
  });
});
