import type { Chance } from '../kernel/chance';
import type { Bot, Game, Kinds } from '../kernel/game';
import type { Seat } from '../kernel/seats';

/** How a table is played on in the head. */
export interface Rollouts<K extends Kinds> {
  readonly game: Game<K>;
  /** What everybody is taken to play like. */
  readonly policy: Bot<K>;
  /** After so many turns the table is judged as it stands. */
  readonly turns: number;
}

/**
 * The table after so many more turns, or at the end of the game. With the same chance two tables
 * meet the same dice and the same thoughts, so that they differ by themselves and not by luck.
 */
export function playedOn<K extends Kinds>(
  { game, policy, turns }: Rollouts<K>,
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
