import type { Config } from '../game-core/kernel/game';
import { actionsOf, isDecision, type Match } from '../game-core/kernel/match';
import { leftOf } from '../game-core/kernel/seats';

/** The same again, but the left neighbour of who began this time begins. */
export function rematchConfig(match: Match): Config {
  const { config } = match.origin;
  const first = actionsOf(match).find(isDecision)?.by ?? 0;
  const starter = config.start === 'random' ? first : config.start;
  return { ...config, start: leftOf(starter, config.seats) };
}
