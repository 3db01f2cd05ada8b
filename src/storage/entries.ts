import { fail, ok, type Result } from '../game-core/kernel/result';
import { keyOf, namesIn, type Folder, type Store } from './store';

/** An entry that could not be read. It was moved out of the way, not deleted. */
export interface SetAside {
  readonly folder: Folder;
  readonly name: string;
  /** What kind of trouble it was, where the reader told kinds apart. */
  readonly code: string | null;
  readonly reason: string;
}

export interface Loaded<T> {
  readonly entries: readonly { readonly name: string; readonly value: T }[];
  readonly setAside: readonly SetAside[];
}

/** Why something could not be stored: the disk is full, or storage is switched off. */
export interface WriteProblem {
  readonly code: 'not-stored';
  readonly message: string;
}

export type Reader<T> = (
  text: string,
) => Result<T, { readonly code?: string; readonly message: string }>;

/**
 * Reads all entries of a folder. One that cannot be read is set aside with its reason and never
 * keeps the others from loading.
 */
export async function loadAll<T>(
  store: Store,
  folder: Folder,
  read: Reader<T>,
): Promise<Loaded<T>> {
  const entries: { name: string; value: T }[] = [];
  const setAside: SetAside[] = [];
  for (const name of await namesIn(store, folder)) {
    const text = await store.getItem(keyOf(folder, name));
    if (text === null) continue;
    const value = read(text);
    if (value.ok) {
      entries.push({ name, value: value.value });
    } else {
      await moveAside(store, folder, name, text);
      const { code = null, message } = value.error;
      setAside.push({ folder, name, code, reason: message });
    }
  }
  return { entries, setAside };
}

/** The copy comes first: if the phone dies in between, the entry is there twice, not never. */
async function moveAside(store: Store, folder: Folder, name: string, text: string): Promise<void> {
  const kept = await write(store, 'set-aside', `${folder}/${name}`, text);
  if (kept.ok) await store.removeItem(keyOf(folder, name));
}

export async function write(
  store: Store,
  folder: Folder,
  name: string,
  text: string,
): Promise<Result<null, WriteProblem>> {
  try {
    await store.setItem(keyOf(folder, name), text);
    return ok(null);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return fail({ code: 'not-stored', message: reason });
  }
}

export async function remove(store: Store, folder: Folder, name: string): Promise<void> {
  await store.removeItem(keyOf(folder, name));
}

/** What the text says; undefined where it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
