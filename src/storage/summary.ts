import * as v from 'valibot';

import { diceOf, type FaceCounts } from '../game-core/kernel/dice';
import { isOver, type Match } from '../game-core/kernel/match';
import { pausesAt } from '../game-core/kernel/pauses';
import type { Player } from '../game-core/kernel/record';
import type { Seat } from '../game-core/kernel/seats';
import { standings, type Standing } from '../game-core/kernel/standings';
import { isShownOnce, type TableOptions } from './table-options';

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
  /** How well it went for who played alone; left out where there is nothing to rate. */
  readonly rating?: number;
  /** By seat. */
  readonly dice: readonly FaceCounts[];
  /** The decisions that somebody had a hint for, by name; left out where nobody had one. */
  readonly hinted?: readonly string[];
}

/** What is known of a match beside its record. */
interface Notes {
  /** The look that was taken at this moment, by name. */
  readonly looked?: string;
  readonly hinted?: readonly string[];
  readonly tableOptions?: TableOptions;
}

export function summarise(
  match: Match,
  players: readonly Player[],
  { looked, hinted = [], tableOptions = {} }: Notes = {},
): Summary {
  const { game, config } = match.origin;
  const isOnce = isShownOnce(tableOptions);
  const lookers = looked === undefined ? lastLookers(match, players, isOnce) : [];
  const isEnded = isOver(match) && lookers.length === 0;
  return {
    game: game.id,
    rules: game.rulesVersion,
    options: config.options,
    players,
    waitsFor: isOver(match) ? lookers : waitedFor(match, isOnce),
    standings: isEnded ? standings(game, match.state) : null,
    ...ratingOf(match),
    dice: diceOf(match),
    ...(hinted.length > 0 && { hinted }),
  };
}

/** Who may still see what only they may see, although no move is left: nobody tells who won before that. */
function lastLookers(
  { origin: { game }, state }: Match,
  players: readonly Player[],
  isOnce: boolean,
): Seat[] {
  if (game.turn(state).kind !== 'over') return [];
  return pausesAt(game, state, isOnce).flatMap((pause) =>
    pause.kind === 'look' && players[pause.seat]?.bot === null ? [pause.seat] : [],
  );
}

function ratingOf(match: Match): Pick<Summary, 'rating'> {
  const rating = isOver(match) ? match.origin.game.rating?.(match.state) : null;
  return rating == null ? {} : { rating };
}

function waitedFor({ origin: { game }, state }: Match, isOnce: boolean): readonly Seat[] {
  const turn = game.turn(state);
  switch (turn.kind) {
    case 'seats':
      return turn.seats;
    case 'chance': {
      const [pause] = pausesAt(game, state, isOnce);
      return pause === undefined || pause.kind === 'read' ? [] : [pause.seat];
    }
    case 'over':
      return [];
  }
}

export function winnersIn({ standings: places }: Pick<Summary, 'standings'>): readonly Seat[] {
  return (places ?? []).filter(({ rank }) => rank === 1).map(({ seat }) => seat);
}

// Checked by hand: a start pays for this once for every match of the device.

const LONGEST_NAME = 60;

const isName = (input: unknown) => typeof input === 'string' && input.length <= LONGEST_NAME;
const isCount = (input: unknown) => Number.isSafeInteger(input) && Number(input) >= 0;
export const isListOf = (input: unknown, is: (each: unknown) => boolean) =>
  Array.isArray(input) && input.every(is);

type Fields = Readonly<Record<string, unknown>>;

export const isObject = (input: unknown): input is Fields =>
  typeof input === 'object' && input !== null && !Array.isArray(input);

const isPlayer = (input: unknown) =>
  isObject(input) && isName(input.name) && (input.bot === null || isName(input.bot));

const isDice = (input: unknown) => isListOf(input, isCount) && (input as unknown[]).length === 6;

const isStanding = (input: unknown) =>
  isObject(input) &&
  isCount(input.seat) &&
  isCount(input.rank) &&
  isObject(input.values) &&
  Object.values(input.values).every((value) => typeof value === 'number') &&
  (input.decidedBy === null || typeof input.decidedBy === 'string');

const areStandings = (input: unknown) => input === null || isListOf(input, isStanding);

/** It may hold more than we know: later apps of the same version may add to it. */
export const isSummary = (input: unknown): input is Summary =>
  isObject(input) &&
  typeof input.game === 'string' &&
  typeof input.rules === 'number' &&
  isObject(input.options) &&
  isListOf(input.players, isPlayer) &&
  isListOf(input.waitsFor, isCount) &&
  areStandings(input.standings) &&
  (input.rating === undefined || isCount(input.rating)) &&
  isListOf(input.dice, isDice) &&
  (input.hinted === undefined || isListOf(input.hinted, isName));

export const diceSchema = v.custom<FaceCounts>(isDice);
export const standingsSchema = v.custom<Summary['standings']>(areStandings);
