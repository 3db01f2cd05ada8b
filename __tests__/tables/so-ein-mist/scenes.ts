import type { Move, SoEinMist, State } from '../../../src/game-core/games/so-ein-mist/types';
import type { Scene } from '../../../src/tables/shared/game-table';
import { game } from '../../game-core/games/so-ein-mist/scene';

/** What a table is shown when one state becomes another. */
export function sceneOf(before: State | null, after: State, moment = 1): Scene<SoEinMist> {
  const view = game.view(after, 'table');
  const earlier = before === null ? null : game.view(before, 'table');
  const happenings = earlier === null ? [] : game.explain(earlier, view);
  return { moment, view, before: earlier, happenings };
}

export function movesIn(state: State): readonly Move[] {
  return game.moves(game.view(state, activeIn(state)));
}

export function activeIn({ open }: State): number {
  return (open.setting.start + open.turn) % open.setting.config.seats;
}
