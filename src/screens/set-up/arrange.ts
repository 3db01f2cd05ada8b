import type { Game } from '../../game-core/kernel/game';
import {
  defaultOf,
  optionProblem,
  type OptionSpec,
  type Picks,
} from '../../game-core/kernel/options';
import type { Entry } from '../../game-core/kernel/registry';
import { usualBot, type Seated, type SetUp } from '../../storage/set-ups';
import { withDefaults } from '../../storage/variants';

/** One person and three bots: the round for somebody on a train. */
const USUAL_ROUND = 4;

export function firstSetUp(entry: Entry): SetUp {
  const { min, max } = entry.game.seats;
  const seats = Math.min(Math.max(USUAL_ROUND, min), max);
  const players = Array.from({ length: seats }, (_, seat) =>
    newcomer(seat + 1, seat === 0 ? null : usualBot(entry)),
  );
  return { players, variants: withDefaults(entry.game, {}), start: 'random' };
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
