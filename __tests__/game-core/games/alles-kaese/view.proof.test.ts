import fc from 'fast-check';

import { PACK } from '../../../../src/game-core/games/alles-kaese/cards';
import type {
  AllesKaese,
  Kept,
  State,
  View,
} from '../../../../src/game-core/games/alles-kaese/types';
import { createChance, pick, seedFromText } from '../../../../src/game-core/kernel/chance';
import type { Action } from '../../../../src/game-core/kernel/game';
import { seatsOf } from '../../../../src/game-core/kernel/seats';
import { game, randomStream, Scenario } from './scenario';

/** Nothing shows 3, 4 or 5; the supply begins with 5c 4t 3c. */
const TOP = '1c 2t 2c 6t 1c 6c 5c 4t 3c';

describe('public', () => {
  const table = Scenario.deal(2, TOP).peek(3, 1).keep(2, 1).remove(6, 3);

  test('the backs of the display, the discard pile, the rows and the top supply card', () => {
    // Discarded: 5c from the supply, then 6t; refilled with 4t and 3c; the next one is on top.
    expect(table.board.backs).toEqual(table.state.pack.slice(0, 10).map(({ holes }) => holes));
    expect(table.board.discard).toEqual([6, 3]);
    expect(table.board.drawn).toBe(9);
  });

  test('not the backs of deeper supply cards', () => {
    expect(table.view(0).open.board.backs).toHaveLength(table.board.drawn + 1);
  });

  test('all revealed fronts', () => {
    expect(table.view('table').open.board.rows).toEqual([[], [{ card: 1, front: 'trap' }]]);
  });

  test('which card each seat peeked at and when, but not what it saw', () => {
    for (const viewer of [0, 1, 'table'] as const) {
      expect(table.view(viewer).open.log[0]).toEqual({ face: 3, type: 'peek', card: 1 });
    }
    const peeked = Scenario.deal(2, TOP).peek(3, 1);
    expect(peeked.happenings(0)[0]).toMatchObject({ type: 'peeked', slot: 1, front: 'trap' });
    expect(peeked.happenings(1)[0]).toMatchObject({ type: 'peeked', slot: 1, front: null });
    expect(peeked.happenings('table')[0]).toMatchObject({ type: 'peeked', front: null });
  });

  test('the last back of all, once the supply is down to it', () => {
    expect(Scenario.deal(4, TOP).drainTo(1).board.backs).toHaveLength(36);
    expect(Scenario.deal(4, TOP).drainTo(2).board.backs).toHaveLength(35);
  });
});

describe('private', () => {
  const peeked = Scenario.deal(4, TOP).peek(3, 1);

  test('what a seat saw is known to that seat alone', () => {
    expect(peeked.view(0).seen).toEqual([{ card: 1, front: 'trap' }]);
    for (const viewer of [1, 2, 3, 'table'] as const) {
      expect(peeked.view(viewer).seen).toEqual([]);
      expect(JSON.stringify(peeked.view(viewer))).not.toContain('trap');
    }
  });

  test('knowledge follows the card into the discard pile, and not the slot', () => {
    const removed = peeked.remove(2, 1);
    expect(removed.board.discard).toEqual([1]);
    expect(removed.board.display[1]).toBe(6);
    expect(removed.view(0).seen).toEqual([{ card: 1, front: 'trap' }]);
    expect(removed.view(1).seen).toEqual([]);
  });

  test('one who looks at a card that another knows learns it without being told before', () => {
    const both = peeked.peek(3, 1);
    expect(both.view(1).seen).toEqual(both.view(0).seen);
    expect(both.happenings(0)[0]).toMatchObject({ type: 'peeked', seat: 1, front: null });
    expect(both.happenings(1)[0]).toMatchObject({ type: 'peeked', seat: 1, front: 'trap' });
  });

  test('a card discarded without a peek stays unknown to all as long as the game goes on', () => {
    const late = Scenario.deal(2, TOP).drainTo(1);
    for (const viewer of [0, 1, 'table'] as const) {
      expect(JSON.stringify(late.view(viewer))).not.toMatch(/trap|cheese/);
    }
  });
});

describe('another world', () => {
  interface Past {
    readonly deal: State['pack'];
    readonly actions: readonly Action<AllesKaese>[];
    readonly seats: number;
  }

  /** A random game cut off somewhere: its deal, and what was rolled and done since. */
  function randomPast(seats: number, seed: number, length: number): Past {
    const random = createChance(seedFromText(`past ${seed}`)).draw('all');
    const empty = game.setup({ seats, start: 0, options: {} });
    const deal = game.chance(empty, random);
    let state = game.apply(empty, { by: 'chance', event: deal });
    const { pack } = state;
    const actions: Action<AllesKaese>[] = [];
    for (let step = 0; step < length; step += 1) {
      const turn = game.turn(state);
      if (turn.kind === 'over') break;
      const action: Action<AllesKaese> =
        turn.kind === 'chance'
          ? { by: 'chance', event: game.chance(state, random) }
          : {
              by: turn.seats[0]!,
              move: pick(game.moves(game.view(state, turn.seats[0]!)), random),
            };
      state = game.apply(state, action);
      actions.push(action);
    }
    return { deal: pack, actions, seats };
  }

  function replay({ seats, actions }: Past, pack: State['pack']): State {
    const empty = game.setup({ seats, start: 0, options: {} });
    const deal = { by: 'chance', event: { type: 'deal', pack, start: 0 } } as const;
    return [deal, ...actions].reduce<State>((state, action) => game.apply(state, action), empty);
  }

  function exchanged(pack: State['pack'], a: number, b: number): State['pack'] {
    return pack.map((card, at) => (at === a ? pack[b]! : at === b ? pack[a]! : card));
  }

  /** Whether a seat has seen this side of the card in the place. */
  const knowsBack = ({ open, pack }: View, card: number) =>
    pack !== null || card < open.board.backs.length;
  const knowsFront = ({ open, seen, pack }: View, card: number) =>
    pack !== null || [...seen, ...open.board.rows.flat()].some((kept: Kept) => kept.card === card);

  test('looks the same where only cards that the seat has not seen are exchanged', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 6 }),
        fc.nat(),
        fc.nat({ max: 120 }),
        fc.nat({ max: 35 }),
        fc.nat({ max: 35 }),
        (seats, seed, length, a, b) => {
          const past = randomPast(seats, seed, length);
          const pack = exchanged(past.deal, a, b);
          const before = replay(past, past.deal);
          for (const viewer of [...seatsOf(seats), 'table'] as const) {
            const view = game.view(before, viewer);
            const told = [a, b].some(
              (card) =>
                (knowsBack(view, card) && past.deal[card]!.holes !== pack[card]!.holes) ||
                (knowsFront(view, card) && past.deal[card]!.front !== pack[card]!.front),
            );
            if (told) continue;
            // The same rolls and moves, legal in that world as well, on other cards.
            const other = game.view(replay(past, pack), viewer);
            expect(other).toEqual(view);
            expect(game.moves(other)).toEqual(game.moves(view));
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  test('looks different to a seat that has seen the front of an exchanged card', () => {
    const before = Scenario.deal(4, '1c 2t 2c 6t 1c 6c').peek(3, 1);
    const after = Scenario.deal(4, '1c 2c 2t 6t 1c 6c').peek(3, 1);
    expect(after.view(0)).not.toEqual(before.view(0));
    expect(after.view(1)).toEqual(before.view(1));
  });
});

describe('imagined worlds', () => {
  /**
   * Late in a game: a seat that has seen all but two display cards, the top supply card and the
   * three below it: 2t 2c 5t and 2c 5c 6t. All orders that fit the backs are equally likely, and
   * there are 3 (where the 2t is) times 2 (where the 5t is) times 6 (holes below the top) of them.
   */
  const late = Scenario.deal(4, TOP, 0, '5t 2c 5c 6t').drainTo(4);
  const unseen = [late.board.display[1]!, late.board.display[2]!, 32, 33, 34, 35];
  const view: View = {
    ...late.view(0),
    seen: late.state.pack.flatMap(({ front }, card) =>
      unseen.includes(card) ? [] : [{ card, front }],
    ),
  };
  const textOf = (pack: State['pack']) =>
    unseen.map((card) => `${pack[card]!.holes}${pack[card]!.front[0]}`).join(' ');

  /** All distinct orders of the missing cards that fit the backs, by brute force. */
  function orders(): string[] {
    const { pack } = late.state;
    const found = new Set<string>();
    const fill = (chosen: number[]) => {
      const place = unseen[chosen.length];
      if (place === undefined) {
        const world = [...pack];
        chosen.forEach((card, index) => (world[unseen[index]!] = pack[card]!));
        found.add(textOf(world));
        return;
      }
      for (const card of unseen) {
        const fits = place > 32 || pack[card]!.holes === late.board.backs[place];
        if (fits && !chosen.includes(card)) fill([...chosen, card]);
      }
    };
    fill([]);
    return [...found];
  }

  test('are each as likely as they are', () => {
    const random = randomStream('posterior');
    const expected = orders();
    const counts = new Map(expected.map((order) => [order, 0]));
    const samples = 400 * expected.length;
    for (let sample = 0; sample < samples; sample += 1) {
      const order = textOf(game.imagine(view, random).pack);
      expect(counts.has(order)).toBe(true);
      counts.set(order, counts.get(order)! + 1);
    }
    expect(expected.length).toBe(36);
    const chiSquare = [...counts.values()].reduce((sum, n) => sum + (n - 400) ** 2 / 400, 0);
    const freedom = expected.length - 1;
    // Four standard deviations of the chi-square distribution.
    expect(chiSquare).toBeLessThan(freedom + 4 * Math.sqrt(2 * freedom));
  });

  test('keep every card that the seat has seen, and are whole packs', () => {
    const table = Scenario.deal(3, TOP).peek(3, 1).keep(2, 2).remove(2, 1);
    const random = randomStream('whole');
    const names = (pack: State['pack']) => pack.map((card) => JSON.stringify(card)).sort();
    for (let sample = 0; sample < 50; sample += 1) {
      const { pack } = game.imagine(table.view(0), random);
      expect(pack[1]).toEqual({ holes: 2, front: 'trap' });
      expect(pack[2]).toEqual({ holes: 2, front: 'cheese' });
      expect(names(pack)).toEqual(names(PACK));
    }
  });

  test('of an empty table are empty', () => {
    const empty = game.setup({ seats: 2, start: 0, options: {} });
    expect(game.imagine(game.view(empty, 0), randomStream('empty'))).toEqual(empty);
  });
});
