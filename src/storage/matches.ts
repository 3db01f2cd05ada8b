import type { Registry } from '../game-core/kernel/registry';
import { loadAll, remove, type Loaded } from './entries';
import { readHead, type ReadHead } from './save-format';
import type { Store } from './store';

/** What all matches of the device tell without being opened, the latest first. */
export async function loadHeads(store: Store, registry: Registry): Promise<Loaded<ReadHead>> {
  const loaded = await loadAll(store, 'matches', (text) => readHead(text, registry));
  const latestFirst = [...loaded.entries].sort(
    (a, b) => b.value.head.playedAt - a.value.head.playedAt,
  );
  return { ...loaded, entries: latestFirst };
}

/** What was found out about it goes first: nothing of it stays if the device dies in between. */
export async function deleteMatch(store: Store, id: string): Promise<void> {
  await remove(store, 'reviews', id);
  await remove(store, 'matches', id);
}
