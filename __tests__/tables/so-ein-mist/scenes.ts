import type { SoEinMist, State } from '../../../src/game-core/games/so-ein-mist/types';
import type { Request } from '../../../src/game-core/kernel/request';
import type { Scene } from '../../../src/game-core/kernel/scene';
import { game } from '../../game-core/games/so-ein-mist/scene';

/** What a table is shown when one state becomes another. */
export function sceneOf(before: State | null, after: State, id = 1): Scene<SoEinMist> {
  const view = game.view(after, 'table');
  const earlier = before === null ? null : game.view(before, 'table');
  const happenings = earlier === null ? [] : game.explain(earlier, view);
  return { id, view, before: earlier, happenings };
}

/** What the active player is asked, as if everybody were a person; null once the game is over. */
export function requestIn(state: State): Request<SoEinMist> | null {
  if (game.turn(state).kind === 'over') return null;
  const seat = activeIn(state);
  const view = game.view(state, seat);
  const moves = game.moves(view);
  if (moves.length === 0) return { kind: 'throw', name: 'throw', seat };
  return { kind: 'decide', name: 'decide', seat, moves, check: (move) => game.check(view, move) };
}

function activeIn({ open }: State): number {
  return (open.setting.start + open.turn) % open.setting.config.seats;
}
