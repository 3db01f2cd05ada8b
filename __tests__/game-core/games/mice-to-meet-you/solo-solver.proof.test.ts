import { createHash } from 'node:crypto';

import { setOf, type Card } from '../../../../src/game-core/games/mice-to-meet-you/cards';
import { soloRating } from '../../../../src/game-core/games/mice-to-meet-you/score';
import { soloPerfect } from '../../../../src/game-core/games/mice-to-meet-you/solo/bot';
import {
  GOALS,
  worthOf,
  type Goal,
} from '../../../../src/game-core/games/mice-to-meet-you/solo/goals';
import {
  DICE_LEFT,
  handNumber,
  HANDS,
  positionAt,
  positionOf,
  POSITIONS,
} from '../../../../src/game-core/games/mice-to-meet-you/solo/positions';
import { solve } from '../../../../src/game-core/games/mice-to-meet-you/solo/solve';
import {
  openValues,
  packValues,
  VALUES_SIZE,
} from '../../../../src/game-core/games/mice-to-meet-you/solo/values';
import { worthNow } from '../../../../src/game-core/games/mice-to-meet-you/solo/worth';
import type { State } from '../../../../src/game-core/games/mice-to-meet-you/types';
import { createChance, deriveSeed, seedFromText } from '../../../../src/game-core/kernel/chance';
import { begin } from '../../../../src/game-core/kernel/match';
import { playOut } from '../../../../src/game-core/kernel/play';
import { game, Scenario } from './scenario';
import { exactWorth, rollsOf, same } from './solo-exact';
import { assetOf, valuesOf } from './solo-values';

/** As `npm run -s solve:mice -- --goal … --write` prints them. */
const CHECKSUMS: Readonly<Record<Goal, string>> = {
  clear: '95b1a49815f513fb2d506942237994e11fd47877d6d2d6aa1205e2208b2257e2',
  rating: '4c18c4e98c61fc6a872be1db7ad6230e3135ef1e18b8a9a089c16e5e71a129c1',
};

/** The value of the whole game by the nuts at the start, as the same command prints it. */
const SOLVED: Readonly<Record<Goal, readonly number[]>> = {
  clear: [0.55551742533, 0.798701070978, 0.917808024467, 0.965687557373],
  rating: [4.191520338499, 5.155787278177, 5.651899096092, 5.938413361044],
};

/** Dice cards that are down for each number of dice left, in the order of DICE_LEFT. */
const DOWN = [[9, 12, 15], [9, 15], [15], [9, 12], [12], []];

function positionsOf(hand: readonly Card[]): State[] {
  return DOWN.flatMap((down) =>
    [0, 1, 2, 3].map((nuts) => Scenario.solo({ hand, down, nuts }).state),
  );
}

describe('the solver', () => {
  test('numbers the positions without a gap', () => {
    expect(POSITIONS).toBe(6 * 4 * 2 ** 14);
    const places = DOWN.map((down, dice) => {
      const { state } = Scenario.solo({ down, nuts: 2, hand: [1, 18] });
      const [house] = state.table.houses;
      return positionOf(house!) === positionAt(dice, 2, handNumber(setOf([1, 18])));
    });
    expect(places).toEqual(DICE_LEFT.map(() => true));
    expect(handNumber(setOf([1, 2, 18]))).toBe(1 + 2 + (1 << 13));
  });

  test.each(GOALS)('agrees with exact fractions worked out by the rules: %s', (goal) => {
    for (const hand of [[8], [2, 11], [17, 18]]) {
      const { first } = solve(goal, handNumber(setOf(hand)));
      const known = new Map();
      for (const state of positionsOf(hand)) {
        const position = positionOf(state.table.houses[0]!);
        expect(same(exactWorth(goal, state, known), first[position]!)).toBe(true);
      }
    }
  });

  test('gives the numbers that can be worked out by hand', () => {
    const { first } = solve('clear', handNumber(setOf([18])));
    // Two dice reach at most 12, and even three nuts no more than 15.
    expect(first[positionAt(0, 3, 1 << 13)]).toBe(0);
    const { first: low } = solve('clear', handNumber(setOf([2])));
    // The last two dice: the red one shows 2, or both show 1.
    expect(low[positionAt(0, 0, 1 << 1)]).toBeCloseTo(7 / 36, 14);
  });
});

describe.each(GOALS)('the asset for %s', (goal: Goal) => {
  const bytes = assetOf(goal);
  const values = valuesOf(goal);

  test('is the one that was made, and small enough for a phone', () => {
    expect(bytes.length).toBe(VALUES_SIZE);
    expect(bytes.length).toBeLessThanOrEqual(1_200_000);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(CHECKSUMS[goal]);
  });

  test('is byte for byte what the solver gives for all hands of seven cards', () => {
    const within = handNumber(setOf([1, 4, 7, 10, 13, 16, 18]));
    const { first } = solve(goal, within);
    const again = packValues(goal, first);
    for (let hand = 0; hand < HANDS; hand += 1) {
      if ((hand & within) !== hand) continue;
      for (let block = 0; block < DICE_LEFT.length * 4; block += 1) {
        const at = (block * HANDS + hand) * 3;
        for (let byte = at; byte < at + 3; byte += 1) {
          if (bytes[byte] !== again[byte]) throw new Error(`Byte ${byte} differs.`);
        }
        const position = block * HANDS + hand;
        if (Math.abs(values.at(position) - first[position]!) > 4e-7) {
          throw new Error(`Position ${position} is opened wrongly.`);
        }
      }
    }
    expect(again.length).toBe(bytes.length);
  });

  test.each([3, 2, 1, 0])('has the value of the whole game with %i nuts', (nuts) => {
    expect(worthNow(values, Scenario.solo({ nuts }).state)).toBeCloseTo(SOLVED[goal][nuts]!, 6);
  });

  test('fits together by the rules: a position is worth the mean of its rolls', () => {
    const hands = [undefined, [2, 3, 5, 8, 11, 14, 17], [1, 7, 10, 16, 18]];
    const samples = hands.flatMap((hand) => [
      Scenario.solo({ hand, nuts: 3 }),
      Scenario.solo({ hand, nuts: 1, down: [15] }),
      Scenario.solo({ hand, nuts: 0, down: [9, 12] }),
    ]);
    for (const { state } of samples) {
      let mean = 0;
      for (const { roll, share } of rollsOf(state)) {
        mean += share * worthNow(values, game.apply(state, { by: 'chance', event: roll }));
      }
      expect(mean).toBeCloseTo(worthNow(values, state), 6);
    }
  });

  test('played through the rules, does as well as was solved', () => {
    const games = 500;
    const worths = Array.from({ length: games }, (_, number) => {
      const seed = deriveSeed(seedFromText('solo'), `${number}`);
      const start = begin(game, { seats: 1, start: 0, options: { level: 2 } }, seed);
      const { state } = playOut(start, [soloPerfect(values)], createChance(seed));
      return worthOf(goal, soloRating(state)!);
    });
    const mean = worths.reduce((sum, worth) => sum + worth, 0) / games;
    const variance = worths.reduce((sum, worth) => sum + (worth - mean) ** 2, 0) / games;
    const solved = worthNow(values, Scenario.solo({ nuts: 2 }).state);
    expect(Math.abs(mean - solved)).toBeLessThan(4 * Math.sqrt(variance / games));
  });
});

test('values of another size are refused', () => {
  expect(openValues('clear', new Uint8Array(5))).toMatchObject({ ok: false });
});
