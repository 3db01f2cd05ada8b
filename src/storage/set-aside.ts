import { write, type Reader } from './entries';
import { keyOf, namesIn, type Folder, type Store } from './store';

/** The version of the app that was here last lies under this name. */
const VERSION_NAME = 'version';

/** How the entries of each folder are read today. */
export type Readers = Readonly<Partial<Record<Folder, Reader<unknown>>>>;

/**
 * After an update of the app, what an earlier version could not read is tried again: what can be read now
 * goes back to its place, and so does what waits for a still newer version. The rest stays aside.
 */
export async function retrySetAside(
  store: Store,
  version: string,
  readers: Readers,
): Promise<void> {
  const last = await store.getItem(keyOf('app', VERSION_NAME));
  if (last === version) return;
  for (const name of await namesIn(store, 'set-aside')) {
    const text = await store.getItem(keyOf('set-aside', name)).catch(() => null);
    if (text !== null) await putBack(store, name, text, readers);
  }
  await write(store, 'app', VERSION_NAME, version);
}

/** The copy comes first here too; a place that is taken is left alone. */
async function putBack(store: Store, name: string, text: string, readers: Readers): Promise<void> {
  const cut = name.indexOf('/');
  const folder = name.slice(0, cut) as Folder;
  const read = Object.hasOwn(readers, folder) ? readers[folder]?.(text) : undefined;
  if (read === undefined || (!read.ok && read.error.isNewer !== true)) return;
  const place = keyOf(folder, name.slice(cut + 1));
  const there = await store.getItem(place);
  if (there !== null && there !== text) return;
  if (there === null) await store.setItem(place, text);
  await store.removeItem(keyOf('set-aside', name));
}
