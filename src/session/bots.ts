import { createChance, deriveSeed } from '../game-core/kernel/chance';
import type { Bot, Kinds } from '../game-core/kernel/game';
import type { Match } from '../game-core/kernel/match';
import type { Seat } from '../game-core/kernel/seats';
import { askedSince, decisionName } from './asked';
import { createThinker, type Pace, type Thought } from './thinking';

interface Thinking {
  readonly thought: Thought<Kinds['move']>;
  /** Once it has come to a choice, or was given up. */
  readonly end: Promise<void>;
}

/** What became of thinking about a decision. */
export interface Findings {
  found(name: string, move: Kinds['move']): void;
  failed(seat: Seat): void;
}

/**
 * The bots of a match at their thoughts: any number at once, in turns of slices. Each decision has a
 * stream of its own, found by its seat and how many that seat has made, and is thought about from the
 * moment since which the seat has been asked: so neither an order of commits nor a reload changes it.
 */
export function createBots(
  start: Match,
  bots: readonly (Bot | undefined)[],
  pace: Pace,
  findings: Findings,
) {
  const { game, chance } = start.origin;
  const streams = createChance(deriveSeed(chance.seed, 'thoughts'));
  const thinker = createThinker(pace);
  /** By the name of the decision. */
  const running = new Map<string, Thinking>();

  const follow = async (
    name: string,
    seat: Seat,
    thought: Thought<Kinds['move']>,
  ): Promise<void> => {
    const isCurrent = () => running.get(name)?.thought === thought;
    try {
      const move = await thought.choice;
      if (!isCurrent()) return;
      running.delete(name);
      findings.found(name, move);
    } catch {
      if (!isCurrent()) return;
      running.delete(name);
      findings.failed(seat);
    }
  };

  const giveUp = (name: string): void => {
    running.get(name)?.thought.giveUp();
    running.delete(name);
  };

  return {
    /** Until it has found something, or was given up. */
    think(match: Match, seat: Seat): Promise<void> {
      const name = decisionName(match, seat);
      const begun = running.get(name);
      if (begun !== undefined) return begun.end;
      const bot = bots[seat];
      if (bot === undefined) throw new Error(`No bot sits in seat ${seat}.`);
      const view = game.view(askedSince(match, seat).state, seat);
      const thought = thinker.think(bot.think(view, streams.draw(name)));
      // What it finds is told only after it stands among the running ones.
      const end = Promise.resolve().then(() => follow(name, seat, thought));
      running.set(name, { thought, end });
      return end;
    },

    /** Gives up whatever is about other decisions than these. */
    keep(names: ReadonlyMap<string, Seat>): void {
      for (const name of running.keys()) if (!names.has(name)) giveUp(name);
    },

    rest(): void {
      for (const name of running.keys()) giveUp(name);
    },
  };
}
