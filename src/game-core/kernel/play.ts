import type { Chance } from './chance';
import type { Bot, Kinds } from './game';
import { act, settle, type Match } from './match';

/**
 * Plays a match to its end, a bot in every seat. Each decision thinks with a stream of its own, so
 * that no bot learns anything from another's, or from the match's chance.
 */
export function playOut<K extends Kinds>(
  start: Match<K>,
  bots: readonly Bot<K>[],
  thoughts: Chance,
): Match<K> {
  const { game } = start.origin;
  let match = settle(start);
  for (;;) {
    const turn = game.turn(match.state);
    if (turn.kind !== 'seats') return match;
    const [seat] = turn.seats;
    const bot = seat === undefined ? undefined : bots[seat];
    if (seat === undefined || bot === undefined) throw new Error(`No bot in seat ${seat}.`);
    const move = bot.choose(game.view(match.state, seat), thoughts.draw(`${seat}/${match.length}`));
    const acted = act(match, seat, move);
    if (!acted.ok) throw new Error(`${bot.name} broke a rule of ${game.id}: ${acted.error.rule}`);
    match = settle(acted.value);
  }
}
