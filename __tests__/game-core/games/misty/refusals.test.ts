import * as v from 'valibot';

import type { Card } from '../../../../src/game-core/games/misty/cards';
import { MIDDLE } from '../../../../src/game-core/games/misty/sheet';
import type { State } from '../../../../src/game-core/games/misty/types';
import { seedFromText } from '../../../../src/game-core/kernel/chance';
import { configure } from '../../../../src/game-core/kernel/config';
import { act, begin, settle } from '../../../../src/game-core/kernel/match';
import { acted, at, dealt, filled, game, lastPick, movedAt, pictures, refusal } from './scene';

const handOf = ({ hidden }: State, seat: number): readonly Card[] => hidden.hands[seat]!;
const place = (card: Card, cell: number) => ({ type: 'place', card, cell }) as const;
const activate = (card: Card) => ({ type: 'activate', card }) as const;

describe('building', () => {
  const state = dealt({ seats: 2 });
  const [card, second] = handOf(state, 0) as [Card, Card];
  const started = acted(
    acted(state, 0, place(card, MIDDLE)),
    1,
    place(handOf(state, 1)[0]!, MIDDLE),
  );

  test('a card of another hand, or one that was passed on', () => {
    expect(refusal(state, 0, place(handOf(state, 1)[0]!, MIDDLE))).toBe('not-in-hand');
    expect(refusal(started, 0, place(second, at(0, 1)))).toBe('not-in-hand');
  });

  test('a first card that is not in the middle of the sheet', () => {
    expect(refusal(state, 0, place(card, at(0, 1)))).toBe('first-card-in-the-middle');
  });

  test('a cell with a card', () => {
    expect(refusal(started, 0, place(handOf(started, 0)[0]!, MIDDLE))).toBe('cell-taken');
  });

  test('a cell that touches no card, not even over the edge of the sheet', () => {
    expect(refusal(started, 0, place(handOf(started, 0)[0]!, at(0, 2)))).toBe('not-adjacent');
    const [window] = pictures(['oooo', 'oooo', 'ooo', 'S']);
    const wide = lastPick([window!.slice(0, 3).concat({ card: 36, cell: at(0, 3) }), window!]);
    // Cell 28 follows 27 in number, but it is at the other end of the next row.
    expect(at(0, 3)).toBe(27);
    expect(refusal(wide, 0, place(36, 28))).toBe('not-adjacent');
  });

  test('a cell that would make the window too large', () => {
    const [window] = pictures(['oooo', 'oooo', 'oooS']);
    const state4 = lastPick([window!, window!]);
    const last = window!.at(-1)!.card;
    expect(refusal(state4, 0, place(last, at(-1, 0)))).toBe('outside-window');
    expect(refusal(state4, 0, place(last, at(3, 0)))).toBe('outside-window');
    expect(refusal(state4, 0, place(last, at(2, 3)))).toBeNull();
  });

  test('moving a card', () => {
    expect(refusal(state, 0, activate(card))).toBe('not-activating');
  });
});

describe('activating', () => {
  const { state } = filled(pictures(['>^o', 'o>o', 'ooo', 'ooo'], ['v^S', 'SSS', 'SSS', 'SFF']));
  const cardOf = (seat: number, index: number) => state.open.windows[seat]![index]!.card;

  test('placing a card', () => {
    expect(refusal(state, 0, place(cardOf(0, 0), at(0, 5)))).toBe('not-placing');
  });

  test('a card of another window', () => {
    expect(refusal(state, 0, activate(cardOf(1, 0)))).toBe('not-in-window');
  });

  test('a card without an arrow', () => {
    expect(refusal(state, 0, activate(cardOf(0, 2)))).toBe('no-arrow');
  });

  test('a card that has moved', () => {
    const moved = movedAt(state, 0, at(0, 1));
    expect(refusal(moved, 0, activate(cardOf(0, 1)))).toBe('moved-already');
  });

  test('a card that is covered', () => {
    const moved = movedAt(state, 0, at(0, 0));
    expect(refusal(moved, 0, activate(cardOf(0, 1)))).toBe('covered');
  });
});

test('whoever has committed waits for the others', () => {
  const config = configure(game, { seats: 2 });
  if (!config.ok) throw new Error(config.error.message);
  const match = settle(begin(game, config.value, seedFromText('commit')));
  const move = game.moves(game.view(match.state, 0))[0]!;
  const once = act(match, 0, move);
  if (!once.ok) throw new Error(once.error.rule);
  expect(act(once.value, 0, move)).toMatchObject({ ok: false, error: { code: 'not-your-turn' } });
});

test('every refusal says its rule in a sentence', () => {
  const view = game.view(dealt({ seats: 2 }), 0);
  expect(game.check(view, activate(0))?.rule).toMatch(/^[A-Z].*\.$/);
});

test.each([
  null,
  'place',
  {},
  { type: 'place', card: 3 },
  { type: 'place', card: 54, cell: 24 },
  { type: 'place', card: 3, cell: 49 },
  { type: 'place', card: 3, cell: -1 },
  { type: 'place', card: 3.5, cell: 24 },
  { type: 'place', card: 3, cell: 24, seat: 0 },
  { type: 'activate', card: '3' },
  { type: 'activate', card: 3, cell: 24 },
  { type: 'eat', card: 50 },
])('%j is not a move at all', (move) => {
  expect(v.safeParse(game.moveSchema, move).success).toBe(false);
});

test.each([
  [{ seats: 1 }, 'seat-count'],
  [{ seats: 5 }, 'seat-count'],
  [{ seats: 2, options: { roundsToWin: 0 } }, 'option-value'],
  [{ seats: 2, options: { roundsToWin: 1.5 } }, 'option-value'],
  [{ seats: 2, options: { initiation: 1 } }, 'option-value'],
])('the configuration %j is refused', (input, code) => {
  expect(configure(game, input)).toMatchObject({ ok: false, error: { code } });
});
