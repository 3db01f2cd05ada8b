import type { Card } from '../../../game-core/games/mice-to-meet-you/cards';
import { total } from '../../../game-core/games/mice-to-meet-you/dice';
import { feeIsOwn, houseOf, isSolo } from '../../../game-core/games/mice-to-meet-you/table';
import type {
  Face,
  Mice,
  Move,
  Penalty,
  State,
  Tray,
} from '../../../game-core/games/mice-to-meet-you/types';
import type { DecisionRequest } from '../../../game-core/kernel/request';
import type { Seat } from '../../../game-core/kernel/seats';

/** One way to use the dice for a card. Dice of an equal total are the same way, as in the rules. */
export interface Way {
  readonly move: Extract<Move, { type: 'catch' | 'take' }>;
  readonly card: Card;
  /** By place, whether a yellow die is counted. */
  readonly dice: readonly boolean[];
  /** What nuts add to the sum, or take from it: one nut each. */
  readonly by: number;
}

/**
 * What a person decides. own: with their own throw. offer: with what another left. second: alone, with
 * what they left themselves, for a nut.
 */
export interface Question {
  readonly kind: 'own' | 'offer' | 'second';
  readonly seat: Seat;
  readonly red: readonly Face[];
  /** The yellow dice that can be counted or left; none where all that is left counts. */
  readonly yellow: readonly Face[];
  /** The sum before any yellow die or nut. */
  readonly base: number;
  /** The own nuts that using the dice costs before any change. */
  readonly fee: number;
  /** The nuts that can change the sum. */
  readonly nuts: number;
  /** The cheapest first. */
  readonly ways: readonly Way[];
  readonly penalties: readonly Penalty[];
}

export function questionOf(
  { seat, moves }: Pick<DecisionRequest<Mice>, 'seat' | 'moves'>,
  { table, tray }: Pick<State, 'table' | 'tray'>,
): Question {
  const own = houseOf(table, seat).nuts;
  const penalties = moves.flatMap((move) => (move.type === 'miss' ? [move.penalty] : []));
  if (tray === null || tray.left === null) {
    const { red = [], yellow = [] } = tray ?? {};
    const base = total(red);
    const ways = moves.flatMap((move) => (move.type === 'catch' ? [catchWay(move, tray)] : []));
    return {
      kind: 'own',
      seat,
      red,
      yellow,
      base,
      fee: 0,
      nuts: own,
      ways: sorted(ways),
      penalties,
    };
  }
  const { left } = tray;
  const fee = feeIsOwn(table) ? 1 : 0;
  const ways = moves.flatMap((move): Way[] =>
    move.type === 'take' ? [{ move, card: move.card, dice: [], by: move.card - left }] : [],
  );
  return {
    kind: isSolo(table) ? 'second' : 'offer',
    seat,
    red: [],
    yellow: [],
    base: left,
    fee,
    nuts: own - fee,
    ways: sorted(ways),
    penalties,
  };
}

function catchWay(move: Extract<Move, { type: 'catch' }>, tray: Tray | null): Way {
  const { red = [], yellow = [] } = tray ?? {};
  const dice = diceOf(yellow, move.yellow);
  return { move, card: move.card, dice, by: move.card - total(red) - move.yellow };
}

/** The fewest dice with that total; of several, the first. */
function diceOf(faces: readonly Face[], wanted: number): readonly boolean[] {
  const subsets = Array.from({ length: 1 << faces.length }, (_, bits) =>
    faces.map((_face, place) => (bits & (1 << place)) !== 0),
  );
  const count = (dice: readonly boolean[]) => dice.filter(Boolean).length;
  const [fewest] = subsets
    .filter((dice) => countedIn(faces, dice) === wanted)
    .sort((one, other) => count(one) - count(other));
  return fewest ?? faces.map(() => false);
}

/** What the dice that are counted add up to. */
export function countedIn(faces: readonly Face[], dice: readonly boolean[]): number {
  return total(faces.filter((_, place) => dice[place] === true));
}

/** The nuts that a way costs, without a fee. */
export const priceOf = ({ by }: Pick<Way, 'by'>): number => Math.abs(by);

/** Cheapest first; of equally cheap ones, rather a sum that nuts are added to, then fewer dice. */
function sorted(ways: readonly Way[]): readonly Way[] {
  const used = ({ dice }: Way) => dice.filter(Boolean).length;
  return [...ways].sort(
    (one, other) => priceOf(one) - priceOf(other) || other.by - one.by || used(one) - used(other),
  );
}

/** All ways to a card, the cheapest first. */
export function waysTo({ ways }: Question, card: Card): readonly Way[] {
  return ways.filter((way) => way.card === card);
}

/** The cards in reach, in order, each with the nuts that it costs at least, a fee among them. */
export function reachOf({ ways, fee }: Pick<Question, 'ways' | 'fee'>): ReadonlyMap<Card, number> {
  const cards = [...new Set(ways.map(({ card }) => card))].sort((one, other) => one - other);
  return new Map(
    cards.map((card) => {
      const prices = ways.filter((way) => way.card === card).map(priceOf);
      return [card, fee + Math.min(...prices)];
    }),
  );
}
