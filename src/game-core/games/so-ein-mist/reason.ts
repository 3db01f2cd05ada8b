import { isAsGood } from '../../coach/even';
import type { Verdict } from '../../kernel/judge';
import { replaced } from '../../kernel/lists';
import type { Seat } from '../../kernel/seats';
import { animalOf, valueOf, type Card } from './cards';
import { activeSeat, forcedStop, hops, landing, takerAt, turnsOf } from './table';
import { FACES, type Face, type Move, type Open, type Slot, type View } from './types';

/** What landing with a number gives, and to whom. */
export interface Landing {
  readonly taker: Seat;
  /** As it is printed. */
  readonly value: number;
  readonly isDoubled: boolean;
}

/** Why a choice is the best one, in facts that anybody can check on the table. */
export type Reason =
  /** There is nothing to choose. */
  | { readonly kind: 'only' }
  | {
      readonly kind: Move;
      /** What stopping now gives. */
      readonly stop: Landing;
      /** How many of the six throws give the seat itself more than stopping now. */
      readonly better: number;
      /** How many would have others take food, and dung. */
      readonly food: number;
      readonly dung: number;
      /** How many have nobody else take as much as stopping now gives. */
      readonly sparing: number;
      /** How many lead to where better food lies within one throw than stopping now does; 0 in the seat's last turn. */
      readonly ahead: number;
      /** How many would force it to stop. */
      readonly forcing: number;
      /** The worst that a forced stop gives it; null where that is no dung. */
      readonly worstForced: Landing | null;
      /** Both choices are as good. */
      readonly isEven: boolean;
    };

export function reasonFor({ open }: View, { best, moves }: Verdict<Move>): Reason {
  if (best === null || moves.length < 2) return { kind: 'only' };
  const seat = activeSeat(open);
  const stop = stopNow(open);
  const throws = FACES.map((face) => landingWith(open, face));
  const others = throws.filter(({ taker }) => taker !== seat);
  const forced = throws.filter((_, at) => forcedStop([...open.dice, FACES[at] as Face]) !== null);
  return {
    kind: best.move,
    stop,
    better: betterThrows(open).length,
    food: others.filter(({ value }) => value > 0).length,
    dung: others.filter(({ value }) => value < 0).length,
    sparing: FACES.length - others.filter((each) => worthOf(each) >= worthOf(stop)).length,
    ahead: throwsTowardsFood(open),
    forcing: forced.length,
    worstForced: worstDung(forced.filter(({ taker }) => taker === seat)),
    isEven: moves.every((each) => isAsGood(each, best)),
  };
}

function worstDung(landings: readonly Landing[]): Landing | null {
  const [worst] = [...landings].sort((one, other) => worthOf(one) - worthOf(other));
  return worst !== undefined && worst.value < 0 ? worst : null;
}

/** The throws that would give the seat more than stopping now does; what others take is no gain of its own. */
export function betterThrows(open: Open): readonly Face[] {
  const seat = activeSeat(open);
  const stop = stopNow(open);
  const now = stop.taker === seat ? worthOf(stop) : 0;
  return FACES.filter((face) => {
    const thrown = landingWith(open, face);
    return thrown.taker === seat && worthOf(thrown) > now;
  });
}

/** How many throws lead to where the seat has better food ahead of it than where a stop leads. */
function throwsTowardsFood(open: Open): number {
  const { config } = open.setting;
  if (open.turn + config.seats >= turnsOf(config)) return 0;
  const now = bestAhead(open, latest(open));
  return FACES.filter((face) => bestAhead(open, face) > now).length;
}

/** What the best food among the cards within a throw counts to the seat where the face leads; 0 without any. */
function bestAhead(open: Open, face: Face): number {
  const { board } = open;
  const seat = activeSeat(open);
  const places = replaced(board.places, seat, landing(board, seat, face));
  const ahead = hops({ ...board, places }, seat, FACES.length);
  return Math.max(0, ...ahead.map((slot) => worthOf(taking(open, slot, seat))));
}

/** What comes of stopping with the latest die. */
export function stopNow(open: Open): Landing {
  return landingWith(open, latest(open));
}

function latest({ dice }: Open): Face {
  return dice[dice.length - 1] as Face;
}

function landingWith(open: Open, face: Face): Landing {
  const { board } = open;
  const seat = activeSeat(open);
  const slot = landing(board, seat, face);
  return taking(open, slot, takerAt(board, seat, slot));
}

/** The card there, as that seat would take it. */
function taking({ board, setting }: Open, slot: Slot, taker: Seat): Landing {
  const card = board.path[slot] as Card;
  const isDoubled = setting.config.options.doubling && animalOf(card) === setting.animals[taker];
  return { taker, value: valueOf(card), isDoubled };
}

/** As it counts in the pile of who takes it. */
export function worthOf({ value, isDoubled }: Landing): number {
  return isDoubled ? 2 * value : value;
}
