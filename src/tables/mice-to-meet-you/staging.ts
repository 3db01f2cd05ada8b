import type { Card, DiceCard } from '../../game-core/games/mice-to-meet-you/cards';
import { total } from '../../game-core/games/mice-to-meet-you/dice';
import { activeSeat, houseOf } from '../../game-core/games/mice-to-meet-you/table';
import type {
  Happening,
  Mice,
  Table,
  Tray,
  View,
} from '../../game-core/games/mice-to-meet-you/types';
import type { Seat } from '../../game-core/kernel/seats';
import type { Act, Staging } from '../shared/acts/acts';
import { questionOf } from './choosing/question';
import { withHouse, withNuts, type Purse } from './purses';

/** Where every piece is. */
export interface Tableau {
  readonly table: Table;
  /** The dice as they lie; null before they are thrown. */
  readonly tray: Tray | null;
  /** Whose throw it is, and which turn of the game. */
  readonly seat: Seat;
  readonly turn: number;
  /** What of the throw is being used, for all to see; null where nothing is. */
  readonly used: Used | null;
}

export interface Used {
  readonly seat: Seat;
  /** By place, whether a yellow die is counted. */
  readonly dice: readonly boolean[];
  /** Before nuts change it. */
  readonly sum: number;
  readonly by: number;
}

/** Everything has somebody who does it, also where another one earns by it. */
export type MiceAct = Act<Tableau> & { readonly seat: Seat } & (
    | { readonly kind: 'roll' }
    | { readonly kind: 'use' }
    /** Nuts fly. */
    | {
        readonly kind: 'nuts';
        readonly from: Purse;
        readonly to: Purse;
        readonly count: number;
        readonly why: 'fee' | 'change' | 'found';
      }
    | { readonly kind: 'catch'; readonly card: Card }
    | { readonly kind: 'come-back'; readonly card: Card }
    | { readonly kind: 'close'; readonly card: DiceCard }
    | { readonly kind: 'open'; readonly card: DiceCard }
    | { readonly kind: 'miss' }
    | { readonly kind: 'pass' }
    | { readonly kind: 'end' }
  );

function tableauOf({ open }: View): Tableau {
  const { table, tray, turn, asked, over } = open;
  const isToThrow = asked === null && !over;
  // A game that is over stands as its last turn left it.
  const seat = over ? activeSeat({ ...open, turn: turn - 1 }) : activeSeat(open);
  return { table, tray: isToThrow ? null : tray, seat, turn: over ? turn - 1 : turn, used: null };
}

type Told<T extends Happening['type']> = Extract<Happening, { type: T }>;

/** What a bot does is watched step by step; a person has just put it together with their own fingers. */
export function stagingFor(isBot: (seat: Seat) => boolean): Staging<Mice, Tableau, MiceAct> {
  return {
    tableauOf,
    actOf(happening, tableau, view) {
      switch (happening.type) {
        case 'rolled':
          return roll(happening, tableau);
        case 'used':
          return using(happening, tableau, view, isBot(happening.seat));
        case 'fee': {
          const { from, to } = happening;
          return nuts(tableau, tableau.used?.seat ?? tableau.seat, from, to, 1, 'fee');
        }
        case 'changed': {
          const { seat, by } = happening;
          const act = nuts(tableau, seat, seat, 'supply', Math.abs(by), 'change');
          const { used } = act.tableau;
          return { ...act, tableau: { ...act.tableau, used: used && { ...used, by } } };
        }
        case 'found-nut':
          return nuts(tableau, happening.seat, 'supply', happening.seat, 1, 'found');
        case 'caught':
        case 'came-back':
          return moveCard(happening, tableau);
        case 'turned-down':
        case 'turned-up':
          return turnLarder(happening, tableau);
        case 'missed': {
          const { seat } = happening;
          if (!isBot(seat)) return null;
          return { kind: 'miss', seat, tableau, lasts: [1, 'beat'], cue: null };
        }
        case 'passed': {
          const { seat } = happening;
          if (!isBot(seat)) return null;
          return { kind: 'pass', seat, tableau, lasts: [1, 'slide'], cue: null };
        }
        case 'ended':
          return { kind: 'end', seat: tableau.seat, tableau, lasts: [1, 'pulse'], cue: null };
        // The house itself says whose turn it is, and who is asked.
        case 'started':
        case 'offered':
        case 'skipped':
          return null;
      }
    },
  };
}

function roll({ seat, red, yellow }: Told<'rolled'>, tableau: Tableau): MiceAct {
  const tray = { red, yellow, left: null };
  return {
    kind: 'roll',
    seat,
    tableau: { ...tableau, tray, used: null },
    lasts: [1, 'tumble'],
    cue: ['dice', 1],
  };
}

function using(
  { seat, total: sum, yellow }: Told<'used'>,
  tableau: Tableau,
  view: View,
  isWatched: boolean,
): MiceAct {
  const { tray } = tableau;
  const isOwn = tray?.left === null;
  const dice = isOwn ? countedDice(tableau, yellow) : diceLeftOver(tableau, sum);
  const used = { seat, dice, sum, by: 0 };
  const left = view.open.tray?.left ?? null;
  return {
    kind: 'use',
    seat,
    tableau: { ...tableau, used, tray: isOwn ? tray : tray && { ...tray, left } },
    lasts: [isWatched ? 1 : 0, isOwn ? 'beat' : 'hop'],
    cue: null,
  };
}

/** The same dice that a person's finger would count. */
function countedDice({ table, tray, seat }: Tableau, yellow: number): readonly boolean[] {
  const card = total(tray?.red ?? []) + yellow;
  const move = { type: 'catch', card, yellow } as const;
  return questionOf({ seat, moves: [move] }, { table, tray }).ways[0]?.dice ?? [];
}

/** The yellow dice that whose throw it is has not counted; after a miss all of them. */
function diceLeftOver(tableau: Tableau, left: number): readonly boolean[] {
  const { tray } = tableau;
  if (tray === null) return [];
  const counted = countedDice(
    { ...tableau, tray: { ...tray, left: null } },
    total(tray.yellow) - left,
  );
  return tray.yellow.map((_, place) => counted[place] !== true);
}

function nuts(
  tableau: Tableau,
  seat: Seat,
  from: Purse,
  to: Purse,
  count: number,
  why: 'fee' | 'change' | 'found',
): MiceAct & { readonly kind: 'nuts' } {
  const paid = withNuts(withNuts(tableau.table, from, -count), to, count);
  return {
    kind: 'nuts',
    seat,
    from,
    to,
    count,
    why,
    tableau: { ...tableau, table: paid },
    lasts: [1, 'fly'],
    cue: ['hop', 1],
  };
}

function moveCard({ type, seat, card }: Told<'caught' | 'came-back'>, tableau: Tableau): MiceAct {
  const house = houseOf(tableau.table, seat);
  const bit = 1 << card;
  const isCaught = type === 'caught';
  const moved = isCaught
    ? { ...house, hand: house.hand & ~bit, cage: [...house.cage, card] }
    : { ...house, hand: house.hand | bit, cage: house.cage.slice(0, -1) };
  return {
    kind: isCaught ? 'catch' : 'come-back',
    seat,
    card,
    tableau: { ...tableau, table: withHouse(tableau.table, seat, moved) },
    lasts: [1, 'fly'],
    cue: [isCaught ? 'nibble' : 'hop', 1],
  };
}

function turnLarder(
  { type, seat, card }: Told<'turned-down' | 'turned-up'>,
  tableau: Tableau,
): MiceAct {
  const house = houseOf(tableau.table, seat);
  const turned = { ...house, down: house.down ^ (1 << card) };
  const isClosed = type === 'turned-down';
  return {
    kind: isClosed ? 'close' : 'open',
    seat,
    card,
    tableau: { ...tableau, table: withHouse(tableau.table, seat, turned) },
    lasts: [1, 'flip'],
    cue: [isClosed ? 'snap' : 'take', 1],
  };
}

/**
 * Whose house is on the table: that of who is asked. A bot that uses what another left answers on its
 * chip, and the house stays.
 */
export function shownSeat(
  tableau: Tableau,
  act: MiceAct | null,
  asked: Seat | null,
  isBot: (seat: Seat) => boolean,
): Seat {
  const acting = act === null ? asked : act.seat;
  return acting === null || isBot(acting) ? tableau.seat : acting;
}
