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

/** What speaks for a seat, or against it: each number is weighed, and the sum tells the chance. */
export interface Traits {
  readonly base: number;
  /** Holes ahead of the rival; a lead weighs more the less time is left. */
  readonly lead: number;
  /** Whether it is ahead at all, if only by the tie-break: that decides near the end. */
  readonly ahead: number;
  /** The same while other seats may end the game with their third trap. */
  readonly aheadInDanger: number;
  /** Rounds left: the more players, the more of them may still get ahead. */
  readonly rounds: number;
  /** Rounds left to live through with one trap, or with two. */
  readonly oneTrap: number;
  readonly twoTraps: number;
}

/** Each for 2, 3, 4, 5 and 6 seats, as scripts/fit-alles-kaese.ts finds them. */
const WEIGHTS: Readonly<Record<keyof Traits, readonly number[]>> = {
  base: [0.453, 0.218, 0.389, 0.329, 0.159],
  lead: [0.682, 0.699, 0.6, 0.598, 0.564],
  ahead: [1.129, 1.191, 0.763, 0.675, 0.853],
  aheadInDanger: [0.108, 0.11, 0.115, 0.145, 0.132],
  rounds: [0.011, -0.036, -0.1, -0.153, -0.201],
  oneTrap: [-0.024, -0.03, -0.044, -0.053, -0.048],
  twoTraps: [-0.079, -0.111, -0.168, -0.207, -0.22],
};

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
export function chanceToWin(outlook: Outlook, supply: number): number {
  const { seats, own, rival } = outlook;
  if (own.traps === LAST_TRAP) return 0;
  if (supply === 0) return (1 + Math.sign(margin(own, rival))) / 2;
  const weight = (name: keyof Traits) => WEIGHTS[name][seats - 2] as number;
  const traits = traitsOf(outlook, supply);
  return logistic(
    weight('base') * traits.base +
      weight('lead') * traits.lead +
      weight('ahead') * traits.ahead +
      weight('aheadInDanger') * traits.aheadInDanger +
      weight('rounds') * traits.rounds +
      weight('oneTrap') * traits.oneTrap +
      weight('twoTraps') * traits.twoTraps,
  );
}

export function traitsOf({ seats, own, rival, endangered }: Outlook, supply: number): Traits {
  const rounds = supply / seats;
  const late = 1 / (rounds + 0.5);
  const ahead = Math.max(-1, Math.min(1, margin(own, rival) / 2));
  return {
    base: 1,
    lead: (own.holes - rival.holes) * Math.sqrt(late),
    ahead: ahead * late,
    aheadInDanger: ahead * endangered,
    rounds,
    oneTrap: own.traps === 1 ? rounds : 0,
    twoTraps: own.traps === 2 ? rounds : 0,
  };
}

/** Holes ahead; the tie-break counts for half a hole, so that it never outweighs one. */
function margin(a: Standing, b: Standing): number {
  return a.holes - b.holes + Math.sign(a.cheese - b.cheese) / 2;
}

function logistic(z: number): number {
  return 1 / (1 + Math.exp(-z));
}
