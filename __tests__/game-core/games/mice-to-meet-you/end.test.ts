import { Scenario, type Sketch } from './scenario';

const NEARLY: Sketch = { down: [9, 12, 15] };

describe('the end', () => {
  test('comes at once when the active seat turns its 6: nobody is offered anything', () => {
    const table = Scenario.of(2, [NEARLY]).roll('6 4').catch(6, 0);
    expect(table.turn).toEqual({ kind: 'over' });
    expect(table.happenings.at(-1)).toEqual({ type: 'ended' });
    expect(table.nuts).toEqual([0, 0]);
  });

  test('comes at once when a passive seat does: the fee is paid, seats after get nothing', () => {
    const table = Scenario.of(3, [{}, { ...NEARLY, hand: [5], nuts: 1 }, { hand: [6, 7] }])
      .roll('11 421')
      .catch(2, 0);
    expect(table.acting).toBe(1);
    const over = table.take(6);
    expect(over.turn).toEqual({ kind: 'over' });
    expect(over.nuts).toEqual([1, 0, 0]);
    expect(over.hand(2)).toEqual([6, 7]);
  });

  test('does not come with an empty hand', () => {
    const table = Scenario.of(2, [{ hand: [8] }])
      .roll('53 111')
      .catch(8, 0);
    expect(table.hand(0)).toEqual([]);
    const later = table.pass().roll('11 111').miss('none').roll('63 111').catch(9, 0);
    expect(later.down(0)).toEqual([9]);
  });

  test('counts the last turn too', () => {
    expect(Scenario.of(2, [NEARLY]).roll('6 4').catch(6, 0).state.turn).toBe(1);
  });
});

describe('the places', () => {
  const end = (...sketches: Sketch[]) =>
    Scenario.of(sketches.length, sketches).roll('6 4').catch(6, 0).standings;

  test('fewest mice in hand win, whoever ended the game; dice cards do not count', () => {
    const places = end({ ...NEARLY, hand: [18] }, { hand: [1, 2, 3] }, { hand: [17] });
    expect(places.map(({ rank }) => rank)).toEqual([3, 1, 2]);
    expect(places[1]?.values).toEqual({ mice: 6, diceCardsDown: 0, nuts: 0 });
    expect(places[0]).toMatchObject({ decidedBy: 'mice', values: { mice: 18, diceCardsDown: 4 } });
  });

  test('a tie goes to more dice cards face down', () => {
    const places = end(
      { ...NEARLY, hand: [5] },
      { hand: [5], down: [9] },
      { hand: [2, 3], down: [9, 12] },
    );
    expect(places.map(({ rank }) => rank)).toEqual([1, 3, 2]);
    expect(places[1]?.decidedBy).toBe('diceCardsDown');
  });

  test('then to more nuts, and then the victory is shared', () => {
    const places = end(
      { ...NEARLY, hand: [18] },
      { hand: [5], nuts: 1 },
      { hand: [5], nuts: 2 },
      { hand: [1, 4], nuts: 2 },
    );
    expect(places.map(({ rank }) => rank)).toEqual([4, 3, 1, 1]);
    expect(places[1]?.decidedBy).toBe('nuts');
  });
});
