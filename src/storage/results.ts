import * as v from 'valibot';

import type { FaceCounts } from '../game-core/kernel/dice';
import { fail, ok, type Result } from '../game-core/kernel/result';
import type { Standing } from '../game-core/kernel/standings';
import { plain, totalOf, type Thrown } from '../game-core/kernel/throwers';
import { loadAll, parseJson, write, type ReadProblem, type WriteProblem } from './entries';
import type { Head } from './save-format';
import { keyOf, type Store } from './store';
import { diceSchema, standingsSchema } from './summary';

/** Who sat in a seat, and what was thrown there. */
export interface ResultSeat {
  readonly name: string;
  /** The level of a bot; null for people. */
  readonly bot: string | null;
  readonly person: string | null;
  readonly dice: FaceCounts;
  /** For how many decisions there was a hint; left out where there was none. */
  readonly hints?: number;
}

/**
 * What is left of a match for good. It is written once, when the match is over or is removed before
 * that, and never changed: pages about all games add results up.
 */
export interface GameResult {
  /** The match's. */
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** When it was last played; milliseconds since 1970, by the device's clock. */
  readonly endedAt: number;
  readonly seats: readonly ResultSeat[];
  /** Null where it was removed before its end. */
  readonly standings: readonly Standing[] | null;
  /** How well it went for who played alone; left out where there is nothing to rate. */
  readonly rating?: number;
}

const VERSION = 1;

const marked = v.object({ version: v.number() });

const text = v.pipe(v.string(), v.maxLength(60));

const match = v.object({
  kind: v.literal('match'),
  game: v.string(),
  options: v.record(v.string(), v.unknown()),
  endedAt: v.number(),
  seats: v.array(
    v.object({
      name: text,
      bot: v.nullable(text),
      person: v.nullable(v.string()),
      dice: diceSchema,
      hints: v.optional(v.number()),
    }),
  ),
  standings: standingsSchema,
  rating: v.optional(v.number()),
});

/** What was thrown in matches that were removed before each left a result of its own. */
const earlier = v.object({
  kind: v.literal('earlier'),
  thrown: v.array(
    v.object({
      by: v.variant('kind', [
        v.object({ kind: v.literal('person'), name: text }),
        v.object({ kind: v.literal('bot'), game: text, bot: text }),
      ]),
      counts: diceSchema,
    }),
  ),
});

const entry = v.variant('kind', [match, earlier]);

export function readResult(found: string): Result<v.InferOutput<typeof entry>, ReadProblem> {
  const json = parseJson(found);
  const mark = v.safeParse(marked, json);
  if (mark.success && mark.output.version > VERSION) {
    return fail({ code: 'newer', message: 'A newer version made this.', isNewer: true });
  }
  const parsed = v.safeParse(entry, json);
  return parsed.success ? ok(parsed.output) : fail({ message: 'This is no result of a match.' });
}

export interface LoadedResults {
  readonly results: readonly GameResult[];
  readonly earlier: readonly Thrown[];
  readonly names: ReadonlySet<string>;
}

export const NO_RESULTS: LoadedResults = { results: [], earlier: [], names: new Set() };

export async function loadResults(store: Store): Promise<LoadedResults> {
  const { entries } = await loadAll(store, 'results', readResult);
  return {
    results: entries.flatMap(({ name: id, value }) =>
      value.kind === 'match' ? [{ ...value, id }] : [],
    ),
    earlier: entries.flatMap(({ value }) => (value.kind === 'earlier' ? value.thrown : [])),
    names: new Set(entries.map(({ name }) => name)),
  };
}

/** The result of one match; null where there is none, or none that can be read. */
export async function loadResult(store: Store, id: string): Promise<GameResult | null> {
  const found = await store.getItem(keyOf('results', id));
  const read = found === null ? null : readResult(found);
  return read?.ok && read.value.kind === 'match' ? { ...read.value, id } : null;
}

export function saveResult(
  store: Store,
  { id, ...result }: GameResult,
): Promise<Result<null, WriteProblem>> {
  return write(
    store,
    'results',
    id,
    JSON.stringify({ version: VERSION, kind: 'match', ...result }),
  );
}

export function saveEarlier(
  store: Store,
  name: string,
  thrown: readonly Thrown[],
): Promise<Result<null, WriteProblem>> {
  return write(
    store,
    'results',
    name,
    JSON.stringify({ version: VERSION, kind: 'earlier', thrown }),
  );
}

export function resultOf(id: string, { playedAt, people, summary }: Head): GameResult {
  const { game, options, players, standings, rating, dice, hinted = [] } = summary;
  return {
    id,
    game,
    options,
    endedAt: playedAt,
    seats: players.map(({ name, bot }, seat) => {
      const hints = hintsOf(hinted, seat);
      const person = people[seat] ?? null;
      return { name, bot, person, dice: dice[seat] ?? [], ...(hints > 0 && { hints }) };
    }),
    standings,
    ...(rating !== undefined && { rating }),
  };
}

/** How many of these decisions were the seat's: a decision is named by its seat and its number. */
export function hintsOf(hinted: readonly string[], seat: number): number {
  return hinted.filter((name) => name.startsWith(`${seat}/`)).length;
}

/** A match that one person played alone to its end. */
export interface PlayedAlone extends Pick<GameResult, 'id' | 'options'> {
  readonly rating: number;
  /** For how many decisions there was a hint. */
  readonly hints: number;
}

/** All of them in this game that the same person has played: known by their id, and by name where there is none. */
export function playedAlone(
  results: readonly GameResult[],
  game: string,
  who: Pick<ResultSeat, 'name' | 'person'>,
): readonly PlayedAlone[] {
  return results.flatMap(({ id, game: played, options, seats: [seat, ...others], rating }) => {
    const isTheirs =
      seat?.bot === null &&
      (who.person === null || seat.person === null
        ? plain(seat.name) === plain(who.name)
        : seat.person === who.person);
    return played === game && others.length === 0 && isTheirs && rating !== undefined
      ? [{ id, options, rating, hints: seat.hints ?? 0 }]
      : [];
  });
}

/** Whether anything would be lost without it: a match that was dealt and never played leaves nothing. */
export function isWorthKeeping({ seats, standings }: GameResult): boolean {
  return standings !== null || seats.some(({ dice }) => totalOf(dice) > 0);
}
