import { game, Scenario } from './scenario';

/** Traps with 6 holes and cheese with 1, enough for every ending. */
const TRAPS = '6t 6t 6t 1c 1c 1c 6t 1c 1c 2c 5c 4c';

const places = (table: Scenario) =>
  table.standings.map(({ rank, values, decidedBy }) => [
    rank,
    values.escaped,
    values.holes,
    values.cheese,
    decidedBy,
  ]);

describe('a third trap', () => {
  // Seat 0 gathers 1c and three traps; seat 1 two cheese cards; seat 2 nothing.
  const table = Scenario.deal(3, TRAPS)
    .keep(6, 0)
    .keep(1, 3)
    .remove(1, 4)
    .keep(6, 1)
    .keep(1, 5)
    .remove(1, 4)
    .keep(6, 2);

  test('ends the game at once, with nothing refilled or discarded', () => {
    expect(table.turn).toEqual({ kind: 'over' });
    expect(table.display.split(' ')[2]).toBe('_');
    expect(table.board.drawn).toBe(12);
    expect(table.board.discard).toEqual([4, 8]);
    expect(table.happenings('table')).toEqual([
      { type: 'kept', seat: 0, slot: 2, card: 2, front: 'trap', traps: 3 },
      { type: 'ended', reason: 'third-trap', caught: 0 },
    ]);
  });

  test('nobody can move any more', () => {
    for (const seat of [0, 1, 2]) expect(game.moves(table.view(seat))).toEqual([]);
  });

  test('puts that player last with nothing, behind one who has nothing either', () => {
    expect(places(table)).toEqual([
      [3, 0, 0, 0, 'escaped'],
      [1, 1, 2, 2, null],
      [2, 1, 0, 0, 'holes'],
    ]);
  });

  test('costs all the cheese of that player', () => {
    const rich = Scenario.deal(2, '6t 6t 6t 6c 1c 1c 1c 1c')
      .keep(6, 3)
      .remove(1, 4)
      .keep(6, 0)
      .remove(1, 4)
      .keep(6, 1);
    expect(rich.turn.kind).toBe('chance');
    const caught = rich.remove(1, 3).keep(6, 2);
    expect(places(caught)).toEqual([
      [2, 0, 0, 0, 'escaped'],
      [1, 1, 0, 0, null],
    ]);
  });

  test('with two players makes the other one win even with nothing', () => {
    const duel = Scenario.deal(2, TRAPS).keep(6, 0).remove(1, 3).keep(6, 1).remove(1, 4).keep(6, 2);
    expect(places(duel)).toEqual([
      [2, 0, 0, 0, 'escaped'],
      [1, 1, 0, 0, null],
    ]);
  });

  test('is the third of one player: two each of several players end nothing', () => {
    const shared = Scenario.deal(2, '6t 6t 5t 5t 1c 1c').keep(6, 0).keep(6, 1).keep(5, 2);
    expect(shared.keep(5, 3).turn.kind).toBe('chance');
  });

  test('comes before an empty supply: the last supply card stays where it is', () => {
    const last = Scenario.deal(2, '1c 6t 6t 6t 1c 1c 1c 1c 1t', 1)
      .remove(1, 0)
      .keep(6, 1)
      .remove(1, 0)
      .keep(6, 2)
      .drainTo(1)
      .keep(6, 3);
    expect(last.board.drawn).toBe(35);
    expect(last.turn).toEqual({ kind: 'over' });
    expect(last.standings.map(({ rank }) => rank)).toEqual([2, 1]);
  });
});

describe('an empty supply', () => {
  const showing = (table: Scenario) => table.board.backs[table.board.display[0]!]!;

  test.each(['keep', 'remove'] as const)('ends the game after the refill of a %s', (type) => {
    const before = Scenario.deal(4, '1c').drainTo(1);
    expect(before.turn.kind).toBe('chance');
    const after = before.roll(showing(before)).act({ type, slot: 0 });
    expect(after.board.drawn).toBe(36);
    expect(after.board.display[0]).toBe(35);
    expect(after.turn).toEqual({ kind: 'over' });
    expect(after.happenings('table').at(-1)).toEqual({
      type: 'ended',
      reason: 'supply-empty',
      caught: null,
    });
  });

  test('ends the game after the extra discard of a peek', () => {
    // All six display cards show the same as those that are removed: none shows a 1.
    const before = Scenario.deal(2, '2c 2c 2c 2c 2t 2t 1c 1c 1c 1c 1c 1t').drainTo(1);
    expect(before.display).not.toContain('1');
    const after = before.peek(1, 0);
    expect(after.board.discard.at(-1)).toBe(35);
    expect(after.turn).toEqual({ kind: 'over' });
    expect(after.happenings('table').map(({ type }) => type)).toEqual([
      'peeked',
      'supply-discarded',
      'ended',
    ]);
  });

  test('does not come through peeks with four or more players', () => {
    const before = Scenario.deal(4, '2c 2c 2c 2c 2t 2t 1c 1c 1c 1c 1c 1t').drainTo(1);
    expect(before.peek(1, 0).peek(1, 0).turn.kind).toBe('chance');
  });

  test('leaves the six display cards out of the score', () => {
    const after = Scenario.deal(2, '6c').drainTo(0);
    expect(after.board.display.filter((card) => card !== null)).toHaveLength(6);
    expect(after.standings.map(({ values }) => values.holes)).toEqual([0, 0]);
  });
});

describe('score', () => {
  test('counts the holes of cheese cards; one or two traps count nothing', () => {
    const table = Scenario.deal(2, '6t 6c 4c 5t 1c 1c')
      .keep(6, 0)
      .keep(4, 2)
      .keep(6, 1)
      .remove(1, 4)
      .keep(5, 3)
      .drainTo(0);
    expect(table.standings.map(({ values }) => [values.holes, values.cheese])).toEqual([
      [6, 1],
      [4, 1],
    ]);
    expect(table.standings.map(({ decidedBy }) => decidedBy)).toEqual([null, 'holes']);
  });

  test('a tie goes to who has more cheese cards, for every place', () => {
    const table = Scenario.deal(4, '3c 1c 2c 3c 1c 2c 2c')
      .keep(3, 0)
      .keep(1, 1)
      .keep(3, 3)
      .remove(1, 4)
      .remove(2, 2)
      .keep(2, 5)
      .drainTo(0);
    expect(places(table)).toEqual([
      [2, 1, 3, 1, 'cheese'],
      [1, 1, 3, 2, null],
      [2, 1, 3, 1, 'cheese'],
      [4, 1, 0, 0, 'holes'],
    ]);
  });

  test('with as many holes on as many cheese cards the victory is shared', () => {
    const table = Scenario.deal(2, '3c 3c').keep(3, 0).keep(3, 1).drainTo(0);
    expect(places(table)).toEqual([
      [1, 1, 3, 1, null],
      [1, 1, 3, 1, null],
    ]);
  });
});

test('all cards lie open once it is over, and none of them before', () => {
  const before = Scenario.deal(4, '1c').drainTo(1);
  expect(game.view(before.state, 'table').pack).toBeNull();
  const after = Scenario.deal(4, '1c').drainTo(0);
  for (const viewer of [0, 3, 'table'] as const) {
    expect(game.view(after.state, viewer).pack).toEqual(after.state.pack);
  }
});
