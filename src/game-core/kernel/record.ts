import * as v from 'valibot';

import { isSeed, type Seed } from './chance';
import { configure } from './config';
import type { Action, ChanceEvent, Config, Decision, Kinds } from './game';
import { excerpt, FIRST_ISSUE } from './input-limits';
import { act, actionsOf, begin, draw, isDecision, isOver, type Match } from './match';
import { findGame, type Registry } from './registry';
import { repeatedKey } from './repeated-key';
import { fail, ok, type Result } from './result';
import { sameJson } from './json';
import { standings, type Standing } from './standings';

/** A match as data: to save, to share, to replay, to referee (docs/record-format.md). */
export interface MatchRecord<K extends Kinds = Kinds> {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  readonly game: string;
  readonly rules: number;
  readonly config: Config<K['options']>;
  readonly seed: Seed;
  readonly players: readonly Player[];
  readonly actions: readonly Action<K>[];
  /** The final places; null while the match goes on. */
  readonly standings: readonly Standing[] | null;
}

/** Who sits in a seat: a person, or a bot by its name. */
export interface Player {
  readonly name: string;
  readonly bot: string | null;
}

/** A record that was accepted: the match is where the record ends. */
export interface Opened {
  readonly match: Match;
  readonly players: readonly Player[];
}

export interface RecordProblem {
  readonly code:
    | 'too-long'
    | 'not-json'
    | 'malformed'
    | 'unknown-version'
    | 'unknown-game'
    | 'unknown-rules'
    | 'bad-config'
    | 'bad-seed'
    | 'wrong-chance'
    | 'illegal-move'
    | 'wrong-standings';
  readonly message: string;
  /** It is whole as far as we can tell, but of a later version of the format, the rules or the box. */
  readonly isNewer?: boolean;
}

export const FORMAT = 'rainy-barn-match';
export const VERSION = 1;

/** Far above any real match, and low enough that no file can eat the phone's memory. */
export const MAX_TEXT_LENGTH = 8_000_000;
export const MAX_ACTIONS = 100_000;

function isActionList(input: unknown): boolean {
  return Array.isArray(input) && input.length <= MAX_ACTIONS;
}

const player = v.strictObject({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  bot: v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(60))),
});

const heading = v.object({ format: v.literal(FORMAT), version: v.number() });

const envelope = v.strictObject({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  game: v.string(),
  rules: v.number(),
  config: v.unknown(),
  seed: v.string(),
  players: v.array(player),
  // Not v.array: the actions are parsed one by one as they are replayed, up to the first wrong one.
  actions: v.custom<readonly unknown[]>(isActionList, `A list of at most ${MAX_ACTIONS} actions`),
  standings: v.unknown(),
});

export function toRecord<K extends Kinds>(
  match: Match<K>,
  players: readonly Player[],
): MatchRecord<K> {
  const { game, config, chance } = match.origin;
  return {
    format: FORMAT,
    version: VERSION,
    game: game.id,
    rules: game.rulesVersion,
    config,
    seed: chance.seed,
    players,
    actions: actionsOf(match),
    standings: isOver(match) ? standings(game, match.state) : null,
  };
}

/** Validates a record as text, such as a save or a shared code. */
export function parseRecord(text: string, registry: Registry): Result<Opened, RecordProblem> {
  if (text.length > MAX_TEXT_LENGTH) {
    return refuse('too-long', `A record has at most ${MAX_TEXT_LENGTH} characters.`);
  }
  const json = parseJson(text);
  if (!json.ok) return json;
  const twice = repeatedKey(text);
  return twice === null
    ? openRecord(json.value, registry)
    : refuse('malformed', `The key "${excerpt(twice)}" comes twice in one object.`);
}

/** Whatever the engine throws here is about the text: some give up on deep nesting, not only on form. */
function parseJson(text: string): Result<unknown, RecordProblem> {
  try {
    return ok<unknown>(JSON.parse(text));
  } catch {
    return refuse('not-json', 'This is not a whole JSON text.');
  }
}

/** Validates a record as data: what replays through the rules is legal, all else is refused. */
export function openRecord(json: unknown, registry: Registry): Result<Opened, RecordProblem> {
  const head = v.safeParse(heading, json, FIRST_ISSUE);
  if (!head.success) return refuse('malformed', 'This is not a record of a match.');
  if (head.output.version !== VERSION) {
    const message = `Version ${head.output.version} of the format is not known.`;
    return refuse('unknown-version', message, head.output.version > VERSION);
  }
  const parsed = v.safeParse(envelope, json, FIRST_ISSUE);
  if (!parsed.success) return refuse('malformed', whereAndWhy(parsed.issues[0]));
  const { game: id, rules, seed, players, config, actions } = parsed.output;

  const entry = findGame(registry, id);
  if (entry === undefined)
    return refuse('unknown-game', `There is no game called "${excerpt(id)}".`, true);
  const { game } = entry;
  if (rules !== game.rulesVersion) {
    const message = `Rules ${rules} of ${id} are not known.`;
    return refuse('unknown-rules', message, rules > game.rulesVersion);
  }
  if (!isSeed(seed)) return refuse('bad-seed', 'The seed must be 32 hexadecimal digits.');
  const configured = configure(game, config);
  if (!configured.ok) return refuse('bad-config', configured.error.message);
  if (players.length !== configured.value.seats) {
    return refuse(
      'malformed',
      `There are ${players.length} players for ${configured.value.seats} seats.`,
    );
  }

  const replayed = replay(begin(game, configured.value, seed), actions);
  if (!replayed.ok) return replayed;
  const match = replayed.value;
  const places = isOver(match) ? standings(game, match.state) : null;
  if (!sameJson(parsed.output.standings, places)) {
    return refuse('wrong-standings', 'The final places do not follow from the match.');
  }
  return ok({ match, players });
}

function replay(start: Match, actions: readonly unknown[]): Result<Match, RecordProblem> {
  let match = start;
  for (const action of actions) {
    const stepped = step(match, action);
    if (!stepped.ok) return stepped;
    match = stepped.value;
  }
  return ok(match);
}

function step(match: Match, action: unknown): Result<Match, RecordProblem> {
  if (!isAction(action)) {
    return refuse('malformed', `Action ${match.length} is neither a decision nor chance.`);
  }
  return isDecision(action) ? stepBySeat(match, action) : stepByChance(match, action);
}

/** The outer form only, by hand: this is the one check that every action of every record pays for. */
function isAction(input: unknown): input is Action {
  if (typeof input !== 'object' || input === null || !('by' in input)) return false;
  if (Object.keys(input).length !== 2) return false;
  return input.by === 'chance' ? 'event' in input : typeof input.by === 'number' && 'move' in input;
}

/** What chance did is not believed: the seed gives it again. */
function stepByChance(match: Match, action: ChanceEvent): Result<Match, RecordProblem> {
  const later = draw(match);
  return later !== match && sameJson(later.last?.action, action)
    ? ok(later)
    : refuse('wrong-chance', `Action ${match.length}: the seed gives something else here.`);
}

function stepBySeat(match: Match, { by, move }: Decision): Result<Match, RecordProblem> {
  const parsed = v.safeParse(match.origin.game.moveSchema, move, FIRST_ISSUE);
  if (!parsed.success) {
    return refuse('malformed', `Action ${match.length} is not a move of this game.`);
  }
  const acted = act(match, by, parsed.output);
  return acted.ok ? acted : refuse('illegal-move', `Action ${match.length}: ${acted.error.rule}`);
}

function refuse(code: RecordProblem['code'], message: string, isNewer = false) {
  return fail<RecordProblem>(isNewer ? { code, message, isNewer } : { code, message });
}

function whereAndWhy(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? 'The record'}: ${issue.message}`;
}
