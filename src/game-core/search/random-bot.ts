import { pick } from '../kernel/chance';
import type { Bot, Game, Kinds } from '../kernel/game';
import { quickBot } from '../kernel/thinking';

/** Any legal move, each equally likely: the floor that every other bot is measured from. */
export function randomBot<K extends Kinds>(moves: Game<K>['moves']): Bot<K> {
  return quickBot('random', (view, random) => pick(moves(view), random));
}
