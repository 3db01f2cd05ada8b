import type { Kinds, Viewer } from '../game-core/kernel/game';
import { isOver, type Match } from '../game-core/kernel/match';
import { toRecord, type MatchRecord, type Player } from '../game-core/kernel/record';
import type { Scene } from '../game-core/kernel/scene';
import { standings, type Standing } from '../game-core/kernel/standings';

/** The table as the viewer sees it, and how it came from an earlier moment where one is given. */
export function sceneOf(id: number, match: Match, before: Match | null, viewer: Viewer): Scene {
  const { game } = match.origin;
  const view = game.view(match.state, viewer);
  const earlier = before && game.view(before.state, viewer);
  return { id, view, before: earlier, happenings: earlier ? game.explain(earlier, view) : [] };
}

/** One action of the match as the viewer saw it. */
export interface Step<K extends Kinds = Kinds> {
  /** Turns that were over before it, in the game's own sense of a turn. */
  readonly turn: number;
  readonly scene: Scene<K>;
}

/** All that has happened, the oldest first: what a log tells and a replay shows. It holds no secrets. */
export function storyOf(match: Match): readonly Step[] {
  return storySeenBy('table', match);
}

/** The same with the viewer's eyes. */
export function storySeenBy(viewer: Viewer, match: Match): readonly Step[] {
  const steps: Step[] = [];
  for (let at = match; at.last !== null; at = at.last.before) {
    const { before } = at.last;
    const turn = at.origin.game.turnsTaken(before.state);
    steps.push({ turn, scene: sceneOf(at.length, at, before, viewer) });
  }
  return steps.reverse();
}

/** All that is known once a match is over. */
export interface Outcome {
  readonly view: Kinds['view'];
  /** By seat. */
  readonly standings: readonly Standing[];
  /** How well it went for who played alone; null with others. */
  readonly rating: number | null;
  readonly record: MatchRecord;
}

/** Null before the end. */
export function outcomeOf(match: Match, players: readonly Player[]): Outcome | null {
  if (!isOver(match)) return null;
  const { game } = match.origin;
  return {
    view: game.view(match.state, 'table'),
    standings: standings(game, match.state),
    rating: game.rating?.(match.state) ?? null,
    record: toRecord(match, players),
  };
}
