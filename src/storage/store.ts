/** What we ask of a device's storage. Tests bring one that fails or forgets on purpose. */
export interface Store {
  getItem(key: string): Promise<string | null>;
  setItem(key: string, text: string): Promise<void>;
  removeItem(key: string): Promise<void>;
  getAllKeys(): Promise<readonly string[]>;
  /** Many in one go, which is quicker; absent where they are read one by one. */
  multiGet?(keys: readonly string[]): Promise<readonly (readonly [string, string | null])[]>;
  /** Calls back with the key of what another window changed; absent where there is only one window. */
  watch?(onChange: (key: string) => void): void;
  /**
   * Runs the work while no other window does work under the same name; absent where there is only one
   * window, or where the browser has no locks.
   */
  lock?<T>(name: string, work: () => Promise<T>): Promise<T>;
}

const ROOT = 'rainy-barn/';

/** One kind of entry has one folder, so that a bad entry of one kind is no concern of another. */
export type Folder =
  | 'matches'
  | 'results'
  | 'reviews'
  | 'persons'
  | 'dice'
  | 'presets'
  | 'set-ups'
  | 'settings'
  | 'app'
  | 'set-aside';

export function keyOf(folder: Folder, name: string): string {
  return `${ROOT}${folder}/${name}`;
}

/** The name of the folder's entry with this key; null where the key belongs elsewhere. */
export function nameOf(folder: Folder, key: string): string | null {
  const prefix = keyOf(folder, '');
  return key.startsWith(prefix) ? key.slice(prefix.length) : null;
}

export async function namesIn(store: Store, folder: Folder): Promise<string[]> {
  const keys = await store.getAllKeys();
  return keys.map((key) => nameOf(folder, key)).filter((name) => name !== null);
}
