import type { Bot, Kinds } from '../game-core/kernel/game';
import type { Match } from '../game-core/kernel/match';
import type { Seat } from '../game-core/kernel/seats';
import { decisionName } from './asked';
import { createBots } from './bots';
import { awaitedIn, isSameTurn, type Position } from './position';
import type { Answer } from './session';
import type { Pace } from './thinking';

/** What bots need of the session that they play in. */
interface Table {
  position(): Position;
  decide(name: string, move: Kinds['move']): Promise<Answer>;
  /** A bot found nothing, or nothing that is allowed. */
  failed(seat: Seat): void;
}

/** The bots of a match: they think ahead, and what they found counts once they may act. */
export interface BotTurns {
  /** All who are asked think; those who are asked beside people act too. */
  think(): Promise<void>;
  /** The table has shown what happened before: they act. */
  act(): Promise<void>;
  /** A new moment; not the next step where something was taken back or set anew. */
  moved(before: Position, after: Position, isNextStep: boolean): void;
  rest(): void;
}

export function createBotTurns(
  start: Match,
  seated: readonly (Bot | undefined)[],
  pace: Pace,
  { position, decide, failed: tell }: Table,
): BotTurns {
  /** What they have found and may not do yet, by the name of the decision. */
  const found = new Map<string, Kinds['move']>();
  let mayAct = false;
  const failed = (seat: Seat): void => {
    mayAct = false;
    tell(seat);
  };
  const bots = createBots(start, seated, pace, {
    found: (name, move) => void found.set(name, move),
    failed,
  });

  const letDecide = async (seat: Seat): Promise<void> => {
    const name = decisionName(position().match, seat);
    if (!found.has(name)) await bots.think(position().match, seat);
    const { next } = position();
    const isBesidePeople = next.kind === 'decide' && next.people.length > 0;
    if (!found.has(name) || !(mayAct || isBesidePeople)) return;
    const move = found.get(name);
    found.delete(name);
    const isTaken = await decide(name, move).then(
      ({ kind }) => kind !== 'refused',
      () => false,
    );
    if (!isTaken) failed(seat);
  };

  const think = async (): Promise<void> => {
    const { next } = position();
    if (next.kind === 'decide') await Promise.all(next.bots.map(letDecide));
  };

  return {
    think,
    act() {
      mayAct = true;
      return think();
    },
    moved(before, after, isNextStep) {
      bots.keep(isNextStep ? awaitedIn(after) : new Map());
      if (!isNextStep) found.clear();
      if (!isSameTurn(before, after)) mayAct = false;
    },
    rest: bots.rest,
  };
}
