import type { Move } from '../../../src/game-core/games/mice-to-meet-you/types';
import { createChance, seedFromText } from '../../../src/game-core/kernel/chance';
import {
  begun,
  missAtOnce,
  moveOf,
  sumOf,
  tapped,
  tapsFor,
  wayOf,
  type Draft,
  type Tap,
} from '../../../src/tables/mice-to-meet-you/choosing/draft';
import {
  priceOf,
  questionOf,
  reachOf,
  waysTo,
  type Question,
} from '../../../src/tables/mice-to-meet-you/choosing/question';
import { Scenario } from '../../game-core/games/mice-to-meet-you/scenario';
import { decisionIn, positionsOf, type Position } from './positions';

const POSITIONS: readonly Position[] = [
  ...[2, 3, 4, 5].flatMap((seats) =>
    ['a', 'b', 'c'].flatMap((seed) => positionsOf(seats, 3, `${seats} ${seed}`, 160)),
  ),
  ...([0, 1, 2, 3] as const).flatMap((level) =>
    ['a', 'b', 'c'].flatMap((seed) => positionsOf(1, level, `${level} ${seed}`, 100)),
  ),
];

const ask = ({ state, request }: Position): Question => questionOf(request, state);
const question = ({ state }: Scenario): Question => questionOf(decisionIn(state), state);

const same = (one: Move | null, other: Move) => JSON.stringify(one) === JSON.stringify(other);

/** Through the house: the room, and where the first way is another one, its chip. */
function byRoom(asked: Question, wanted: Move): Draft {
  if (wanted.type === 'miss') return byMiss(asked, wanted);
  if (wanted.type === 'pass') throw new Error('Passing is a key of its own.');
  const draft = tapped(asked, begun(asked), { on: 'room', card: wanted.card });
  if (same(moveOf(asked, draft), wanted)) return draft;
  const way = waysTo(asked, wanted.card).find(({ move }) => same(move, wanted))!;
  return tapped(asked, draft, { on: 'way', way });
}

/** Die by die and nut by nut. */
function byPieces(asked: Question, wanted: Move): Draft {
  if (wanted.type === 'miss') return byMiss(asked, wanted);
  if (wanted.type === 'pass') throw new Error('Passing is a key of its own.');
  const { dice, by } = asked.ways.find(({ move }) => same(move, wanted))!;
  let draft = begun(asked);
  dice.forEach((isCounted, place) => {
    if (isCounted) draft = tapped(asked, draft, { on: 'die', place });
  });
  while (draft.by !== by) {
    draft = tapped(asked, draft, { on: 'nut', by: draft.by < by ? 1 : -1 });
  }
  return draft;
}

function byMiss(asked: Question, { penalty }: Extract<Move, { type: 'miss' }>): Draft {
  const draft = tapped(asked, begun(asked), { on: 'miss' });
  return tapped(asked, draft, { on: 'penalty', penalty });
}

test('every legal move of all kinds can be made by taps, in both ways', () => {
  const kinds = new Set<string>();
  for (const position of POSITIONS) {
    const asked = ask(position);
    kinds.add(asked.kind);
    for (const move of position.request.moves) {
      if (move.type === 'pass') continue;
      expect(moveOf(asked, byRoom(asked, move))).toEqual(move);
      expect(moveOf(asked, byPieces(asked, move))).toEqual(move);
    }
  }
  expect(kinds).toEqual(new Set(['own', 'offer', 'second']));
});

test('and nothing else: whatever fingers tap, what comes of it is legal or nothing', () => {
  const random = createChance(seedFromText('fingers')).draw('taps');
  for (const position of POSITIONS) {
    const asked = ask(position);
    const legal = position.request.moves.map((move) => JSON.stringify(move));
    let draft = begun(asked);
    for (let tap = 0; tap < 30; tap += 1) {
      draft = tapped(
        asked,
        draft,
        anyTap(asked, (count) => random.below(count)),
      );
      const move = moveOf(asked, draft);
      if (move !== null) expect(legal).toContain(JSON.stringify(move));
      expect(priceOf(draft)).toBeLessThanOrEqual(Math.max(0, asked.nuts));
    }
  }
});

const PENALTIES = ['cage', 'none', 6, 9, 12, 15] as const;

function anyTap({ ways }: Question, below: (count: number) => number): Tap {
  const taps: readonly Tap[] = [
    { on: 'room', card: 1 + below(18) },
    { on: 'die', place: below(4) },
    { on: 'die', place: below(3) },
    { on: 'nut', by: 1 },
    { on: 'nut', by: -1 },
    { on: 'miss' },
    { on: 'penalty', penalty: PENALTIES[below(6)]! },
    { on: 'back' },
    ...(ways.length === 0 ? [] : [{ on: 'way', way: ways[below(ways.length)]! } as const]),
  ];
  return taps[below(taps.length)]!;
}

describe('with two red and three yellow dice', () => {
  // The reds make 6; 13 is 6 and 1 more, or 6 and a nut, or 4 and 1 and two nuts.
  const table = Scenario.of(3, [{ nuts: 2 }]).roll('42 641');
  const asked = question(table);

  test('a room takes the cheapest way, and its ways come cheapest first', () => {
    const draft = tapped(asked, begun(asked), { on: 'room', card: 13 });
    expect(draft.dice).toEqual([true, false, true]);
    expect(moveOf(asked, draft)).toEqual({ type: 'catch', card: 13, yellow: 7 });
    expect(waysTo(asked, 13).map(({ by, move }) => [by, 'yellow' in move && move.yellow])).toEqual([
      [0, 7],
      [1, 6],
      [2, 5],
    ]);
  });

  test('a sum that meets nothing makes no move', () => {
    const nothing = question(Scenario.of(3, [{ hand: [17], nuts: 2, down: [9, 12] }]).roll('42 6'));
    const draft = begun(nothing);
    expect(sumOf(nothing, draft)).toBe(6);
    expect(wayOf(nothing, draft)).toBeNull();
    expect(moveOf(nothing, draft)).toBeNull();
  });

  test('there are never more nuts in a sum than its owner has', () => {
    let draft = begun(asked);
    for (let nth = 0; nth < 5; nth += 1) draft = tapped(asked, draft, { on: 'nut', by: -1 });
    expect(draft.by).toBe(-2);
    expect(sumOf(asked, draft)).toBe(4);
  });

  test('what is in reach is told in order, with what it costs at least', () => {
    const poor = question(Scenario.of(2, [{ nuts: 1, hand: [7, 8, 18] }]).roll('42 1'));
    expect([...reachOf(poor)]).toEqual([
      [7, 0],
      [8, 1],
    ]);
  });
});

describe('an offer', () => {
  const offered = Scenario.of(3, [{}, { hand: [8], nuts: 2 }])
    .roll('42 621')
    .catch(7, 1);

  test('has its cheapest use chosen', () => {
    const asked = question(offered);
    expect(asked.base).toBe(8);
    expect(moveOf(asked, begun(asked))).toEqual({ type: 'take', card: 8 });
  });

  test('keeps a nut for the fee where the supply is empty', () => {
    const table = Scenario.of(3, [{ nuts: 6 }, { hand: [8], nuts: 2 }, { nuts: 1 }]);
    const asked = question(table.roll('42 621').catch(7, 1));
    expect(asked.nuts).toBe(1);
    expect([...reachOf(asked)]).toEqual([
      [8, 1],
      [9, 2],
    ]);
  });
});

describe('a miss', () => {
  test('asks where something could be caught', () => {
    const asked = question(Scenario.of(2).roll('43 641'));
    expect(missAtOnce(asked)).toBeNull();
    const draft = tapped(asked, begun(asked), { on: 'miss' });
    expect(moveOf(asked, draft)).toEqual({ type: 'miss', penalty: 'none' });
    expect(moveOf(asked, tapped(asked, draft, { on: 'back' }))).toEqual({
      type: 'catch',
      card: 7,
      yellow: 0,
    });
  });

  test('asks where there is something to choose', () => {
    const asked = question(Scenario.of(2, [{ hand: [1], cage: [7], down: [12, 9] }]).roll('42 6'));
    expect(missAtOnce(asked)).toBeNull();
    const draft = tapped(asked, begun(asked), { on: 'miss' });
    expect(moveOf(asked, draft)).toBeNull();
    expect(moveOf(asked, tapped(asked, draft, { on: 'penalty', penalty: 12 }))).toEqual({
      type: 'miss',
      penalty: 12,
    });
    expect(moveOf(asked, tapped(asked, draft, { on: 'penalty', penalty: 15 }))).toBeNull();
  });

  test('is one tap where nothing else could be done', () => {
    const stuck = question(Scenario.of(2, [{ hand: [1], cage: [7] }]).roll('55 666'));
    expect(missAtOnce(stuck)).toEqual({ type: 'miss', penalty: 'cage' });
  });
});

test('what is advised is put together by the taps of a person, in every position', () => {
  for (const position of POSITIONS) {
    const asked = ask(position);
    for (const move of position.request.moves) {
      const taps = tapsFor(asked, move);
      const draft = taps.reduce((from, tap) => tapped(asked, from, tap), begun(asked));
      expect(moveOf(asked, draft)).toEqual(move);
    }
  }
});

test('a pass leaves no room chosen, until one is tapped or a nut is', () => {
  const offered = Scenario.of(3, [{}, { hand: [8], nuts: 2 }])
    .roll('42 621')
    .catch(7, 1);
  const asked = question(offered);
  const passing = tapped(asked, begun(asked), { on: 'pass' });
  expect(wayOf(asked, passing)).toBeNull();
  for (const tap of [{ on: 'room', card: 8 } as const, { on: 'nut', by: 1 } as const]) {
    expect(moveOf(asked, tapped(asked, passing, tap))).toMatchObject({ type: 'take' });
  }
});

test('nobody passes on an own throw', () => {
  const asked = question(Scenario.of(2).roll('43 641'));
  const draft = begun(asked);
  expect(tapped(asked, draft, { on: 'pass' })).toBe(draft);
});
