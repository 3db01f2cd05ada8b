import fc from 'fast-check';

import {
  CARDS,
  cardsIn,
  DICE_CARDS,
  FULL_HAND,
} from '../../../../src/game-core/games/mice-to-meet-you/cards';
import type {
  Face,
  Mice,
  Move,
  State,
} from '../../../../src/game-core/games/mice-to-meet-you/types';
import { createChance, pick, seedFromText } from '../../../../src/game-core/kernel/chance';
import { act, begin, draw, settle, type Match } from '../../../../src/game-core/kernel/match';
import { game } from './scenario';

/** Every move that can be put into words at all. */
const CONCEIVABLE: readonly Move[] = [
  ...CARDS.flatMap((card) =>
    Array.from({ length: 19 }, (_, yellow): Move => ({ type: 'catch', card, yellow })),
  ),
  ...CARDS.map((card): Move => ({ type: 'take', card })),
  ...(['cage', 'none', ...DICE_CARDS] as const).map((penalty): Move => ({ type: 'miss', penalty })),
  { type: 'pass' },
];

/** A table somewhere in a random game, with a seat that decides. */
const moments = fc
  .record({
    seats: fc.integer({ min: 1, max: 5 }),
    level: fc.constantFrom(0, 1, 2, 3),
    steps: fc.integer({ min: 0, max: 60 }),
    seed: fc.string(),
  })
  .map(({ seats, level, steps, seed }): State => {
    const options = { level: (seats === 1 ? level : 3) as 0 | 1 | 2 | 3 };
    const choices = createChance(seedFromText(`choices ${seed}`)).draw('all');
    let match: Match<Mice> = settle(
      begin(game, { seats, start: 'random', options }, seedFromText(seed)),
    );
    for (let step = 0; step < steps; step += 1) {
      const { asked } = match.state;
      if (asked === null) break;
      const acted = act(match, asked, pick(game.moves(game.view(match.state, asked)), choices));
      if (!acted.ok) throw new Error(acted.error.rule);
      if (game.turn(settle(acted.value).state).kind === 'over') break;
      match = settle(acted.value);
    }
    return match.state;
  });

function text(move: Move): string {
  return JSON.stringify(move);
}

test('what is listed is exactly what is not refused', () => {
  fc.assert(
    fc.property(moments, (state) => {
      const view = game.view(state, state.asked!);
      const allowed = CONCEIVABLE.filter((move) => game.check(view, move) === null);
      expect(allowed.map(text).sort()).toEqual(game.moves(view).map(text).sort());
    }),
    { numRuns: 150 },
  );
});

test('no two moves lead to the same table', () => {
  fc.assert(
    fc.property(moments, (state) => {
      const by = state.asked!;
      const moves = game.moves(game.view(state, by));
      const tables = moves.map((move) => JSON.stringify(game.apply(state, { by, move })));
      expect(new Set(tables).size).toBe(moves.length);
    }),
    { numRuns: 150 },
  );
});

test('only who is asked is asked, and always has something to take', () => {
  fc.assert(
    fc.property(moments, (state) => {
      if (state.tray?.left === null) return;
      const moves = game.moves(game.view(state, state.asked!));
      expect(moves.some(({ type }) => type === 'take')).toBe(true);
      expect(moves).toContainEqual({ type: 'pass' });
    }),
    { numRuns: 100 },
  );
});

test('a card is in the hand or in the cage, and the 6 is down only at the end', () => {
  fc.assert(
    fc.property(moments, ({ table }) => {
      for (const { hand, cage, down } of table.houses) {
        expect([...cardsIn(hand), ...cage].sort()).toEqual(cardsIn(FULL_HAND).sort());
        expect(cardsIn(down)).not.toContain(6);
      }
    }),
    { numRuns: 100 },
  );
});

test('all seats meet the same dice from the same seed, whatever they decide', () => {
  const rolls = (choice: 'first' | 'last') => {
    let match = draw(
      begin(game, { seats: 3, start: 0, options: { level: 3 } }, seedFromText('same dice')),
    );
    const faces = new Map<string, readonly Face[]>();
    for (let step = 0; step < 40; step += 1) {
      const turn = game.turn(match.state);
      match = settle(match);
      const { asked, tray } = match.state;
      if (asked === null || tray === null) break;
      if (turn.kind === 'chance') faces.set(turn.key, tray.red.slice(0, 1));
      const moves = game.moves(game.view(match.state, asked));
      const acted = act(match, asked, choice === 'first' ? moves[0]! : moves.at(-1)!);
      if (!acted.ok) throw new Error(acted.error.rule);
      match = acted.value;
    }
    return faces;
  };
  const [one, other] = [rolls('first'), rolls('last')];
  const shared = [...one.keys()].filter((key) => other.has(key));
  expect(shared.length).toBeGreaterThan(5);
  for (const key of shared) expect(one.get(key)).toEqual(other.get(key));
});
