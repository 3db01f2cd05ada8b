import { HOLES } from '../../../../src/game-core/games/alles-kaese/cards';
import { createChance, seedFromText } from '../../../../src/game-core/kernel/chance';
import { game, packOf, randomStream, Scenario, sides } from './scenario';

/** Nothing shows 3, 4 or 5; the supply begins with 5c 4t 3c. */
const TOP = '1c 2t 2c 6t 1c 6c 5c 4t 3c';

describe('set-up', () => {
  test('six cards form the display, 30 the supply, and nothing else lies anywhere', () => {
    const { board } = Scenario.deal(4, TOP);
    expect(board.display).toEqual([0, 1, 2, 3, 4, 5]);
    expect(board.drawn).toBe(6);
    expect(board.rows).toEqual([[], [], [], []]);
    expect(board.discard).toEqual([]);
  });

  test('the chosen seat starts, and without a choice any seat may', () => {
    expect(Scenario.deal(4, TOP, 2).roll(3).acting).toBe(2);
    const starts = Array.from({ length: 60 }, (_, index) => {
      const empty = game.setup({ seats: 3, start: 'random', options: {} });
      const event = game.chance(empty, randomStream(`start ${index}`));
      return event.type === 'deal' ? event.start : null;
    });
    expect(new Set(starts)).toEqual(new Set([0, 1, 2]));
  });

  test('the deal is the whole pack in a random order', () => {
    const empty = game.setup({ seats: 2, start: 0, options: {} });
    expect(game.turn(empty)).toEqual({ kind: 'chance', key: 'deal' });
    expect(game.outcomes(empty)).toBeNull();
    const event = game.chance(empty, randomStream('a deal'));
    if (event.type !== 'deal') throw new Error('The first event is the deal.');
    const text = (pack: readonly object[]) => pack.map((card) => JSON.stringify(card)).sort();
    expect(text(event.pack)).toEqual(text(packOf('1c')));
    expect(event.pack).not.toEqual(packOf('1c'));
  });
});

test('the seed in docs/record-format.md gives the pack and the rolls written there', () => {
  const chance = createChance('000102030405060708090a0b0c0d0e0f');
  const empty = game.setup({ seats: 3, start: 'random', options: {} });
  const deal = game.chance(empty, chance.draw('deal'));
  if (deal.type !== 'deal') throw new Error('The first event is the deal.');
  expect(deal.pack.map(({ holes, front }) => `${holes}${front[0]}`).join(' ')).toBe(
    '5t 6t 5t 3c 4t 4t 4c 2t 3t 5c 1c 1c 6t 3t 6c 2c 3t 4c 1t 3c 4t 2t 1c 6t 4c 2c 5t 3c 2c 5c 1c 6t 1c 2c 6t 5t',
  );
  expect(deal.start).toBe(1);
  const dealt = game.apply(empty, { by: 'chance', event: deal });
  const rolls = [0, 1, 2].map((seat) =>
    [0, 1, 2].map((turn) => game.chance(dealt, chance.draw(`roll/${seat}/${turn}`))),
  );
  const faces = [
    [1, 6, 1],
    [3, 4, 4],
    [2, 3, 2],
  ];
  expect(rolls).toEqual(faces.map((row) => row.map((face) => ({ type: 'roll', face }))));
});

describe('the die', () => {
  test('is rolled once a turn, with a key of the seat and its turn', () => {
    let table = Scenario.deal(3, TOP, 1);
    const keys = [];
    for (let turn = 0; turn < 5; turn += 1) {
      const { turn: now } = table;
      keys.push(now.kind === 'chance' ? now.key : null);
      table = table.remove(table.board.backs[table.board.display[0]!]!, 0);
    }
    expect(keys).toEqual(['roll/1/0', 'roll/2/0', 'roll/0/0', 'roll/1/1', 'roll/2/1']);
  });

  test('has six equal faces', () => {
    const odds = game.outcomes(Scenario.deal(3, TOP).state);
    expect(odds).toEqual(HOLES.map((face) => ({ event: { type: 'roll', face }, odds: 1 / 6 })));
  });

  test('shows the same for the same seed, seat and turn whatever was decided before', () => {
    const chance = createChance(seedFromText('same'));
    const faces = (decide: 'keep' | 'remove') => {
      let table = Scenario.deal(2, '1c 1c 1c 2c 2c 2c');
      const rolled = [];
      for (let turn = 0; turn < 6; turn += 1) {
        const { turn: now } = table;
        if (now.kind !== 'chance') throw new Error('The die comes first.');
        const event = game.chance(table.state, chance.draw(now.key));
        if (event.type !== 'roll') throw new Error('The cards are dealt.');
        rolled.push(event.face);
        table = table.roll(event.face);
        const wanted = table.moves.find(({ type }) => type === decide) ?? table.moves[0]!;
        table = table.act(wanted);
      }
      return rolled;
    };
    expect(faces('keep')).toEqual(faces('remove'));
  });
});

describe('no card shows the number', () => {
  test('the seat must look at one card of its choice, any of the six', () => {
    const table = Scenario.deal(4, TOP).roll(3);
    expect(table.moves).toEqual([0, 1, 2, 3, 4, 5].map((slot) => ({ type: 'peek', slot })));
  });

  test('the card goes back to its place', () => {
    const table = Scenario.deal(4, TOP);
    expect(table.peek(3, 2).board).toEqual(table.board);
  });

  test('a card that the seat knows already may be looked at again', () => {
    const table = Scenario.deal(4, TOP).peek(3, 0).peek(3, 1).peek(3, 2).peek(3, 3).peek(3, 0);
    expect(table.view(0).seen).toEqual([{ card: 0, front: 'cheese' }]);
  });

  test.each([2, 3])('with %i players the top supply card then goes to the discard', (seats) => {
    const { board } = Scenario.deal(seats, TOP).peek(3, 2);
    expect(board.discard).toEqual([6]);
    expect(board.drawn).toBe(7);
    expect(board.display).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test.each([4, 5, 6])('with %i players the supply stays as it is', (seats) => {
    const { board } = Scenario.deal(seats, TOP).peek(3, 2);
    expect(board.discard).toEqual([]);
    expect(board.drawn).toBe(6);
  });
});

describe('a card shows the number', () => {
  test('the seat chooses among those cards, and whether to keep or to remove', () => {
    expect(Scenario.deal(4, TOP).roll(2).moves).toEqual([
      { type: 'keep', slot: 1 },
      { type: 'remove', slot: 1 },
      { type: 'keep', slot: 2 },
      { type: 'remove', slot: 2 },
    ]);
  });

  test.each([
    [1, 'trap'],
    [2, 'cheese'],
  ])('keeping the card in slot %i lays a %s open before the seat', (slot, front) => {
    const { board } = Scenario.deal(4, TOP, 3).keep(2, slot);
    expect(board.rows).toEqual([[], [], [], [{ card: slot, front }]]);
    expect(board.discard).toEqual([]);
  });

  test('removing it sends it to the discard pile, its front unseen', () => {
    const { board, state } = Scenario.deal(4, TOP).remove(2, 1);
    expect(board.discard).toEqual([1]);
    expect(board.rows).toEqual([[], [], [], []]);
    expect(JSON.stringify(state.open)).not.toContain('trap');
  });

  test.each(['keep', 'remove'] as const)('after a %s only that slot is refilled', (type) => {
    const table = Scenario.deal(4, TOP).roll(2).act({ type, slot: 1 });
    expect(table.board.display).toEqual([0, 6, 2, 3, 4, 5]);
    expect(table.display).toBe('1 5 2 6 1 6');
    expect(table.board.drawn).toBe(7);
  });

  test.each([2, 3])('with %i players no further supply card is discarded', (seats) => {
    expect(Scenario.deal(seats, TOP).keep(2, 1).board.drawn).toBe(7);
    expect(Scenario.deal(seats, TOP).remove(2, 1).board.drawn).toBe(7);
  });
});

test('the turn goes to the left neighbour, round the table', () => {
  const table = Scenario.deal(3, TOP, 1).keep(2, 1).peek(3, 0).remove(1, 4);
  expect(table.state.open.log).toEqual([
    { face: 2, type: 'keep', card: 1 },
    { face: 3, type: 'peek', card: 0 },
    { face: 1, type: 'remove', card: 4 },
  ]);
  expect(table.roll(1).acting).toBe(1);
});

describe('refusals', () => {
  const matching = Scenario.deal(4, TOP).roll(2);
  const missing = Scenario.deal(4, TOP).roll(3);

  test.each([
    ['no-such-slot', matching, { type: 'keep', slot: 6 }],
    ['no-such-slot', matching, { type: 'remove', slot: -1 }],
    ['no-such-slot', missing, { type: 'peek', slot: 1.5 }],
    ['must-peek', missing, { type: 'keep', slot: 0 }],
    ['must-peek', missing, { type: 'remove', slot: 0 }],
    ['may-not-peek', matching, { type: 'peek', slot: 1 }],
    ['may-not-peek', matching, { type: 'peek', slot: 0 }],
    ['wrong-number', matching, { type: 'keep', slot: 0 }],
    ['wrong-number', matching, { type: 'remove', slot: 5 }],
    [null, matching, { type: 'keep', slot: 1 }],
    [null, matching, { type: 'remove', slot: 2 }],
    [null, missing, { type: 'peek', slot: 5 }],
  ] as const)('%s', (code, table, move) => {
    expect(table.refusalOf(move)).toBe(code);
  });
});

describe('what stands', () => {
  const isFinal = (table: Scenario, type: 'peek' | 'keep' | 'remove') =>
    game.isFinal(table.state, { by: table.acting, move: { type, slot: 0 } });

  const late = Scenario.deal(4, TOP).drainTo(1);
  const inFirst = late.board.backs[late.board.display[0]!]!;
  const inNone = HOLES.find((holes) => !late.display.includes(`${holes}`))!;

  test('a look and a reveal always do', () => {
    expect(isFinal(Scenario.deal(4, TOP).roll(3), 'peek')).toBe(true);
    expect(isFinal(Scenario.deal(4, TOP).roll(1), 'keep')).toBe(true);
    expect(isFinal(late.roll(inNone), 'peek')).toBe(true);
    expect(isFinal(late.roll(inFirst), 'keep')).toBe(true);
  });

  test('a removal does too: it uncovers another back, or ends the game and opens everything', () => {
    expect(isFinal(Scenario.deal(4, TOP).roll(1), 'remove')).toBe(true);
    expect(isFinal(late.roll(inFirst), 'remove')).toBe(true);
  });
});

test('the pack of a scenario is a whole pack', () => {
  expect(packOf(TOP).slice(0, 2)).toEqual([sides('1c'), sides('2t')]);
  expect(packOf(TOP)).toHaveLength(36);
});
