import { GREY_CARDS, valueOf, type Card } from '../../../../src/game-core/games/so-ein-mist/cards';
import { drawCount, queueAt } from '../../../../src/game-core/games/so-ein-mist/table';
import type { State } from '../../../../src/game-core/games/so-ein-mist/types';
import { countTree } from '../../support/count-tree';
import { card, dealt, decided, game, moved, movedAll, rolled } from './scene';

function taken(state: State, seat: number): number[] {
  return (state.open.board.taken[seat] ?? []).map(valueOf);
}

function refusalOf(state: State): string | undefined {
  const turn = game.turn(state);
  const seat = turn.kind === 'seats' ? (turn.seats[0] as number) : -1;
  return game.check(game.view(state, seat), 'continue')?.code;
}

describe('dice', () => {
  test('after any first roll you may stop or continue', () => {
    const state = rolled(dealt({ seats: 3 }), 4);
    expect(game.moves(game.view(state, 0))).toEqual(['stop', 'continue']);
  });

  test('the move is the number of the last die, never a sum', () => {
    const state = moved(dealt({ seats: 3 }), 2, 6, 5);
    expect(state.open.board.places[0]).toBe(5);
  });

  test.each([
    [[3, 3], 'repeat-forces-stop'],
    [[3, 5, 3], 'repeat-forces-stop'],
    [[6, 1, 2, 6], 'repeat-forces-stop'],
    [[1, 2, 3, 4, 2], 'repeat-forces-stop'],
    [[1, 2, 3, 4, 5], 'last-die-forces-stop'],
    [[1, 2, 3, 4], undefined],
  ] as const)('after %j continuing is refused: %s', (faces, code) => {
    const state = rolled(dealt({ seats: 3 }), ...faces);
    expect(refusalOf(state)).toBe(code);
    expect(game.moves(game.view(state, 0))).toEqual(
      code === undefined ? ['stop', 'continue'] : ['stop'],
    );
  });

  test('a refusal names the rule', () => {
    const state = rolled(dealt({ seats: 3 }), 3, 3);
    expect(game.check(game.view(state, 0), 'continue')?.rule).toContain('must stop');
  });

  test('dice set aside in one turn do not count in the next', () => {
    const state = rolled(moved(dealt({ seats: 3 }), 4), 4);
    expect(refusalOf(state)).toBeUndefined();
  });
});

describe('landing', () => {
  test('alone: you take the card and refill the gap from your own draw pile', () => {
    const state = moved(dealt({ seats: 3 }), 3);
    expect(taken(state, 0)).toEqual([-3]);
    expect(state.open.board.path[3]).toBe(card('cow', 8));
    expect(drawCount(state.open, 0)).toBe(6);
    expect(drawCount(state.open, 1)).toBe(7);
  });

  test('the figure stays where it landed, beside the new card, and its old card stays in the path', () => {
    const state = moved(dealt({ seats: 3 }), 3);
    expect(state.open.board.places).toEqual([3, 1, 2]);
    expect(state.open.board.path[0]).toBe(card('cow', 10));
  });

  test('others there: the last of the queue takes the card, the mover refills', () => {
    const state = moved(dealt({ seats: 3 }), 1);
    expect(taken(state, 0)).toEqual([]);
    expect(taken(state, 1)).toEqual([10]);
    expect(queueAt(state.open.board, 1)).toEqual([1, 0]);
    expect(state.open.board.path[1]).toBe(card('cow', 8));
    expect(drawCount(state.open, 0)).toBe(6);
    expect(drawCount(state.open, 1)).toBe(7);
  });

  test('in a longer queue the latest arrival takes, not the first', () => {
    // Seat 0 joins seat 2 at slot 2, then seat 1 joins both.
    const state = movedAll(dealt({ seats: 3 }), 2, 1);
    expect(queueAt(state.open.board, 2)).toEqual([2, 0, 1]);
    expect(taken(state, 2)).toEqual([10]);
    expect(taken(state, 0)).toEqual([8]);
  });

  test('when a figure leaves, the rest of its queue closes up', () => {
    const three = movedAll(dealt({ seats: 3 }), 2, 1);
    const state = moved(three, 6);
    expect(queueAt(state.open.board, 2)).toEqual([0, 1]);
    const last = moved(movedAll(dealt({ seats: 4 }), 3, 2, 1), 6);
    expect(queueAt(last.open.board, 3)).toEqual([0, 1, 2]);
  });

  test('who comes back to a queue stands at its end', () => {
    let state = movedAll(dealt({ seats: 3 }), 2, 1, 6); // queue at slot 2: seats 0, 1
    state = moved(state, 6); // seat 0 leaves for slot 8, where seat 2 stands
    expect(queueAt(state.open.board, 2)).toEqual([1]);
    expect(queueAt(state.open.board, 8)).toEqual([2, 0]);
  });

  test('the path is a circle', () => {
    const state = movedAll(dealt({ seats: 3, start: 2 }), 6, 1, 1);
    expect(state.open.board.places[2]).toBe(8);
    const round = moved(state, 2);
    expect(round.open.board.places[2]).toBe(1);
  });

  test('the left neighbour is next', () => {
    const state = dealt({ seats: 4, start: 3 });
    expect(game.turn(rolled(state, 1))).toEqual({ kind: 'seats', seats: [3] });
    expect(game.turn(rolled(moved(state, 1), 1))).toEqual({ kind: 'seats', seats: [0] });
  });
});

describe('end', () => {
  test('after seven rounds with three players all draw piles are empty and it is over', () => {
    let state = dealt({ seats: 3 });
    for (let turn = 0; turn < 21; turn += 1) {
      expect(game.turn(state).kind).toBe('chance');
      state = moved(state, 4);
    }
    expect(game.turn(state)).toEqual({ kind: 'over' });
    expect([0, 1, 2].map((seat) => drawCount(state.open, seat))).toEqual([0, 0, 0]);
  });

  test('what was passed on is revealed at the very end, not before', () => {
    let state = dealt({ seats: 5 });
    for (let turn = 0; turn < 29; turn += 1) state = moved(state, 4);
    expect(state.open.board.passed[0]).toEqual({ from: 0, to: 1, card: null });
    state = moved(state, 4);
    expect(state.open.board.passed[0]).toEqual({ from: 0, to: 1, card: card('cow', 10) });
  });
});

/** The same table with the figures put elsewhere. */
function standing({ open, hidden }: State, places: readonly number[]): State {
  return { open: { ...open, board: { ...open.board, places } }, hidden };
}

describe('another round', () => {
  const standard = dealt({ seats: 3, options: { anotherRound: true } });
  const atLastRound = movedAll(standard, ...new Array<4>(21).fill(4));

  test('one more turn each, and taken cards are not replaced', () => {
    expect(game.turn(atLastRound).kind).toBe('chance');
    const after = movedAll(atLastRound, 4, 4, 4);
    expect(after.open.board.path.filter((each) => each === null)).toHaveLength(3);
    expect(game.turn(after)).toEqual({ kind: 'over' });
  });

  test('gaps are skipped when counting, and nobody lands on one', () => {
    const first = moved(standing(atLastRound, [0, 3, 8]), 5);
    expect(first.open.board.path[5]).toBeNull();
    const second = moved(first, 2); // slots 4 and 6: the gap at 5 does not count
    expect(second.open.board.places).toEqual([5, 6, 8]);
    expect(taken(second, 1)).toEqual([
      ...taken(first, 1),
      valueOf(first.open.board.path[6] as Card),
    ]);
  });

  test('a figure at a gap stays there, and from it the next card is step one', () => {
    const first = moved(standing(atLastRound, [0, 1, 2]), 1); // seat 1 takes: slot 1 is a gap
    expect(first.open.board.path[1]).toBeNull();
    expect(first.open.board.places).toEqual([1, 1, 2]);
    const second = moved(first, 1); // from the gap, slot 2 is step one, where seat 2 stands
    expect(second.open.board.places[1]).toBe(2);
    expect(second.open.board.path[2]).toBeNull();
    const third = moved(second, 1); // seat 2 stands at a gap as well
    expect(third.open.board.places).toEqual([1, 2, 3]);
  });
});

describe('the counted tree', () => {
  // A turn by hand: 6 rolls; then a stop, or a continue with 6 rolls, 1 of which forces the stop.
  test.each([
    [1, 6],
    [2, 12],
    [3, 6 * 6 + 6 * 6],
    [4, 6 * (6 * 2) + 6 * (1 + 5 * 2)],
    [5, 6 * 6 * (6 + 6) + 6 * 1 * 6 + 6 * 5 * (6 + 6)],
  ])('of %i actions has %i leaves', (depth, leaves) => {
    expect(countTree(game, dealt({ seats: 4 }), depth)).toBe(leaves);
  });

  test('the last turn of a game has exactly 6 + 36 + 180 + 720 + 2160 ends', () => {
    // A turn of n dice: the first n - 1 differ; it ends with any of the six faces of the n-th, if n < 5 by
    // choice or by force. Sequences of n faces of which the first n - 1 differ: 6, 36, 180, 720, 2160.
    const last = movedAll(dealt({ seats: 3 }), ...new Array<4>(20).fill(4));
    const ends = [2, 4, 6, 8, 10].map((depth) => countEnds(last, depth));
    expect(ends).toEqual([6, 36, 180, 720, 2160]);
  });
});

/** How many sequences of exactly that many actions end the game. */
function countEnds(state: State, depth: number): number {
  if (depth === 0) return game.turn(state).kind === 'over' ? 1 : 0;
  const turn = game.turn(state);
  if (turn.kind === 'over') return 0;
  if (turn.kind === 'chance') {
    return (game.outcomes(state) ?? []).reduce((sum, { event }) => {
      return sum + countEnds(game.apply(state, { by: 'chance', event }), depth - 1);
    }, 0);
  }
  const [by = 0] = turn.seats;
  return game
    .moves(game.view(state, by))
    .reduce((sum, move) => sum + countEnds(game.apply(state, { by, move }), depth - 1), 0);
}

test('grey cards are never drawn again', () => {
  const state = movedAll(dealt({ seats: 3 }), 3, 3, 3);
  const grey = (each: Card | null) => each !== null && GREY_CARDS.includes(each);
  expect(state.open.board.path.filter(grey)).toHaveLength(3);
  expect(decided(rolled(state, 1), 'stop').open.board.path.filter(grey)).toHaveLength(3);
});
