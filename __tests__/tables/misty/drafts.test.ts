import { cardsOf } from '../../../src/game-core/games/misty/cards';
import { cellAt } from '../../../src/game-core/games/misty/sheet';
import type { Move, Window } from '../../../src/game-core/games/misty/types';
import {
  completed,
  moveOf,
  NOTHING,
  optionsOf,
  takenBack,
  withCard,
  withCell,
} from '../../../src/tables/misty/drafts/placing';
import { isLast, NOT_YET, seenMoves, tapped } from '../../../src/tables/misty/drafts/waking';

const moves = (cards: readonly number[], cells: readonly number[]): Move[] =>
  cards.flatMap((card) => cells.map((cell): Move => ({ type: 'place', card, cell })));

describe('placing', () => {
  const options = optionsOf(moves([4, 7, 9], [24, 25]));

  test('what may be chosen is each card and each cell once', () => {
    expect(options).toEqual({ cards: [4, 7, 9], cells: [24, 25] });
  });

  test('card and cell come in any order, and nothing is a move before both are there', () => {
    expect(moveOf(withCard(NOTHING, 4))).toBeNull();
    expect(moveOf(withCell(NOTHING, 25))).toBeNull();
    const move = { type: 'place', card: 4, cell: 25 };
    expect(moveOf(withCell(withCard(NOTHING, 4), 25))).toEqual(move);
    expect(moveOf(withCard(withCell(NOTHING, 25), 4))).toEqual(move);
  });

  test('another cell moves it, another card takes its place', () => {
    const draft = withCell(withCard(NOTHING, 4), 25);
    expect(withCell(draft, 24)).toEqual({ card: 4, cell: 24 });
    expect(withCard(draft, 9)).toEqual({ card: 9, cell: 25 });
  });

  test('taking back gives up the cell first, then the card', () => {
    const draft = withCell(withCard(NOTHING, 4), 25);
    expect(takenBack(draft, options)).toEqual({ card: 4, cell: null });
    expect(takenBack({ card: 4, cell: null }, options)).toEqual(NOTHING);
    expect(takenBack({ card: null, cell: 25 }, options)).toEqual(NOTHING);
    expect(takenBack(NOTHING, options)).toBeNull();
  });

  test('what goes without saying cannot be taken back: the only card, the only cell', () => {
    const lastCard = optionsOf(moves([4], [24, 25]));
    expect(takenBack({ card: 4, cell: null }, lastCard)).toBeNull();
    expect(takenBack({ card: 4, cell: 25 }, lastCard)).toEqual({ card: 4, cell: null });
    const firstCard = optionsOf(moves([4, 7], [24]));
    expect(takenBack({ card: 4, cell: 24 }, firstCard)).toEqual(NOTHING);
    expect(takenBack({ card: 4, cell: 24 }, optionsOf(moves([4], [24])))).toBeNull();
  });

  test('the only card is chosen already, the only cell once there is a card', () => {
    expect(completed(NOTHING, options)).toEqual(NOTHING);
    expect(completed(NOTHING, optionsOf(moves([4], [24, 25])))).toEqual({ card: 4, cell: null });
    expect(completed(NOTHING, optionsOf(moves([4, 7], [24])))).toEqual(NOTHING);
    expect(completed(withCard(NOTHING, 7), optionsOf(moves([4, 7], [24])))).toEqual({
      card: 7,
      cell: 24,
    });
  });
});

describe('waking', () => {
  const [truck = 0, other = 0] = cardsOf('truck');
  const [heart = 0] = cardsOf('heart');
  const window: Window = [
    { card: truck, cell: cellAt(3, 3) },
    { card: other, cell: cellAt(3, 4) },
    { card: heart, cell: cellAt(3, 5) },
  ];

  test('asked twice, the first tap shows and the second sets off', () => {
    const first = tapped(NOT_YET, truck, { asksTwice: true, endsIt: false });
    expect(first).toEqual({ kind: 'draft', draft: { chosen: truck, last: null } });
    const second = tapped({ chosen: truck, last: null }, truck, { asksTwice: true, endsIt: false });
    expect(second).toEqual({ kind: 'move', card: truck });
    const another = tapped({ chosen: truck, last: null }, other, {
      asksTwice: true,
      endsIt: false,
    });
    expect(another).toMatchObject({ kind: 'draft', draft: { chosen: other } });
  });

  test('asked once, a tap sets off', () => {
    const tap = tapped(NOT_YET, truck, { asksTwice: false, endsIt: false });
    expect(tap).toEqual({ kind: 'move', card: truck });
  });

  test('the last one to move is seen to move, and counts only when they say so', () => {
    // The truck behind covers the one in front, which never moves then.
    expect(isLast(window, [], truck)).toBe(true);
    expect(isLast(window, [], other)).toBe(false);
    const tap = tapped(NOT_YET, truck, { asksTwice: false, endsIt: true });
    expect(tap).toEqual({ kind: 'draft', draft: { chosen: null, last: truck } });
    expect(seenMoves([], { chosen: null, last: truck })).toEqual([truck]);
    expect(seenMoves([other], NOT_YET)).toEqual([other]);
  });
});
