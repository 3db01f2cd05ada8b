import type { Random } from '../../kernel/chance';
import { drawStart } from '../../kernel/config';
import type { Outcome, Throw, Turn } from '../../kernel/game';
import { seatsOf } from '../../kernel/seats';
import { cardsIn, DICE_CARDS, has, turnable } from './cards';
import { roll, rollOutcomes, total, yellowTotals } from './dice';
import { activeSeat, houseOf, inReach, isSolo, roundOf, takesOf, targetsOf } from './table';
import type { Event, House, Mice, Move, Penalty, State, Table, Tray, View } from './types';

const NONE: readonly Move[] = [];
const PASS: Move = { type: 'pass' };

export function turn(state: State): Turn {
  if (state.asked !== null) return { kind: 'seats', seats: [state.asked] };
  if (state.over) return { kind: 'over' };
  if (state.setting.start === null) return { kind: 'chance', key: 'start' };
  return { kind: 'chance', key: `roll/${activeSeat(state)}/${roundOf(state)}` };
}

export function chance(state: State, random: Random): Event {
  const { setting, table } = state;
  if (setting.start === null) return { type: 'start', seat: drawStart(setting.config, random) };
  return roll(houseOf(table, activeSeat(state)).down, random);
}

export function thrown(state: State, event: Event): Throw | null {
  if (event.type !== 'roll') return null;
  return { seat: activeSeat(state), faces: [...event.red, ...event.yellow] };
}

export function outcomes(state: State): readonly Outcome<Mice>[] | null {
  const { setting, table } = state;
  if (setting.start !== null) return rollOutcomes(houseOf(table, activeSeat(state)).down);
  const { start, seats } = setting.config;
  const starters = start === 'random' ? seatsOf(seats) : [start];
  return starters.map((seat) => ({
    event: { type: 'start', seat },
    odds: 1 / starters.length,
  }));
}

export function moves({ seat, open }: View): readonly Move[] {
  const { table, tray, asked } = open;
  if (asked === null || asked !== seat || tray === null) return NONE;
  const house = houseOf(table, asked);
  if (tray.left === null) return [...catches(table, house, tray), ...misses(table, house)];
  return [...cardsIn(takesOf(table, asked, tray.left)).map(taking), PASS];
}

function taking(card: number): Move {
  return { type: 'take', card };
}

/** Each total of yellow dice with each card that it reaches: no two of them lead to the same table. */
function catches(table: Table, house: House, tray: Tray): Move[] {
  const targets = targetsOf(table, house);
  const red = total(tray.red);
  const totals = yellowTotals(tray);
  const found: Move[] = [];
  for (let yellow = 0; totals >> yellow !== 0; yellow += 1) {
    if (!has(totals, yellow)) continue;
    for (const card of cardsIn(inReach(targets, red + yellow, house.nuts))) {
      found.push({ type: 'catch', card, yellow });
    }
  }
  return found;
}

function misses(table: Table, house: House): Move[] {
  return penalties(table, house).map((penalty) => ({ type: 'miss', penalty }));
}

/** What a miss may cost: solo an open dice card, else what was gained before, if anything was. */
export function penalties(table: Table, { cage, down }: House): Penalty[] {
  if (isSolo(table)) return DICE_CARDS.filter((card) => has(turnable(down), card));
  const possible: Penalty[] = DICE_CARDS.filter((card) => has(down, card));
  if (cage.length > 0) possible.unshift('cage');
  return possible.length > 0 ? possible : ['none'];
}
