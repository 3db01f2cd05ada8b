import { LAST_TRAP, type Holes } from '../../../game-core/games/alles-kaese/cards';
import {
  activeSeat,
  countFronts,
  discardsSupply,
  endReason,
  holesOf,
  seatOfTurn,
} from '../../../game-core/games/alles-kaese/table';
import type { Card, Open } from '../../../game-core/games/alles-kaese/types';
import type { Player } from '../../../game-core/kernel/record';
import type { Seat } from '../../../game-core/kernel/seats';
import type { Phrases } from '../../../i18n';
import { nameOf } from '../../shared/names';
import { seatsThatLookedAt } from '../odds';
import type { KaeseAct } from '../staging';

/** A short sentence, and a second one where there is more to say. */
export interface News {
  readonly title: string;
  readonly line: string | null;
  readonly seat: Seat;
}

const news = (seat: Seat, title: string, line: string | null = null): News => ({
  title,
  line,
  seat,
});

/** What is seen to happen. */
export function actInWords(
  { allesKaese: say }: Phrases,
  open: Open,
  players: readonly Player[],
  act: KaeseAct,
  isShort = false,
): News {
  const { board } = open;
  const { seat } = act;
  const name = nameOf(players, seat);
  switch (act.kind) {
    case 'deal':
      return news(seat, say.dealing);
    case 'roll':
      return news(seat, say.throws(name));
    case 'peek':
      return news(seat, (isShort ? say.peeked : say.peeks)(name, holesOf(board, act.card)));
    case 'turn':
      return news(seat, say.keeps(name, holesOf(board, act.card)));
    case 'nibble':
      return news(seat, say.gotCheese(name, holesOf(board, act.card)));
    case 'snap':
      return news(seat, say.gotTrap(name, act.traps), warning(say, name, act.traps));
    case 'collect': {
      const traps = countFronts(act.tableau.rows[seat] ?? [], 'trap');
      return act.front === 'cheese'
        ? news(seat, say.gotCheese(name, holesOf(board, act.card)))
        : news(seat, say.gotTrap(name, traps), warning(say, name, traps));
    }
    case 'caught':
      return news(seat, say.caught(name), say.caughtLine);
    case 'throw-away': {
      const holes = holesOf(board, act.card);
      if (isShort) return news(seat, say.threwAway(name, holes));
      const lookers = lookersUnder(open, players, act.card);
      return news(seat, joined(say.throwsAway(name, holes), say.whoSawIt(lookers)));
    }
    case 'refill':
      return news(seat, say.refills(holesOf(board, act.card)));
    case 'leave':
      return news(seat, say.topLeaves);
  }
}

/** Everybody saw who looked under a slice. */
function lookersUnder(open: Open, players: readonly Player[], card: Card): readonly string[] {
  return seatsThatLookedAt(open, card).map((seat) => nameOf(players, seat));
}

const joined = (...sentences: readonly (string | null | false)[]) =>
  sentences.filter(Boolean).join(' ');

function warning(say: Phrases['allesKaese'], name: string, traps: number): string | null {
  return traps === LAST_TRAP - 1 ? say.oneMore(name) : null;
}

/** What the last turn brought: it stays until the next throw, so that nobody has to read fast. */
export function lastTurnInWords(
  { allesKaese: say }: Phrases,
  open: Open,
  players: readonly Player[],
  isShort = false,
): string | null {
  const turn = open.log.length - 1;
  const past = open.log[turn];
  if (past === undefined) return null;
  const { board } = open;
  const seat = seatOfTurn(open, turn);
  const name = nameOf(players, seat);
  const holes = holesOf(board, past.card);
  switch (past.type) {
    case 'peek': {
      const hasLeft = !isShort && discardsSupply(open.setting, 'peek');
      return joined(say.peeked(name, holes), hasLeft && say.topLeft);
    }
    case 'remove': {
      const lookers = lookersUnder(open, players, past.card);
      return joined(say.threwAway(name, holes), !isShort && say.whoSawIt(lookers));
    }
    case 'keep': {
      const row = board.rows[seat] ?? [];
      if (row.at(-1)?.front === 'cheese') return say.gotCheese(name, holes);
      const traps = countFronts(row, 'trap');
      return joined(say.gotTrap(name, traps), !isShort && warning(say, name, traps));
    }
  }
}

/** What is going on while nobody at the phone is asked and nothing moves. */
export function waitInWords(
  say: Phrases,
  open: Open,
  players: readonly Player[],
  isShort = false,
): News {
  const seat = activeSeat(open);
  const last = lastTurnInWords(say, open, players, isShort);
  if (endReason(open) !== null) return news(seat, say.allesKaese.over, last);
  const name = nameOf(players, seat);
  if (open.die === null) return news(seat, say.allesKaese.turnOf(name), last);
  return news(seat, say.allesKaese.thinks(name, open.die as Holes));
}
