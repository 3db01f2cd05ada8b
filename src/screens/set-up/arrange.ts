import type { Game } from '../../game-core/kernel/game';
import {
  defaultOf,
  optionProblem,
  type OptionSpec,
  type Picks,
} from '../../game-core/kernel/options';
import type { Entry } from '../../game-core/kernel/registry';
import { plain } from '../../game-core/kernel/throwers';
import { usualBot, type Seated, type SetUp } from '../../storage/set-ups';
import { withDefaults } from '../../storage/variants';

/** One person and three bots: the round for somebody on a train. */
const USUAL_ROUND = 4;

/** The person is whoever played last on this device. */
export function firstSetUp(entry: Entry, name = ''): SetUp {
  const { min, max } = entry.game.seats;
  const seats = Math.min(Math.max(USUAL_ROUND, min), max);
  const players = Array.from({ length: seats }, (_, seat) =>
    newcomer(seat + 1, seat === 0 ? null : usualBot(entry)),
  );
  const first = { players, variants: withDefaults(entry.game, {}), start: 'random' } as const;
  return changePlayer(first, 1, { name });
}

/** Whoever plays a game for the first time starts: nobody waits for three bots before the first roll. */
export function firstStarter({ players }: SetUp): number | 'random' {
  return players.find(({ bot }) => bot === null)?.id ?? 'random';
}

/**
 * Sits down where nobody has a name yet, then where a bot sits, first of all one of the same name, then
 * at the end; null at a full table.
 */
export function seatPerson(setUp: SetUp, entry: Entry, name: string): SetUp | null {
  const { players } = setUp;
  const bots = players.filter(({ bot }) => bot !== null);
  const seat =
    bots.find((bot) => plain(bot.name) === plain(name)) ??
    players.find((player) => player.bot === null && player.name === '') ??
    bots[0];
  if (seat !== undefined) return changePlayer(setUp, seat.id, { name, bot: null });
  if (players.length >= entry.game.seats.max) return null;
  const wider = addPlayer(setUp, entry);
  const added = wider.players.at(-1);
  return added === undefined ? null : changePlayer(wider, added.id, { name, bot: null });
}

/** Whoever sits there under one name has another one now, or none. */
export function renamePerson(setUp: SetUp, from: string, to: string): SetUp {
  const seat = setUp.players.find(({ name, bot }) => bot === null && plain(name) === plain(from));
  return seat === undefined ? setUp : changePlayer(setUp, seat.id, { name: to });
}

/** Gives the seat to a bot. */
export function seatBot(setUp: SetUp, entry: Entry, id: number): SetUp {
  return changePlayer(setUp, id, { name: '', bot: usualBot(entry) });
}

function newcomer(id: number, bot: string | null): Seated {
  return { id, name: '', bot, pick: null };
}

export function addPlayer(setUp: SetUp, entry: Entry): SetUp {
  let id = 1;
  while (setUp.players.some((player) => player.id === id)) id += 1;
  return { ...setUp, players: [...setUp.players, newcomer(id, usualBot(entry))] };
}

export function removePlayer(setUp: SetUp, id: number): SetUp {
  return {
    ...setUp,
    players: setUp.players.filter((player) => player.id !== id),
    start: setUp.start === id ? 'random' : setUp.start,
  };
}

/** Everybody leaves but the first person; a bot gives its seat to one where there is none. */
export function leaveAlone(setUp: SetUp): SetUp {
  const player = setUp.players.find(({ bot }) => bot === null) ?? newcomer(1, null);
  return { ...setUp, players: [player], start: 'random' };
}

export function changePlayer(setUp: SetUp, id: number, change: Partial<Omit<Seated, 'id'>>): SetUp {
  return {
    ...setUp,
    players: setUp.players.map((player) => (player.id === id ? { ...player, ...change } : player)),
  };
}

/** Seats go clockwise: one up is to the right of the neighbour who was before. */
export function movePlayer(setUp: SetUp, id: number, by: 1 | -1): SetUp {
  const from = setUp.players.findIndex((player) => player.id === id);
  const mover = setUp.players[from];
  const neighbour = setUp.players[from + by];
  if (mover === undefined || neighbour === undefined) return setUp;
  return {
    ...setUp,
    players: setUp.players.map((player, seat) =>
      seat === from ? neighbour : seat === from + by ? mover : player,
    ),
  };
}

/** What each player may have picked, such as an animal; none in most games. */
export function pickOf(game: Game): { readonly name: string; readonly spec: Picks<string> } | null {
  for (const [name, spec] of Object.entries(game.options)) {
    if (spec.kind === 'picks') return { name, spec };
  }
  return null;
}

/** Whether a variant can be played by that many. */
export function fits(spec: OptionSpec, seats: number): boolean {
  if (spec.kind === 'picks' || spec.seats === undefined) return true;
  return seats >= spec.seats.min && seats <= spec.seats.max;
}

/** For `configure`: what was arranged, and the default for a variant that waits for more players. */
export function configOf(game: Game, { players, variants, start }: SetUp): unknown {
  const seats = players.length;
  const options = Object.entries(game.options).map(([name, spec]): [string, unknown] => {
    if (spec.kind === 'picks') return [name, players.map(({ pick }) => pick)];
    const wish = variants[name];
    return [name, optionProblem(name, spec, wish, seats) === null ? wish : defaultOf(spec)];
  });
  return {
    seats,
    start: start === 'random' ? start : players.findIndex(({ id }) => id === start),
    options: Object.fromEntries(options),
  };
}
