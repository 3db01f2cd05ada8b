import type { AllesKaese, State } from '../../../src/game-core/games/alles-kaese/types';
import { pauses } from '../../../src/game-core/games/alles-kaese/table';
import type { Viewer } from '../../../src/game-core/kernel/game';
import type { Request } from '../../../src/game-core/kernel/request';
import type { Scene } from '../../../src/game-core/kernel/scene';
import { game } from '../../game-core/games/alles-kaese/scenario';

/** What a viewer is shown when one state becomes another. */
export function sceneOf(
  before: State | null,
  after: State,
  viewer: Viewer = 'table',
  id = 1,
): Scene<AllesKaese> {
  const view = game.view(after, viewer);
  const earlier = before === null ? null : game.view(before, viewer);
  const happenings = earlier === null ? [] : game.explain(earlier, view);
  return { id, view, before: earlier, happenings };
}

/** What people are asked, as if everybody were a person; null once the game is over. */
export function requestIn(state: State, done = 0): Request<AllesKaese> | null {
  const turn = game.turn(state);
  if (turn.kind === 'seats') {
    const seat = turn.seats[0]!;
    const view = game.view(state, seat);
    return {
      kind: 'decide',
      name: `decide ${state.open.log.length}`,
      seat,
      moves: game.moves(view),
      check: (move) => game.check(view, move),
    };
  }
  const pause = pauses(state.open)[done];
  if (pause === undefined) return null;
  const name = `${pause.kind} ${state.open.log.length}`;
  return pause.kind === 'look' ? { ...pause, name, isTaken: false } : { ...pause, name };
}
