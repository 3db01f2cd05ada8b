import type { Action } from '../../kernel/game';
import { replaced } from '../../kernel/lists';
import { leftOf, type Seat } from '../../kernel/seats';
import { DICE_SET, isDiceCard, SOLO_BONUS_TOTAL, type Card } from './cards';
import { total } from './dice';
import { activeSeat, feeIsOwn, houseOf, isSolo, takesOf } from './table';
import type { Event, House, Mice, Move, Penalty, State, Table, Tray } from './types';

/** What every action does. States are written out, not spread: bots make millions of them. */
export function apply(state: State, action: Action<Mice>): State {
  if (action.by === 'chance') return applyEvent(state, action.event);
  return applyMove(state, action.by, action.move);
}

function applyEvent(state: State, event: Event): State {
  const { setting, table, turn, over } = state;
  switch (event.type) {
    case 'start': {
      const settled = { config: setting.config, start: event.seat };
      return { setting: settled, table, turn, tray: null, asked: null, over };
    }
    case 'roll': {
      const tray = { red: event.red, yellow: event.yellow, left: null };
      return { setting, table, turn, tray, asked: activeSeat(state), over };
    }
  }
}

function applyMove(state: State, seat: Seat, move: Move): State {
  const { table, tray } = state;
  if (tray === null) throw new Error('Nobody moves before the first roll.');
  switch (move.type) {
    case 'catch': {
      const { card, yellow } = move;
      const nuts = Math.abs(card - total(tray.red) - yellow);
      const caught = layOrTurn(table, seat, card, nuts);
      return afterUse(state, caught, seat, total(tray.yellow) - yellow);
    }
    case 'miss': {
      const missed = bear(table, seat, move.penalty);
      if (isSolo(table)) return isEnded(missed) ? ended(state, missed, 0) : nextTurn(state, missed);
      return offer(state, missed, seat, total(tray.red) + total(tray.yellow));
    }
    case 'take': {
      const left = tray.left ?? 0;
      const paid = payFee(table, seat, activeSeat(state));
      const caught = layOrTurn(paid, seat, move.card, Math.abs(move.card - left));
      return isSolo(table)
        ? afterUse(state, caught, seat, 0)
        : afterUse(state, caught, seat, move.card);
    }
    case 'pass':
      return isSolo(table)
        ? endSoloTurn(state, table, tray.left ?? 0)
        : offer(state, table, seat, tray.left ?? 0);
  }
}

/** A card was caught or turned; that total is left for whoever comes next. */
function afterUse(state: State, table: Table, seat: Seat, left: number): State {
  if (isEnded(table)) return ended(state, table, left);
  if (!isSolo(table)) return offer(state, table, seat, left);
  if (takesOf(table, seat, left) !== 0) return asking(state, table, seat, left);
  return endSoloTurn(state, table, left);
}

/**
 * Asks the next seat clockwise that could do anything with what is left; a seat that could not is
 * not bothered. All is public, so being skipped tells nobody anything.
 */
function offer(state: State, table: Table, after: Seat, left: number): State {
  const { seats } = state.setting.config;
  const active = activeSeat(state);
  for (let seat = leftOf(after, seats); seat !== active; seat = leftOf(seat, seats)) {
    if (takesOf(table, seat, left) !== 0) return asking(state, table, seat, left);
  }
  return nextTurn(state, table, left);
}

/** Solo: yellow dice left unused bring a nut if they total enough and the middle has one. */
function endSoloTurn(state: State, table: Table, left: number): State {
  if (left < SOLO_BONUS_TOTAL || table.supply === 0) return nextTurn(state, table, left);
  const { hand, cage, down, nuts } = houseOf(table, 0);
  const house = { hand, cage, down, nuts: nuts + 1 };
  return nextTurn(state, { houses: [house], supply: table.supply - 1 }, left);
}

function asking({ setting, turn, tray }: State, table: Table, asked: Seat, left: number): State {
  return { setting, table, turn, tray: leaving(tray, left), asked, over: false };
}

function nextTurn({ setting, turn, tray }: State, table: Table, left = 0): State {
  const lying = leaving(tray, left);
  return { setting, table, turn: turn + 1, tray: lying, asked: null, over: false };
}

function ended({ setting, turn, tray }: State, table: Table, left: number): State {
  return { setting, table, turn: turn + 1, tray: leaving(tray, left), asked: null, over: true };
}

function leaving(tray: Tray | null, left: number): Tray | null {
  return tray === null ? null : { red: tray.red, yellow: tray.yellow, left };
}

/** The game ends at once with somebody's last dice card; solo with an empty hand too. */
function isEnded(table: Table): boolean {
  if (isSolo(table) && houseOf(table, 0).hand === 0) return true;
  return table.houses.some(({ down }) => down === DICE_SET);
}

/** Lays the hand card or turns the dice card; the nuts for changes go to the supply. */
function layOrTurn(table: Table, seat: Seat, card: Card, paid: number): Table {
  const { hand, cage, down, nuts } = houseOf(table, seat);
  const house = isDiceCard(card)
    ? { hand, cage, down: down | (1 << card), nuts: nuts - paid }
    : { hand: hand & ~(1 << card), cage: [...cage, card], down, nuts: nuts - paid };
  return { houses: replaced(table.houses, seat, house), supply: table.supply + paid };
}

/** One nut for the active seat, from the supply while it has one; solo: from the seat to the middle. */
function payFee(table: Table, seat: Seat, active: Seat): Table {
  const { supply } = table;
  if (isSolo(table)) return { houses: gaining(table, seat, -1), supply: supply + 1 };
  if (!feeIsOwn(table)) return { houses: gaining(table, active, 1), supply: supply - 1 };
  const paid = { houses: gaining(table, seat, -1), supply };
  return { houses: gaining(paid, active, 1), supply };
}

function bear(table: Table, seat: Seat, penalty: Penalty): Table {
  const { hand, cage, down, nuts } = houseOf(table, seat);
  switch (penalty) {
    case 'none':
      return table;
    case 'cage': {
      const back = cage[cage.length - 1] ?? 0;
      const house = { hand: hand | (1 << back), cage: cage.slice(0, -1), down, nuts };
      return { houses: replaced(table.houses, seat, house), supply: table.supply };
    }
    case 6:
    case 9:
    case 12:
    case 15: {
      // Down for good in the solo game, up again at the table.
      const house = { hand, cage, down: down ^ (1 << penalty), nuts };
      return { houses: replaced(table.houses, seat, house), supply: table.supply };
    }
  }
}

function gaining(table: Table, seat: Seat, by: number): readonly House[] {
  const { hand, cage, down, nuts } = houseOf(table, seat);
  return replaced(table.houses, seat, { hand, cage, down, nuts: nuts + by });
}
