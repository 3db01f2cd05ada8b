import type { CardSet } from '../../../../src/game-core/games/mice-to-meet-you/cards';
import { diceLeft } from '../../../../src/game-core/games/mice-to-meet-you/dice';
import { soloRating } from '../../../../src/game-core/games/mice-to-meet-you/score';
import { worthOf, type Goal } from '../../../../src/game-core/games/mice-to-meet-you/solo/goals';
import {
  FACES,
  type Event,
  type Face,
  type State,
} from '../../../../src/game-core/games/mice-to-meet-you/types';
import { game } from './scenario';

/** `top / 6^power`, with no rounding anywhere. */
export interface Exact {
  readonly top: bigint;
  readonly power: number;
}

type Roll = Extract<Event, { type: 'roll' }>;

function over(value: Exact, power: number): bigint {
  return value.top * 6n ** BigInt(power - value.power);
}

function isMore(a: Exact, b: Exact): boolean {
  const power = Math.max(a.power, b.power);
  return over(a, power) > over(b, power);
}

function plus(a: Exact, b: Exact): Exact {
  const power = Math.max(a.power, b.power);
  return { top: over(a, power) + over(b, power), power };
}

/** Whether a double is the fraction, but for rounding. */
export function same(exact: Exact, double: number): boolean {
  const scale = 10n ** 15n;
  const digits = Number((exact.top * scale) / 6n ** BigInt(exact.power));
  return Math.abs(digits - double * 1e15) < 500;
}

interface Counted {
  readonly roll: Roll;
  readonly times: number;
  readonly share: number;
}

const counted = new Map<number, readonly Counted[]>();

/** Every roll of the dice that are left; those that differ only in order counted together. */
export function rollsOf({ table }: State): readonly Counted[] {
  const { down } = table.houses[0]!;
  const rolls = counted.get(down) ?? countRolls(down);
  counted.set(down, rolls);
  return rolls;
}

function countRolls(down: CardSet): readonly Counted[] {
  const left = diceLeft(down);
  const count = left.red.length + left.yellow.length;
  const known = new Map<string, { roll: Roll; times: number }>();
  for (let number = 0; number < 6 ** count; number += 1) {
    const faces = Array.from({ length: count }, (_, die) => {
      return FACES[Math.floor(number / 6 ** die) % 6] as Face;
    });
    const red = faces.slice(0, left.red.length).sort();
    const yellow = faces.slice(left.red.length).sort();
    const name = `${red.join('')} ${yellow.join('')}`;
    const roll = { type: 'roll', red, yellow } as const;
    known.set(name, { roll, times: (known.get(name)?.times ?? 0) + 1 });
  }
  return [...known.values()].map((each) => ({ ...each, share: each.times / 6 ** count }));
}

/**
 * The value of a solo position from the rules alone: no table, no rounding, and nothing in common
 * with the solver but what a result is worth.
 */
export function exactWorth(goal: Goal, state: State, known: Map<string, Exact>): Exact {
  const rating = soloRating(state);
  if (rating !== null) return { top: BigInt(worthOf(goal, rating)), power: 0 };
  if (state.asked !== null) {
    return game
      .moves(game.view(state, 0))
      .map((move) => exactWorth(goal, game.apply(state, { by: 0, move }), known))
      .reduce((best, each) => (isMore(each, best) ? each : best));
  }
  const { hand, down, nuts } = state.table.houses[0]!;
  const name = `${hand} ${down} ${nuts}`;
  const before = known.get(name);
  if (before !== undefined) return before;
  let sum: Exact = { top: 0n, power: 0 };
  const rolls = rollsOf(state);
  for (const { roll, times } of rolls) {
    const { top, power } = exactWorth(
      goal,
      game.apply(state, { by: 'chance', event: roll }),
      known,
    );
    sum = plus(sum, { top: top * BigInt(times), power });
  }
  const { red, yellow } = diceLeft(down);
  const mean = { top: sum.top, power: sum.power + red.length + yellow.length };
  known.set(name, mean);
  return mean;
}
