import { remarkOn, type Remark, type Talk, type Witnessed } from '../game-core/coach/remark';
import { createChance, deriveSeed, type Seed } from '../game-core/kernel/chance';
import type { Viewer } from '../game-core/kernel/game';
import type { Judge } from '../game-core/kernel/judge';
import { isDecision, type Match } from '../game-core/kernel/match';
import type { Seat } from '../game-core/kernel/seats';
import type { Session } from './session';
import { createThinker, type Pace, type Thought } from './thinking';

/** What everybody has just seen, for bots to talk about. */
export interface Overheard extends Witnessed {
  /** Of the thoughts about it: the same match hears the same remarks. */
  readonly seed: Seed;
}

/** The last action, where it was done in the open; null where it was not, or nobody did anything. */
export function overheardIn({ last, length, state, origin }: Match): Overheard | null {
  if (last === null) return null;
  const { game, chance } = origin;
  const { action, before } = last;
  const open = (of: Match['state'], seat: Viewer) => ({ ...game.view(of, 'table'), seat });
  const about = isDecision(action) ? action.by : game.thrown(before.state, action.event)?.seat;
  if (about === undefined || game.decidesInSecret(game.view(before.state, 'table'))) return null;
  if (!isDecision(action) && game.outcomes(before.state) === null) return null;
  return {
    about,
    move: isDecision(action) ? action.move : null,
    before: open(before.state, about),
    after: open(state, about),
    seed: deriveSeed(chance.seed, `talk/${length}`),
  };
}

/** Bots that listen now and then, and say something at most once a round. */
export interface Talkers {
  /** Thinks in slices about what happened; null where nobody has anything to say now. */
  listen(overheard: Overheard): Thought<Remark | null> | null;
  /** A remark on it was heard: that was the one of its round. */
  heard(overheard: Overheard): void;
}

/** Knows when a bot said something last, whoever asks: a page that was loaded anew has not heard it itself. */
export type TalkMemory = Pick<Session, 'lastTalk' | 'noteTalk'>;

/** Nobody talks about every second thing. */
const NOW_AND_THEN = 2;

export function createTalkers(
  bots: readonly Seat[],
  game: { readonly judge: Judge; readonly talk: Talk },
  pace: Pace,
  memory: TalkMemory,
): Talkers {
  const thinker = createThinker(pace);
  const roundOf = ({ before }: Overheard) => game.talk.roundOf(before);
  return {
    listen(overheard) {
      const chance = createChance(overheard.seed);
      const isSilent = chance.draw('now and then').below(NOW_AND_THEN) > 0;
      // What was taken back may have been talked about in a later round.
      if (isSilent || roundOf(overheard) <= (memory.lastTalk() ?? -1)) return null;
      return thinker.think(remarkOn(overheard, game, bots, chance));
    },
    heard(overheard) {
      void memory.noteTalk(roundOf(overheard));
    },
  };
}
