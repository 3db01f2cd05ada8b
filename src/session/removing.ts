import type { Registry } from '../game-core/kernel/registry';
import { exclusively } from '../storage/exclusive';
import { deleteMatch } from '../storage/matches';
import {
  isWorthKeeping,
  loadResult,
  resultOf,
  saveResult,
  type GameResult,
} from '../storage/results';
import { readHead, type Head } from '../storage/save-format';
import { keyOf, type Store } from '../storage/store';

/** A match that is over leaves its result, once; null where it goes on. */
export async function keepResult(store: Store, id: string, head: Head): Promise<GameResult | null> {
  if (head.summary.standings === null) return null;
  const written = await loadResult(store, id).catch(() => null);
  if (written !== null) return written;
  const result = resultOf(id, head);
  // On a full disk it is written the next time when the match is found without one.
  await saveResult(store, result);
  return result;
}

/**
 * Deletes a match. Its result comes first: if the device dies in between, both are there, and the next start
 * finishes what was begun. `shown` is what this window knows, which a full disk may not have taken.
 */
export function removeMatch(
  store: Store,
  registry: Registry,
  id: string,
  shown: Head | null,
): Promise<GameResult | null> {
  const key = keyOf('matches', id);
  return exclusively(store, key, async () => {
    const text = await store.getItem(key);
    const read = text === null ? null : readHead(text, registry);
    const stored = read?.ok ? read.value.head : null;
    const head = later(stored, shown);
    const result = head === null ? null : resultOf(id, head);
    if (result === null || !isWorthKeeping(result)) {
      await deleteMatch(store, id);
      return null;
    }
    const written = await loadResult(store, id);
    const saved = written === null ? await saveResult(store, result) : null;
    await deleteMatch(store, id);
    // A full disk has room again now.
    if (saved?.ok === false) await saveResult(store, result);
    return written ?? result;
  });
}

function later(one: Head | null, other: Head | null): Head | null {
  if (one === null || other === null) return one ?? other;
  return other.playedAt > one.playedAt ? other : one;
}
