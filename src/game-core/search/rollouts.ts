import { createChance, type Chance, type Random, type Seed } from '../kernel/chance';
import type { Bot, Game, Kinds } from '../kernel/game';
import type { Seat } from '../kernel/seats';
import type { Thinking } from '../kernel/thinking';
import { bestBy } from './best';

/** How moves are played on in the head. */
export interface Rollouts<K extends Kinds> {
  readonly game: Game<K>;
  /** What everybody is taken to play like. */
  readonly policy: Bot<K>;
  /** After so many turns the table is judged as it stands. */
  readonly turns: number;
  /** What such a table is worth to a seat; also asked where the game is over. */
  readonly worth: (state: K['state'], seat: Seat) => number;
  /** In how many imagined worlds. */
  readonly worlds: number;
  /**
   * What the table right after a move is worth over all worlds, exactly. Playing on then only has to
   * find out what that leaves out, and the luck of the move itself does not blur it.
   */
  readonly expected: (move: K['move']) => number;
}

/**
 * The best move for the seat that looks. All moves meet the same worlds, the same dice and the same
 * thoughts of the others, so that they differ by themselves and not by luck. The worse half is left
 * behind after a quarter and after half of the worlds.
 */
export function* bestMove<K extends Kinds>(
  rollouts: Rollouts<K>,
  view: K['view'],
  moves: readonly K['move'][],
  random: Random,
): Thinking<K['move']> {
  const { game, worlds, expected } = rollouts;
  let field = moves.map((move) => ({ move, expected: expected(move), change: 0 }));
  for (let world = 1; world <= worlds && field.length > 1; world += 1) {
    const imagined = game.imagine(view, random);
    const chance = createChance(anySeed(random));
    for (const entry of field) {
      entry.change += changeByPlaying(rollouts, imagined, view.seat as Seat, entry.move, chance);
      yield;
    }
    if (world * 4 !== worlds && world * 2 !== worlds) continue;
    const seen = world;
    field = field
      .sort((a, b) => b.expected - a.expected + (b.change - a.change) / seen)
      .slice(0, Math.max(2, Math.ceil(field.length / 2)));
  }
  return bestBy(field, (entry) => entry.expected + entry.change / worlds).move;
}

/** How much better or worse the table is for the seat after it was played on for some turns. */
function changeByPlaying<K extends Kinds>(
  rollouts: Rollouts<K>,
  world: K['state'],
  seat: Seat,
  move: K['move'],
  chance: Chance,
): number {
  const after = rollouts.game.apply(world, { by: seat, move });
  const end = playedOn(rollouts, after, chance);
  return rollouts.worth(end, seat) - rollouts.worth(after, seat);
}

/** The table after so many more turns, or at the end of the game. */
export function playedOn<K extends Kinds>(
  { game, policy, turns }: Pick<Rollouts<K>, 'game' | 'policy' | 'turns'>,
  start: K['state'],
  chance: Chance,
): K['state'] {
  const until = game.turnsTaken(start) + turns;
  let state = start;
  for (let step = 0; ; step += 1) {
    const turn = game.turn(state);
    if (turn.kind === 'over' || game.turnsTaken(state) >= until) return state;
    if (turn.kind === 'chance') {
      const event = game.chance(state, chance.draw(turn.key));
      state = game.apply(state, { by: 'chance', event });
    } else {
      const by = turn.seats[0] as Seat;
      const move = policy.choose(game.view(state, by), chance.draw(`thought/${step}`));
      state = game.apply(state, { by, move });
    }
  }
}

function anySeed(random: Random): Seed {
  let seed = '';
  while (seed.length < 32) seed += random.below(0x10000).toString(16).padStart(4, '0');
  return seed;
}
