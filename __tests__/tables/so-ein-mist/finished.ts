import type { Card } from '../../../src/game-core/games/so-ein-mist/cards';
import { turnsOf } from '../../../src/game-core/games/so-ein-mist/table';
import type { Passed, State } from '../../../src/game-core/games/so-ein-mist/types';
import { dealt, game, moved } from '../../game-core/games/so-ein-mist/scene';

export const PLAYERS = ['Anna', 'Bruno', 'Cleo', 'Dora', 'Emil', 'Finn'].map((name) => ({
  name,
  bot: null,
}));

/** A finished game in which the seats have these cards, taken or handed to them. */
export function finished(
  taken: readonly (readonly Card[])[],
  { options = {}, passed = [] }: { options?: object; passed?: readonly Passed[] } = {},
): State {
  const { open, hidden } = dealt({ seats: taken.length, options: { ...options } });
  const turn = turnsOf(open.setting.config);
  return { open: { ...open, turn, board: { ...open.board, taken, passed } }, hidden };
}

/** A whole game, by people who always stop at once with a five. */
export function played(seats: number, options = {}): State {
  let state = dealt({ seats, options });
  while (game.turn(state).kind !== 'over') state = moved(state, 5);
  return state;
}
