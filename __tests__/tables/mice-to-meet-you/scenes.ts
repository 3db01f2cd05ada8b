import { pauses } from '../../../src/game-core/games/mice-to-meet-you/table';
import type { Mice, State } from '../../../src/game-core/games/mice-to-meet-you/types';
import type { Request } from '../../../src/game-core/kernel/request';
import type { Scene } from '../../../src/game-core/kernel/scene';
import { game } from '../../game-core/games/mice-to-meet-you/scenario';
import { decisionIn } from './positions';

/** What is shown when one state becomes another. */
export function sceneOf(before: State | null, after: State, id = 1): Scene<Mice> {
  const view = game.view(after, 'table');
  const earlier = before === null ? null : game.view(before, 'table');
  return {
    id,
    view,
    before: earlier,
    happenings: earlier === null ? [] : game.explain(earlier, view),
  };
}

/** What people are asked, as if everybody were a person; null once the game is over. */
export function requestIn(state: State): Request<Mice> | null {
  if (state.asked !== null) return decisionIn(state);
  const [pause] = pauses(state);
  return pause?.kind === 'throw' ? { ...pause, name: `throw ${state.turn}` } : null;
}
