import { Scenario } from './scenario';

const skipped = (seats: readonly number[], why: 'no-card' | 'no-nut') => ({
  type: 'skipped',
  seats,
  total: 8,
  why,
});

describe('the printed example', () => {
  // Red 5 and 3, yellow 6, 3 and 2: seat 0 lays the 11, 8 is left, seat 1 makes it 7.
  const table = Scenario.of(3, [{}, { nuts: 1 }])
    .roll('53 632')
    .catch(11, 3);

  test('8 is left for the left neighbour', () => {
    expect(table.left).toBe(8);
    expect(table.acting).toBe(1);
    expect(table.reach).toEqual([7, 8, 9]);
  });

  test('8 can be used as it is, for a fee from the supply to the active seat', () => {
    const used = table.take(8);
    expect(used.house(1).cage).toEqual([8]);
    expect(used.nuts).toEqual([1, 1, 0]);
    expect(used.supply).toBe(table.supply - 1);
    expect(used.left).toBe(8);
  });

  test('an own nut makes it 7, which is then what seat 2 is offered', () => {
    const changed = table.take(7);
    expect(changed.house(1).cage).toEqual([7]);
    expect(changed.nuts).toEqual([1, 0, 0]);
    expect(changed.supply).toBe(table.supply);
    expect(changed.acting).toBe(2);
    expect(changed.left).toBe(7);
    expect(changed.reach).toEqual([7]);
    expect(changed.happenings).toEqual([
      { type: 'used', seat: 1, total: 8, yellow: 0 },
      { type: 'fee', from: 'supply', to: 0 },
      { type: 'changed', seat: 1, by: -1 },
      { type: 'caught', seat: 1, card: 7 },
      { type: 'offered', seat: 2, total: 7 },
    ]);
  });

  test('when all have answered, the next turn is the left neighbour’s', () => {
    expect(table.take(7).take(7).turn).toEqual({ kind: 'chance', key: 'roll/1/0' });
  });
});

describe('offers', () => {
  test('go clockwise from the left neighbour, once to each', () => {
    let table = Scenario.of(4).roll('53 632').catch(11, 3).pass().pass().pass();
    expect(table.turn).toEqual({ kind: 'chance', key: 'roll/1/0' });
    table = table.roll('53 611').catch(8, 0);
    const asked = [];
    while (table.turn.kind === 'seats') {
      asked.push(table.acting);
      table = table.pass();
    }
    expect(asked).toEqual([2, 3, 0]);
  });

  test('skip a seat that could do nothing with the total, and tell why', () => {
    const table = Scenario.of(3, [{}, { hand: [1, 2] }])
      .roll('53 632')
      .catch(11, 3);
    expect(table.acting).toBe(2);
    expect(table.happenings.slice(-2)).toEqual([
      { type: 'skipped', seats: [1], total: 8, why: 'no-card' },
      { type: 'offered', seat: 2, total: 8 },
    ]);
  });

  test('tell of everybody who is skipped, also after the last who is asked', () => {
    const small = { hand: [1, 2] };
    const table = Scenario.of(5, [{}, small, {}, small, small]).roll('53 632').catch(11, 3);
    expect(table.happenings).toContainEqual(skipped([1], 'no-card'));
    expect(table.pass().happenings).toEqual([
      { type: 'passed', seat: 2 },
      skipped([3, 4], 'no-card'),
    ]);
  });

  test('are not made when no die is left', () => {
    const table = Scenario.of(3).roll('11 222').catch(8, 6);
    expect(table.left).toBe(0);
    expect(table.turn).toEqual({ kind: 'chance', key: 'roll/1/0' });
  });

  test('are of the total of all unused yellow dice, never of a part', () => {
    const table = Scenario.of(2).roll('11 345').catch(2, 0);
    expect(table.reach).toEqual([12]);
    expect(table.take(12).down(1)).toEqual([12]);
  });

  test('after a miss are of all the dice, red ones too, and the active seat earns as well', () => {
    const table = Scenario.of(3).roll('12 345').miss('none');
    expect(table.left).toBe(15);
    const used = table.take(15);
    expect(used.down(1)).toEqual([15]);
    expect(used.nuts).toEqual([1, 0, 0]);
  });

  test('of a total above 18 can be brought down by nuts', () => {
    const table = Scenario.of(3, [{}, { nuts: 2 }])
      .roll('66 521')
      .miss('none');
    expect(table.left).toBe(20);
    expect(table.reach).toEqual([18]);
    expect(table.take(18).left).toBe(18);
  });

  test('can turn a dice card, the 6 last', () => {
    const offered = (down: number[]) => Scenario.of(2, [{}, { down }]).roll('11 321').catch(2, 0);
    expect(offered([9, 12]).turn.kind).toBe('chance');
    expect(offered([9, 12, 15]).reach).toEqual([6]);
  });

  test('cost nothing to decline', () => {
    const passed = Scenario.of(3).roll('53 632').catch(11, 3).pass();
    expect(passed.nuts).toEqual([0, 0, 0]);
    expect(passed.left).toBe(8);
    expect(passed.happenings).toEqual([
      { type: 'passed', seat: 1 },
      { type: 'offered', seat: 2, total: 8 },
    ]);
  });
});

describe('the fee', () => {
  test('comes from the user when the supply is empty', () => {
    const table = Scenario.of(3, [{ nuts: 4 }, { nuts: 2 }, { nuts: 3 }])
      .roll('53 632')
      .catch(11, 3);
    expect(table.supply).toBe(0);
    const used = table.take(8);
    expect(used.nuts).toEqual([5, 1, 3]);
    expect(used.supply).toBe(0);
    expect(used.happenings).toContainEqual({ type: 'fee', from: 1, to: 0 });
  });

  test('keeps a seat without nuts out when the supply is empty: it is not asked', () => {
    const table = Scenario.of(3, [{ nuts: 6 }, { nuts: 0 }, { nuts: 3 }])
      .roll('53 632')
      .catch(11, 3);
    expect(table.acting).toBe(2);
    expect(table.happenings).toContainEqual(skipped([1], 'no-nut'));
  });

  test('is paid before changes, so a nut for a change cannot pay the same seat’s fee', () => {
    const table = Scenario.of(3, [{ nuts: 5 }, { nuts: 1 }, { nuts: 3 }])
      .roll('53 632')
      .catch(11, 3);
    expect(table.acting).toBe(1);
    expect(table.reach).toEqual([8]);
    expect(table.refusalOf({ type: 'take', card: 7 })).toBe('fee-first');
  });

  test('of the next seat can be paid with a nut that was just paid for a change', () => {
    const table = Scenario.of(3, [{ nuts: 7 }, { nuts: 2 }, { nuts: 0 }])
      .roll('53 632')
      .catch(11, 3)
      .take(7);
    expect(table.nuts).toEqual([8, 0, 0]);
    expect(table.supply).toBe(1);
    expect(table.acting).toBe(2);
    const used = table.take(7);
    expect(used.nuts).toEqual([9, 0, 0]);
    expect(used.supply).toBe(0);
  });

  test('can be paid with a nut that the active seat paid for its own change', () => {
    const table = Scenario.of(2, [{ nuts: 6 }])
      .roll('53 632')
      .catch(10, 3);
    expect(table.supply).toBe(1);
    expect(table.acting).toBe(1);
    expect(table.take(8).nuts).toEqual([6, 0]);
  });

  test('goes to the active seat for each user in turn', () => {
    const table = Scenario.of(4).roll('53 632').catch(11, 3).take(8).take(8).take(8);
    expect(table.nuts).toEqual([3, 0, 0, 0]);
    expect(table.supply).toBe(9);
  });

  test('with the supply’s last nut leaves the next seat to pay its own', () => {
    const table = Scenario.of(3, [{ nuts: 5 }, { nuts: 1 }, { nuts: 2 }])
      .roll('53 632')
      .catch(11, 3);
    expect(table.supply).toBe(1);
    const first = table.take(8);
    expect(first.supply).toBe(0);
    expect(first.take(8).nuts).toEqual([7, 1, 1]);
  });
});
