import type { Misty, State } from '../../../src/game-core/games/misty/types';
import { pauses } from '../../../src/game-core/games/misty/table';
import type { Viewer } from '../../../src/game-core/kernel/game';
import type { Request } from '../../../src/game-core/kernel/request';
import type { Scene } from '../../../src/game-core/kernel/scene';
import { game } from '../../game-core/games/misty/scene';

/** What a viewer is shown when one state becomes another. */
export function sceneOf(
  before: State | null,
  after: State,
  viewer: Viewer = 'table',
  id = 1,
): Scene<Misty> {
  const view = game.view(after, viewer);
  const earlier = before === null ? null : game.view(before, viewer);
  const happenings = earlier === null ? [] : game.explain(earlier, view);
  return { id, view, before: earlier, happenings };
}

/** What the person in this seat is asked; null while they are not. */
export function requestOf(state: State, seat: number): Request<Misty> | null {
  const turn = game.turn(state);
  const made = state.open.moved[seat]?.length ?? 0;
  if (turn.kind === 'seats') {
    if (!turn.seats.includes(seat)) return null;
    const view = game.view(state, seat);
    return {
      kind: 'decide',
      name: `${seat}/${state.open.windows[seat]?.length}/${made}`,
      seat,
      moves: game.moves(view),
      check: (move) => game.check(view, move),
    };
  }
  const [pause] = pauses(state.open);
  return pause?.kind === 'read' ? { ...pause, name: pause.kind } : null;
}
