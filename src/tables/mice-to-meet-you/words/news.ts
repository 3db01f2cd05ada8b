import { countOf, DICE_CARDS } from '../../../game-core/games/mice-to-meet-you/cards';
import { diceLeft } from '../../../game-core/games/mice-to-meet-you/dice';
import { activeSeat, houseOf, isSolo } from '../../../game-core/games/mice-to-meet-you/table';
import type { State, Table } from '../../../game-core/games/mice-to-meet-you/types';
import type { Player } from '../../../game-core/kernel/record';
import type { Seat } from '../../../game-core/kernel/seats';
import type { Phrases } from '../../../i18n';
import { nameOf } from '../../shared/names';
import type { MiceAct, Tableau } from '../staging';

/** A short sentence about somebody, and a second one where there is more to say. */
export interface News {
  readonly seat: Seat;
  readonly title: string;
  readonly line: string | null;
}

const news = (seat: Seat, title: string, line: string | null = null): News => ({
  seat,
  title,
  line,
});

/** What is seen to happen. */
export function actInWords({ mice: say }: Phrases, act: MiceAct, players: readonly Player[]): News {
  const { seat, tableau } = act;
  const name = nameOf(players, seat);
  switch (act.kind) {
    case 'roll':
      return news(seat, say.throws(name));
    case 'use':
      return news(seat, say.uses(name, tableau.used?.sum ?? 0));
    case 'nuts':
      if (act.why === 'found') return news(seat, say.findsNut(name));
      if (act.why === 'change' || act.to === 'supply') {
        return news(seat, say.paysNuts(name, act.count));
      }
      return news(act.to, say.earns(nameOf(players, act.to)));
    case 'catch':
      return news(seat, say.catches(name, act.card));
    case 'come-back':
      return news(seat, say.takesBack(name, act.card));
    case 'close':
      return news(seat, say.closes(name, act.card));
    case 'open':
      return news(seat, say.opens(name, act.card));
    case 'miss':
      return news(seat, say.misses(name));
    case 'pass':
      return news(seat, say.passes(name));
    case 'end':
      return isSolo(tableau.table) ? news(seat, say.over) : overInWords(say, tableau, players);
  }
}

function overInWords(
  say: Phrases['mice'],
  { table, seat }: Tableau,
  players: readonly Player[],
): News {
  const ender = table.houses.findIndex(({ down }) => countOf(down) === DICE_CARDS.length);
  return ender < 0 ? news(seat, say.over) : news(ender, say.overBy(nameOf(players, ender)));
}

/** Who is about to end the game. */
export interface End {
  readonly seats: readonly Seat[];
  /** What it takes, without names. */
  readonly line: string;
  readonly words: string;
}

/** Who needs but one more larder to end it: everybody is told before it comes. */
export function endInSight(
  { mice: say }: Phrases,
  table: Table,
  players: readonly Player[],
): End | null {
  if (isSolo(table)) return null;
  const seats = table.houses.flatMap(({ down }, seat) =>
    countOf(down) === DICE_CARDS.length - 1 ? [seat] : [],
  );
  if (seats.length === 0) return null;
  const names = seats.map((seat) => nameOf(players, seat));
  return {
    seats,
    line: say.oneLarderEnds,
    words: say.oneMoreLarder(say.listed(names), names.length),
  };
}

/** What is going on while nobody at the phone is asked and nothing moves. */
export function waitInWords(say: Phrases, open: State, players: readonly Player[]): News {
  const { mice: words } = say;
  const active = activeSeat(open);
  if (open.over) return news(active, words.over);
  const asked = open.asked;
  const line = endInSight(say, open.table, players)?.words ?? null;
  if (asked === null) return news(active, words.turnOf(nameOf(players, active)), line);
  const name = nameOf(players, asked);
  const left = open.tray?.left ?? null;
  return news(asked, left === null ? words.thinks(name) : words.asked(name, left), line);
}

/** Before a throw: that it is near the end, or with how many dice. */
export function throwInWords(
  say: Phrases,
  { table }: State,
  seat: Seat,
  players: readonly Player[],
): News {
  const { red, yellow } = diceLeft(houseOf(table, seat).down);
  const line =
    endInSight(say, table, players)?.words ?? say.mice.throwLine(red.length + yellow.length);
  return news(seat, say.mice.turnOf(nameOf(players, seat)), line);
}
