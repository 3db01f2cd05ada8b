import { miceToMeetYou } from '../../../game-core/games/mice-to-meet-you';
import { countOf, DICE_CARDS, isDiceCard } from '../../../game-core/games/mice-to-meet-you/cards';
import { total } from '../../../game-core/games/mice-to-meet-you/dice';
import {
  activeSeat,
  feeIsOwn,
  houseOf,
  isSolo,
} from '../../../game-core/games/mice-to-meet-you/table';
import type { Happening, Move, State, View } from '../../../game-core/games/mice-to-meet-you/types';
import type { Seat } from '../../../game-core/kernel/seats';
import type { Teller } from '../../shared/game-table';
import { nameOf } from '../../shared/names';

/** All of it lies open. */
export function tell(
  happening: Happening,
  { open }: View,
  { say, players }: Teller,
): string | null {
  const { miceLog: log } = say;
  const name = (seat: Seat) => nameOf(players, seat);
  const isAlone = isSolo(open.table);
  switch (happening.type) {
    case 'started':
      return isAlone ? null : log.started(name(happening.seat));
    case 'rolled':
      return log.rolled(name(happening.seat), happening.red, happening.yellow);
    case 'used':
      return tellUsed(happening, open, name(happening.seat), log);
    case 'fee':
      if (happening.to === 'supply') return log.feeSolo;
      if (happening.from === 'supply') return log.fee(name(happening.to));
      return log.feeOwn(name(happening.from), name(happening.to));
    case 'changed':
      return log.changed(name(happening.seat), happening.by);
    case 'caught':
      return log.caught(name(happening.seat), happening.card);
    case 'turned-down': {
      const closed = log.closed(name(happening.seat), happening.card);
      const { down } = houseOf(open.table, happening.seat);
      const isNear = !isAlone && countOf(down) === DICE_CARDS.length - 1;
      return isNear ? `${closed} ${log.oneMore(name(happening.seat))}` : closed;
    }
    case 'missed':
      return log.missed(name(happening.seat));
    case 'came-back':
      return log.cameBack(happening.card);
    case 'turned-up':
      return log.opened(name(happening.seat), happening.card);
    case 'passed':
      return log.passed(name(happening.seat));
    case 'offered':
      return isAlone
        ? log.offeredSecond(name(happening.seat), happening.total)
        : log.offered(name(happening.seat), happening.total);
    case 'skipped': {
      const names = happening.seats.map(name);
      return happening.why === 'no-nut' ? log.noNut(names) : log.noCard(names, happening.total);
    }
    case 'found-nut':
      return log.foundNut(name(happening.seat));
    case 'ended':
      return isAlone ? log.endedAlone : log.ended;
  }
}

function tellUsed(
  { seat, total: sum, yellow }: Extract<Happening, { type: 'used' }>,
  open: State,
  name: string,
  log: Teller['say']['miceLog'],
): string {
  const { tray, table } = open;
  const all = total(tray?.yellow ?? []);
  const isOwn = sum === total(tray?.red ?? []) + yellow && isActive(open, seat, yellow);
  if (isOwn) return log.usedOwn(name, sum, all - yellow);
  return isSolo(table) ? log.usedSecond(name, sum) : log.usedLeft(name, sum);
}

/** Whether it was the seat's own throw. Where nobody is asked any more, the table is at the next turn already. */
function isActive(open: State, seat: Seat, yellow: number): boolean {
  const { seats } = open.setting.config;
  if (seats === 1) return yellow > 0 || open.tray?.left !== 0;
  const turn = open.asked === null ? open.turn - 1 : open.turn;
  return seat === activeSeat({ ...open, turn });
}

/** In the words of the keys, and with the dice where a card can be had in several ways. */
export function tellMove(move: Move, view: View, { say }: Teller): string {
  const { seat, open } = view;
  const { miceLog: log } = say;
  const acting = typeof seat === 'number' ? seat : (open.asked ?? 0);
  switch (move.type) {
    case 'catch':
    case 'take': {
      const isTake = move.type === 'take';
      const sum = isTake ? (open.tray?.left ?? 0) : total(open.tray?.red ?? []) + move.yellow;
      const fee = isTake && feeIsOwn(open.table) ? 1 : 0;
      const price = fee + Math.abs(move.card - sum);
      const told = isDiceCard(move.card)
        ? log.close(move.card, price)
        : log.catch(move.card, price);
      if (isTake || !hasOtherWays(move, view)) return told;
      return `${told}, ${log.leaving(total(open.tray?.yellow ?? []) - move.yellow)}`;
    }
    case 'miss': {
      const { penalty } = move;
      if (penalty === 'none') return log.miss.none;
      if (penalty === 'cage') return log.miss.cage(houseOf(open.table, acting).cage.at(-1) ?? 0);
      return isSolo(open.table) ? log.miss.solo(penalty) : log.miss.larder(penalty);
    }
    case 'pass':
      return isSolo(open.table) ? say.mice.enough : log.pass;
  }
}

function hasOtherWays({ card }: Extract<Move, { type: 'catch' }>, view: View): boolean {
  const moves = miceToMeetYou.game.moves(view);
  return moves.filter((move) => move.type === 'catch' && move.card === card).length > 1;
}
