import type { Verdict } from '../../kernel/judge';
import type { Seat } from '../../kernel/seats';
import { animalOf, valueOf, type Card } from './cards';
import { activeSeat, forcedStop, landing, takerAt } from './table';
import { FACES, type Face, type Move, type Open, type View } from './types';

/** What landing with a number gives, and to whom. */
export interface Landing {
  readonly taker: Seat;
  /** As it counts in that pile: twice where it is doubled. */
  readonly value: number;
}

/** Why a choice is the best one, in facts that anybody can check on the table. */
export type Reason =
  /** There is nothing to choose. */
  | { readonly kind: 'only' }
  | {
      readonly kind: Move;
      /** What stopping now gives. */
      readonly stop: Landing;
      /** How many of the six throws give the seat more than stopping now. */
      readonly better: number;
      /** How many of the six would force it to stop. */
      readonly forcing: number;
      /** The least that a forced stop gives it. */
      readonly worstForced: number;
    };

export function reasonFor({ open }: View, { best, moves }: Verdict<Move>): Reason {
  if (best === null || moves.length < 2) return { kind: 'only' };
  const stop = landingWith(open, open.dice[open.dice.length - 1] as Face);
  const seat = activeSeat(open);
  const gains = FACES.map((face) => gainOf(seat, landingWith(open, face)));
  const forced = gains.filter((_, at) => forcedStop([...open.dice, FACES[at] as Face]) !== null);
  return {
    kind: best.move,
    stop,
    better: betterThrows(open).length,
    forcing: forced.length,
    worstForced: Math.min(...forced),
  };
}

/** The throws that would give the seat more than stopping now does. */
export function betterThrows(open: Open): readonly Face[] {
  const seat = activeSeat(open);
  const gain = (face: Face) => gainOf(seat, landingWith(open, face));
  const now = gain(open.dice[open.dice.length - 1] as Face);
  return FACES.filter((face) => gain(face) > now);
}

/** What comes of stopping with that number. */
export function landingWith(open: Open, face: Face): Landing {
  const { board, setting } = open;
  const seat = activeSeat(open);
  const slot = landing(board, seat, face);
  const taker = takerAt(board, seat, slot);
  const card = board.path[slot] as Card;
  const isDoubled = setting.config.options.doubling && animalOf(card) === setting.animals[taker];
  return { taker, value: valueOf(card) * (isDoubled ? 2 : 1) };
}

/** What a seat itself has of it. */
function gainOf(seat: Seat, { taker, value }: Landing): number {
  return taker === seat ? value : 0;
}
