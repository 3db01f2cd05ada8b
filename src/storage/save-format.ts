import type { Match } from '../game-core/kernel/match';
import { parseRecord, toRecord, VERSION, type Player } from '../game-core/kernel/record';
import { findGame, type Registry } from '../game-core/kernel/registry';
import { fail, ok, type Result } from '../game-core/kernel/result';
import { parseJson, type ReadProblem } from './entries';
import { MIGRATIONS } from './save-migrations';
import { isListOf, isObject, isSummary, summarise, type Summary } from './summary';
import { tableOptionsIn, type TableOptions } from './table-options';

/**
 * A match as it lies in storage is two lines of JSON: a head, which tells what a list of matches shows,
 * and the record of the match (docs/record-format.md). The record alone says what happened; the head
 * follows from it, but for what only this device knows.
 */
export interface Head {
  /** Milliseconds since 1970, by the device's clock. */
  readonly playedAt: number;
  /** The persons of this device by seat; null for a bot, and for who never gave a name. */
  readonly people: readonly (string | null)[];
  /** What was agreed on about the table; none where its defaults hold. */
  readonly tableOptions?: TableOptions;
  /** The look that somebody has taken at this moment, by name: it is not asked for again. */
  readonly looked?: string;
  /** The latest round in which a bot said something: it is silent for the rest of it. */
  readonly talked?: number;
  readonly summary: Summary;
}

export interface SavedMatch {
  readonly match: Match;
  readonly players: readonly Player[];
  readonly people: readonly (string | null)[];
  readonly playedAt: number;
  readonly tableOptions?: TableOptions;
  readonly looked?: string | undefined;
  readonly talked?: number | undefined;
  /** The decisions that somebody had a hint for, by name. */
  readonly hinted?: readonly string[] | undefined;
}

export const SAVE_FORMAT = 'rainy-barn-save';
export const SAVE_VERSION = MIGRATIONS.length + 1;

/** A time that no clock shows is no reason to lose a match: it counts as the earliest. */
function timeIn(found: number): number {
  return Number.isFinite(found) && found > 0 ? found : 0;
}

const isPersonOrNobody = (input: unknown) => input === null || typeof input === 'string';

interface FoundHead extends Head {
  /** The version of the record's own format. */
  readonly record: number;
}

const isHead = (input: unknown): input is FoundHead =>
  isObject(input) &&
  typeof input.record === 'number' &&
  typeof input.playedAt === 'number' &&
  isListOf(input.people, isPersonOrNobody) &&
  isSummary(input.summary);

/** What was not marked yet is of version 1. */
function versionOf(input: unknown): number {
  const isMarked = isObject(input) && input.format === SAVE_FORMAT;
  return isMarked ? Number(input.version) : 1;
}

export interface Written {
  readonly text: string;
  readonly head: Head;
}

export function headOf({ match, players, people, playedAt, ...kept }: SavedMatch): Head {
  const summary = summarise(match, players, kept);
  return { playedAt, people, ...keptIn(kept), summary };
}

export function writeSave(saved: SavedMatch): Written {
  const written = headOf(saved);
  const record = JSON.stringify(toRecord(saved.match, saved.players));
  return { text: `${headLine(written)}\n${record}`, head: written };
}

type Kept = Pick<SavedMatch, 'tableOptions' | 'looked' | 'talked'>;

/** Left out where there is nothing: most games have neither options of the table nor looks. */
function keptIn({ tableOptions = {}, looked, talked }: Kept) {
  return {
    ...(Object.keys(tableOptions).length > 0 && { tableOptions }),
    ...(looked !== undefined && { looked }),
    ...(talked !== undefined && { talked }),
  };
}

function headLine({ playedAt, people, summary, ...kept }: Head): string {
  const versions = { format: SAVE_FORMAT, version: SAVE_VERSION, record: VERSION };
  return JSON.stringify({ ...versions, playedAt, people, ...keptIn(kept), summary });
}

/** The same match under another head, such as one with persons in it. */
export function withHead(text: string, head: Head): string {
  return `${headLine(head)}\n${recordLine(text)}`;
}

export interface ReadHead {
  readonly head: Head;
  /** In today's version. */
  readonly text: string;
}

/** What can be told without opening the match. Only a save of an older version is opened for it. */
export function readHead(text: string, registry: Registry): Result<ReadHead, ReadProblem> {
  const found = parseJson(firstLine(text));
  const version = versionOf(found);
  if (version > SAVE_VERSION) {
    return newer(`Version ${version} of a saved match is not known.`);
  }
  const migrate = MIGRATIONS[version - 1];
  if (migrate !== undefined) {
    const migrated = migrate(text, registry);
    return migrated.ok ? readHead(migrated.value, registry) : migrated;
  }
  if (!isHead(found) || version !== SAVE_VERSION) {
    return fail({ message: 'This is not a saved match.' });
  }
  const { record, people, summary } = found;
  const { game, rules } = summary;
  const entry = findGame(registry, game);
  if (entry === undefined || rules > entry.game.rulesVersion || record > VERSION) {
    return newer(`Rules ${rules} of ${game} in a record of version ${record} are not known.`);
  }
  const kept = keptIn({
    tableOptions: tableOptionsIn(found.tableOptions),
    looked: typeof found.looked === 'string' ? found.looked : undefined,
    talked: Number.isInteger(found.talked) ? found.talked : undefined,
  });
  const head = { playedAt: timeIn(found.playedAt), people, ...kept, summary };
  return ok({ head, text });
}

/** The match itself, replayed by the rules: what opens is legal. */
export function readSave(text: string, registry: Registry): Result<SavedMatch, ReadProblem> {
  const read = readHead(text, registry);
  if (!read.ok) return read;
  const { head } = read.value;
  const { playedAt, people } = head;
  const opened = parseRecord(recordLine(read.value.text), registry);
  if (!opened.ok) return opened;
  const { hinted } = head.summary;
  return ok({ ...opened.value, people, playedAt, ...keptIn(head), ...(hinted && { hinted }) });
}

function firstLine(text: string): string {
  const end = text.indexOf('\n');
  return end < 0 ? text : text.slice(0, end);
}

function recordLine(text: string): string {
  return text.slice(text.indexOf('\n') + 1);
}

function newer(message: string) {
  return fail<ReadProblem>({ code: 'newer', message, isNewer: true });
}
