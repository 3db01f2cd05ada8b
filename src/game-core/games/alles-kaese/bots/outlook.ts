import type { Seat } from '../../../kernel/seats';
import { LAST_TRAP, type Holes } from '../cards';
import { holesKept } from '../score';
import { countFronts } from '../table';
import type { Board } from '../types';

/** What lies before a seat, as far as it decides who wins. */
interface Standing {
  readonly holes: number;
  readonly cheese: number;
  readonly traps: number;
}

/** A seat's situation: what it has, whom it has to beat, and who may end the game at any time. */
export interface Outlook {
  readonly seats: number;
  readonly own: Standing;
  readonly rival: Standing;
  /** How many others have two traps already. */
  readonly endangered: number;
}

/**
 * Each for 2, 3, 4, 5 and 6 seats, fitted by logistic regression to who won 16,000 games against
 * random, greedy and steady players: after every turn of a seat, its situation and the outcome.
 */
const WEIGHTS = {
  base: [0.35, 0.2, 0.42, 0.27, 0.14],
  /** For each hole ahead of the rival; a lead weighs more the less time is left. */
  lead: [0.68, 0.715, 0.655, 0.638, 0.615],
  /** For being ahead at all, if only by the tie-break: it decides near the end. */
  ahead: [1.09, 0.98, 0.53, 0.51, 0.55],
  /** For being ahead of all while another seat may end the game with its third trap. */
  aheadInDanger: [0.04, 0.2, 0.24, 0.26, 0.31],
  /** For each round left: the more players, the more of them may still get ahead. */
  rounds: [0.012, -0.05, -0.138, -0.2, -0.26],
  /** For each round left to live through with one trap, or with two. */
  oneTrap: [-0.022, -0.028, -0.042, -0.048, -0.07],
  twoTraps: [-0.074, -0.112, -0.148, -0.178, -0.212],
} as const;

export function outlookOf(board: Board, seat: Seat): Outlook {
  const standings = board.rows.map((row, each): Standing => ({
    holes: holesKept(board, each),
    cheese: countFronts(row, 'cheese'),
    traps: countFronts(row, 'trap'),
  }));
  const others = standings.filter((_, each) => each !== seat);
  return {
    seats: standings.length,
    own: standings[seat] as Standing,
    rival: others.reduce((best, each) => (margin(each, best) > 0 ? each : best)),
    endangered: others.filter(({ traps }) => traps === LAST_TRAP - 1).length,
  };
}

export function withCheese({ seats, own, rival, endangered }: Outlook, holes: Holes): Outlook {
  const more = { holes: own.holes + holes, cheese: own.cheese + 1, traps: own.traps };
  return { seats, own: more, rival, endangered };
}

export function withTrap({ seats, own, rival, endangered }: Outlook): Outlook {
  const more = { holes: own.holes, cheese: own.cheese, traps: own.traps + 1 };
  return { seats, own: more, rival, endangered };
}

/** An estimate of how likely the seat wins with so many cards left in the supply. */
export function chanceToWin({ seats, own, rival, endangered }: Outlook, supply: number): number {
  if (own.traps === LAST_TRAP) return 0;
  const ahead = margin(own, rival);
  if (supply === 0) return ahead > 0 ? 1 : ahead < 0 ? 0 : 0.5;
  const weight = (name: keyof typeof WEIGHTS) => WEIGHTS[name][seats - 2] as number;
  const rounds = supply / seats;
  const late = 1 / (rounds + 0.5);
  const sign = Math.max(-1, Math.min(1, ahead / 2));
  const perRound = own.traps === 0 ? 0 : own.traps === 1 ? weight('oneTrap') : weight('twoTraps');
  return logistic(
    weight('base') +
      weight('lead') * (own.holes - rival.holes) * Math.sqrt(late) +
      weight('ahead') * sign * late +
      weight('aheadInDanger') * sign * endangered +
      (weight('rounds') + perRound) * rounds,
  );
}

/** Holes ahead; the tie-break counts for half a hole, so that it never outweighs one. */
function margin(a: Standing, b: Standing): number {
  return a.holes - b.holes + Math.sign(a.cheese - b.cheese) / 2;
}

function logistic(z: number): number {
  return 1 / (1 + Math.exp(-z));
}
