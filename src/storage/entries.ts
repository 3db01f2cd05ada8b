import { fail, ok, type Result } from '../game-core/kernel/result';
import { keyOf, namesIn, type Folder, type Store } from './store';

/** An entry that could not be read, and why. */
export interface Unread {
  readonly folder: Folder;
  readonly name: string;
  /** What kind of trouble it was, where the reader told kinds apart. */
  readonly code: string | null;
  readonly reason: string;
}

/** An entry that is broken. It was moved out of the way, not deleted. */
export type SetAside = Unread;

export interface Found<T> {
  readonly name: string;
  readonly value: T;
  /** As it lies there. */
  readonly text: string;
}

export interface Loaded<T> {
  readonly entries: readonly Found<T>[];
  readonly setAside: readonly SetAside[];
  /** What a newer version of the app made: it stays where it is, untouched. */
  readonly newer: readonly Unread[];
}

/** Why something could not be stored: the disk is full, or storage is switched off. */
export interface WriteProblem {
  readonly code: 'not-stored';
  readonly message: string;
}

/** Why a text could not be read. */
export interface ReadProblem {
  readonly code?: string;
  readonly message: string;
  /** It is not broken: a newer version of the app can read it. */
  readonly isNewer?: boolean;
}

export type Reader<T> = (text: string) => Result<T, ReadProblem>;

/**
 * Reads all entries of a folder. One that is broken is set aside with its reason, one that a newer
 * version made is left alone, one that the device does not give out is told of; none keeps the
 * others from loading.
 */
export async function loadAll<T>(
  store: Store,
  folder: Folder,
  read: Reader<T>,
): Promise<Loaded<T>> {
  return readAll(store, folder, await namesIn(store, folder), read);
}

/** The same for one entry of a folder, which need not be looked for. */
export function loadOne<T>(
  store: Store,
  folder: Folder,
  name: string,
  read: Reader<T>,
): Promise<Loaded<T>> {
  return readAll(store, folder, [name], read);
}

async function readAll<T>(
  store: Store,
  folder: Folder,
  names: readonly string[],
  read: Reader<T>,
): Promise<Loaded<T>> {
  const entries: Found<T>[] = [];
  const setAside: SetAside[] = [];
  const newer: Unread[] = [];
  for (const { name, text } of await textsOf(store, folder, names)) {
    if (!text.ok) {
      setAside.push({ folder, name, code: 'not-given-out', reason: text.error });
      continue;
    }
    if (text.value === null) continue;
    const value = read(text.value);
    if (value.ok) {
      entries.push({ name, value: value.value, text: text.value });
    } else if (value.error.isNewer === true) {
      newer.push(unread(folder, name, value.error));
    } else {
      await moveAside(store, folder, name, text.value);
      setAside.push(unread(folder, name, value.error));
    }
  }
  return { entries, setAside, newer };
}

export function unread(folder: Folder, name: string, problem: ReadProblem): Unread {
  return { folder, name, code: problem.code ?? null, reason: problem.message };
}

interface Text {
  readonly name: string;
  /** Null where it has just been removed. */
  readonly text: Result<string | null, string>;
}

async function textsOf(
  store: Store,
  folder: Folder,
  names: readonly string[],
): Promise<readonly Text[]> {
  const keys = names.map((name) => keyOf(folder, name));
  const inOneGo = await store.multiGet?.(keys).catch(() => undefined);
  if (inOneGo !== undefined) {
    const texts = new Map(inOneGo);
    return names.map((name, at) => ({ name, text: ok(texts.get(keys[at] ?? '') ?? null) }));
  }
  // One by one, so that an entry that the device does not give out concerns that entry alone.
  return Promise.all(
    names.map(async (name) => ({ name, text: await textOf(store, keyOf(folder, name)) })),
  );
}

export async function textOf(store: Store, key: string): Promise<Result<string | null, string>> {
  try {
    return ok(await store.getItem(key));
  } catch (error) {
    return fail(reasonOf(error));
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The copy comes first: if the phone dies in between, the entry is there twice, not never. */
export async function moveAside(
  store: Store,
  folder: Folder,
  name: string,
  text: string,
): Promise<void> {
  const kept = await write(store, 'set-aside', `${folder}/${name}`, text);
  if (kept.ok) await store.removeItem(keyOf(folder, name)).catch(() => undefined);
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
    return fail({ code: 'not-stored', message: reasonOf(error) });
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
