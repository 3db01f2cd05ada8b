import { tenthsOf } from '../../../../game-core/coach/balance';
import {
  analyse,
  type Analysis,
  type MoveStep,
  type Played,
} from '../../../../game-core/games/mice-to-meet-you/solo/analyse';
import type { SoloValues } from '../../../../game-core/games/mice-to-meet-you/solo/values';
import type { Face } from '../../../../game-core/games/mice-to-meet-you/types';
import { choiceOf, type Choice } from '../choices';
import { sumInTenths, type Sum } from './percent';

/** All chances here are in tenths of a per cent, so that what is written adds up. */
export interface Decided {
  /** Counted from 1. */
  readonly round: number;
  readonly dice: Dice;
  /** The total that was left for a second card, where it was about that. */
  readonly left: number | null;
  readonly made: Choice;
  readonly best: Choice;
  readonly kept: number;
  readonly couldKeep: number;
  /** What the choice cost: what it kept less what it could have kept, so never above 0. */
  readonly price: number;
  /** The moment of the match in which it was to be decided: that many actions led to it. */
  readonly moment: number;
}

export interface Dice {
  readonly red: readonly Face[];
  readonly yellow: readonly Face[];
}

/** One turn: what the throw did to the chance, and what was done with it. */
export interface Round {
  readonly round: number;
  readonly dice: Dice;
  readonly before: number;
  readonly thrown: number;
  readonly decided: readonly Decided[];
  readonly after: number;
}

/** Where the curve passes: across in rounds, from 0 at the start. */
export interface Point {
  readonly across: number;
  readonly value: number;
}

export interface Review {
  readonly rounds: readonly Round[];
  readonly points: readonly Point[];
  /** The choices that cost something, the costliest first. */
  readonly costly: readonly Decided[];
  readonly lowest: { readonly value: number; readonly round: number };
  readonly sum: Sum;
}

export function reviewOf(values: SoloValues, played: Played): Review {
  const analysis = analyse(values, played);
  const rounds = roundsOf(analysis);
  const costly = rounds
    .flatMap(({ decided }) => decided)
    .filter(({ price }) => price < 0)
    .sort((one, other) => one.price - other.price);
  return {
    rounds,
    points: pointsOf(analysis, rounds),
    costly,
    lowest: lowestOf(analysis, rounds),
    sum: sumInTenths(analysis),
  };
}

function roundsOf({ steps }: Analysis): Round[] {
  const rounds: Round[] = [];
  for (const step of steps) {
    const after = tenthsOf(step.after);
    if (step.kind === 'roll') {
      const { red, yellow } = step.event;
      const round = rounds.length + 1;
      const before = tenthsOf(step.before);
      rounds.push({ round, dice: { red, yellow }, before, thrown: after, decided: [], after });
    } else {
      const last = rounds.pop();
      if (last === undefined) throw new Error('Nobody decides before the first throw.');
      rounds.push({ ...last, decided: [...last.decided, decidedIn(last, step)], after });
    }
  }
  return rounds;
}

function decidedIn({ round, dice }: Round, step: MoveStep): Decided {
  const { state, move, best, before, after, length } = step;
  const kept = tenthsOf(after);
  const couldKeep = tenthsOf(before);
  return {
    round,
    dice,
    left: state.tray?.left ?? null,
    made: choiceOf(state, move),
    best: choiceOf(state, best),
    kept,
    couldKeep,
    // As it is written: the difference of what is written beside it.
    price: kept - couldKeep,
    moment: length - 1,
  };
}

/** A throw lies half-way through its round, and the choices share the rest. */
function pointsOf({ start }: Analysis, rounds: readonly Round[]): Point[] {
  const points: Point[] = [{ across: 0, value: tenthsOf(start) }];
  for (const { round, thrown, decided } of rounds) {
    points.push({ across: round - 0.5, value: thrown });
    decided.forEach(({ kept }, index) => {
      points.push({ across: round - 0.5 + (0.5 * (index + 1)) / decided.length, value: kept });
    });
  }
  return points;
}

/** The first time that it was lowest. */
function lowestOf({ start }: Analysis, rounds: readonly Round[]): Review['lowest'] {
  let lowest = { value: tenthsOf(start), round: 1 };
  for (const { round, thrown, decided } of rounds) {
    for (const value of [thrown, ...decided.map(({ kept }) => kept)]) {
      if (value < lowest.value) lowest = { value, round };
    }
  }
  return lowest;
}

/** Where a choice lies on the curve: the piece of it that goes down. */
export function pieceOf({ points, rounds }: Review, decided: Decided): readonly [Point, Point] {
  let at = 0;
  for (const { decided: choices } of rounds) {
    at += 1;
    for (const each of choices) {
      at += 1;
      const [from, to] = [points[at - 1], points[at]];
      if (each === decided && from !== undefined && to !== undefined) return [from, to];
    }
  }
  throw new RangeError('This choice is of another game.');
}
