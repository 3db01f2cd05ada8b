import { momentsOf } from '../game-core/coach/appraise';
import { reviewOf } from '../game-core/coach/review';
import type { Kinds, Viewer } from '../game-core/kernel/game';
import type { Judge } from '../game-core/kernel/judge';
import { isDecision, type Match } from '../game-core/kernel/match';
import { openRecord, type MatchRecord, type Player } from '../game-core/kernel/record';
import { findGame, type Registry } from '../game-core/kernel/registry';
import type { Scene } from '../game-core/kernel/scene';
import type { Seat } from '../game-core/kernel/seats';
import { standings, type Standing } from '../game-core/kernel/standings';
import { hintsOf } from '../storage/results';
import { loadReview, saveReview } from '../storage/reviews';
import type { Store } from '../storage/store';
import { decisionName } from './asked';
import { createAppraising, type Appraising } from './appraising';
import { peopleOf } from './position';
import { sceneOf, storySeenBy, type Step } from './story';
import type { Pace } from './thinking';
import { openTrial, type Trial, type TrialTools, type TrialWish } from './trial';

/** A match that is over, moment by moment. Everything lies open now, so it may be looked at from any seat. */
export interface Past {
  readonly players: readonly Player[];
  /** The seats that people sat in: they are told what their choices came to. */
  readonly people: readonly Seat[];
  /** By seat. */
  readonly standings: readonly Standing[];
  /** How many actions it had. */
  readonly length: number;
  /** What was found out about it, and what is still being found out. */
  readonly appraising: Appraising;
  /** The table after that many actions. */
  viewAt(moment: number, viewer: Viewer): Kinds['view'];
  /** What the action after so many others did, as the viewer saw it. */
  sceneOf(moment: number, viewer: Viewer): Scene;
  story(viewer: Viewer): readonly Step[];
  /** The choice that was made next; null where chance acted, or it was over. */
  moveAt(moment: number): { readonly by: Seat; readonly move: Kinds['move'] } | null;
  /** Whether there was a hint for the choice that was made next. */
  wasHinted(moment: number): boolean;
  /** For how many choices of a seat there was one. */
  hintsOf(seat: Seat): number;
  /** Plays on from one of its moments, to try something else. */
  trial(wish: TrialWish): Trial;
}

interface Surroundings extends Pace, Pick<TrialTools, 'digest' | 'tableOptions'> {
  readonly store: Store;
  /** The decisions that somebody had a hint for, by name. */
  readonly hinted: readonly string[];
  readonly registry: Registry;
  readonly judges: Readonly<Record<string, Judge>>;
}

export function openPast(
  id: string,
  record: MatchRecord,
  { registry, judges, store, hinted, ...surroundings }: Surroundings,
): Past {
  const opened = openRecord(record, registry);
  const judge = judges[record.game];
  const entry = findGame(registry, record.game);
  if (!opened.ok || judge === undefined || entry === undefined)
    throw new Error(`This is no match of ${record.game}.`);
  const { match, players } = opened.value;
  const { game } = match.origin;
  const moments = momentsOf(match);
  const at = (moment: number) => {
    const found = moments[moment];
    if (found === undefined) throw new RangeError(`No moment ${moment} in this match.`);
    return found;
  };
  const moveAt = (moment: number) => {
    const action = moments[moment + 1]?.last?.action;
    return action !== undefined && isDecision(action) ? action : null;
  };
  const appraising = createAppraising(match, judge, surroundings, {
    load: () => loadReview(store, id, match),
    save: (appraisal) => saveReview(store, id, appraisal),
  });
  /** What each seat could expect by its own eyes, as its curve has it. */
  const sharesAt = (moment: number) => {
    const { appraisal } = appraising.state.getState();
    return players.map((_, seat) => reviewOf(appraisal, seat).curve[moment]?.share ?? 0);
  };
  return {
    players,
    people: peopleOf(players),
    standings: standings(game, match.state),
    length: match.length,
    appraising,
    viewAt: (moment, viewer) => game.view(at(moment).state, viewer),
    sceneOf: (moment, viewer) => sceneOf(moment, at(moment + 1), at(moment), viewer),
    story: (viewer) => storySeenBy(viewer, match),
    moveAt,
    hintsOf: (seat) => hintsOf(hinted, seat),
    wasHinted(moment) {
      const made = moveAt(moment);
      return made !== null && hinted.includes(decisionName(at(moment), made.by));
    },
    trial(wish) {
      let latest = at(wish.moment);
      const onMoved = (later: Match) => void (latest = later);
      const tools = { ...surroundings, entry, players, onMoved };
      return {
        wish,
        session: openTrial(`${id}/what-if`, latest, wish, tools),
        appraising() {
          const start = sharesAt(wish.moment);
          // It is a trial: nothing of it is kept.
          return createAppraising(latest, judge, surroundings, {
            load: async () => ({ start, steps: [], result: start }),
            save: async () => undefined,
          });
        },
      };
    },
  };
}
