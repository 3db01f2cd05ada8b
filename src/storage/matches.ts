import * as v from 'valibot';

import type { Match } from '../game-core/kernel/match';
import { openRecord, toRecord, type Player } from '../game-core/kernel/record';
import type { Registry } from '../game-core/kernel/registry';
import { fail, ok, type Result } from '../game-core/kernel/result';
import {
  loadAll,
  parseJson,
  remove,
  write,
  type Loaded,
  type Reader,
  type WriteProblem,
} from './entries';
import { keyOf, type Store } from './store';

/** A match as it lies in storage: its record, and when it was last played. */
export interface SavedMatch {
  readonly match: Match;
  readonly players: readonly Player[];
  /** Milliseconds since 1970, by the device's clock. */
  readonly playedAt: number;
}

/** A time that no clock shows is no reason to lose a match: it counts as the earliest. */
const time = v.pipe(
  v.number(),
  v.transform((found) => (Number.isFinite(found) && found > 0 ? found : 0)),
);

const envelope = v.strictObject({ playedAt: time, record: v.unknown() });

function readerFor(registry: Registry): Reader<SavedMatch> {
  return (text) => {
    const parsed = v.safeParse(envelope, parseJson(text));
    if (!parsed.success) return fail({ message: 'This is not a saved match.' });
    const opened = openRecord(parsed.output.record, registry);
    return opened.ok ? ok({ ...opened.value, playedAt: parsed.output.playedAt }) : opened;
  };
}

/** Every match that can be played on or looked at again, the latest first. */
export async function loadMatches(store: Store, registry: Registry): Promise<Loaded<SavedMatch>> {
  const { entries, setAside } = await loadAll(store, 'matches', readerFor(registry));
  const latestFirst = [...entries].sort((a, b) => b.value.playedAt - a.value.playedAt);
  return { entries: latestFirst, setAside };
}

/** The match as it lies there now; null where there is none, or none that can be read. */
export async function loadMatch(
  store: Store,
  registry: Registry,
  id: string,
): Promise<SavedMatch | null> {
  const text = await store.getItem(keyOf('matches', id));
  const read = text === null ? null : readerFor(registry)(text);
  return read?.ok ? read.value : null;
}

/** One key a match: writing it replaces the moment before whole, or not at all. */
export function saveMatch(
  store: Store,
  id: string,
  { match, players, playedAt }: SavedMatch,
): Promise<Result<null, WriteProblem>> {
  const text = JSON.stringify({ playedAt, record: toRecord(match, players) });
  return write(store, 'matches', id, text);
}

export function deleteMatch(store: Store, id: string): Promise<void> {
  return remove(store, 'matches', id);
}
