import * as v from 'valibot';

import { diceOf, type FaceCounts } from '../game-core/kernel/dice';
import { isOver, type Match } from '../game-core/kernel/match';
import type { Player } from '../game-core/kernel/record';
import type { Seat } from '../game-core/kernel/seats';
import { standings, type Standing } from '../game-core/kernel/standings';

/**
 * What is told about a match without opening it. All of it lies open at the table: no seed, no state.
 */
export interface Summary {
  readonly game: string;
  readonly rules: number;
  /** What people agreed on. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly players: readonly Player[];
  /** Whom the match waits for; nobody while chance acts by itself, and after the end. */
  readonly waitsFor: readonly Seat[];
  /** Null while the match goes on. */
  readonly standings: readonly Standing[] | null;
  /** By seat. */
  readonly dice: readonly FaceCounts[];
}

export function summarise(match: Match, players: readonly Player[]): Summary {
  const { game, config } = match.origin;
  return {
    game: game.id,
    rules: game.rulesVersion,
    options: config.options,
    players,
    waitsFor: waitedFor(match),
    standings: isOver(match) ? standings(game, match.state) : null,
    dice: diceOf(match),
  };
}

function waitedFor({ origin: { game }, state }: Match): readonly Seat[] {
  const turn = game.turn(state);
  switch (turn.kind) {
    case 'seats':
      return turn.seats;
    case 'chance': {
      const [pause] = game.pauses(game.view(state, 'table'));
      return pause === undefined || pause.kind === 'read' ? [] : [pause.seat];
    }
    case 'over':
      return [];
  }
}

export function winnersIn({ standings: places }: Pick<Summary, 'standings'>): readonly Seat[] {
  return (places ?? []).filter(({ rank }) => rank === 1).map(({ seat }) => seat);
}

const text = v.pipe(v.string(), v.maxLength(60));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const playerSchema = v.object({ name: text, bot: v.nullable(text) });

export const diceSchema = v.pipe(v.array(count), v.length(6), v.readonly());

export const standingsSchema = v.nullable(
  v.array(
    v.object({
      seat: count,
      rank: count,
      values: v.record(v.string(), v.number()),
      decidedBy: v.nullable(v.string()),
    }),
  ),
);

/** An object may hold more than we know: later apps of the same version may add to it. */
export const summarySchema = v.object({
  game: v.string(),
  rules: v.number(),
  options: v.record(v.string(), v.unknown()),
  players: v.array(playerSchema),
  waitsFor: v.array(count),
  standings: standingsSchema,
  dice: v.array(diceSchema),
});
