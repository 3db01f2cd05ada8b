import type { Game, Pause } from './game';

/**
 * What people do before chance acts at this moment. Where they agreed that a thing is shown once only, nobody is
 * asked to look at what they have seen before: there would be nothing to see.
 */
export function pausesAt(game: Game, state: unknown, isShownOnce: boolean): readonly Pause[] {
  const pauses = game.pauses(game.view(state, 'table'));
  return pauses.filter((pause) => !(isShownOnce && pause.kind === 'look' && pause.isKnown));
}
