import type { Store } from '../../src/storage/store';

/** A device's storage in memory, which can be made to fail. */
export class MemoryStore implements Store {
  readonly items = new Map<string, string>();
  /** How many more writes succeed. */
  writesLeft = Number.POSITIVE_INFINITY;

  async getItem(key: string): Promise<string | null> {
    return this.items.get(key) ?? null;
  }

  async setItem(key: string, text: string): Promise<void> {
    if (this.writesLeft <= 0) throw new Error('The disk is full.');
    this.writesLeft -= 1;
    this.items.set(key, text);
  }

  async removeItem(key: string): Promise<void> {
    this.items.delete(key);
  }

  async getAllKeys(): Promise<readonly string[]> {
    return [...this.items.keys()];
  }
}
