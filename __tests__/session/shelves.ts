import { GAMES } from '../../src/game-core/games';
import { soEinMist } from '../../src/game-core/games/so-ein-mist';
import { seedFromText } from '../../src/game-core/kernel/chance';
import { configure } from '../../src/game-core/kernel/config';
import type { Player } from '../../src/game-core/kernel/record';
import type { Entry } from '../../src/game-core/kernel/registry';
import { diceOf } from '../../src/game-core/kernel/dice';
import type { Match } from '../../src/game-core/kernel/match';
import { totalOf } from '../../src/game-core/kernel/throwers';
import type { Session } from '../../src/session/session';
import { createShelf, type Shelf, type ShelfSurroundings } from '../../src/session/shelf';
import { allThrown } from '../../src/session/shelf-state';
import type { Store } from '../../src/storage/store';
import { MemoryStore } from '../storage/memory-store';

export const entry = soEinMist as Entry;
const { game } = entry;

export const players = [
  { name: 'Ann', bot: null },
  { name: 'Bo', bot: 'greedy' },
  { name: 'Cy', bot: null },
];

export const pause = async () => undefined;

export function shelfOn(store: Store, surroundings: Partial<ShelfSurroundings> = {}): Shelf {
  return createShelf({
    store,
    registry: GAMES,
    now: () => 1,
    pause,
    digest: async (text) => `seal of ${text.length}`,
    idle: pause,
    newSeed: () => seedFromText('shelf'),
    isGivenName: (name) => /^(Player|Spieler) \d$/.test(name),
    ...surroundings,
  });
}

/** Another seed each time. */
export function differentSeeds(text = 'game'): () => string {
  let drawn = 0;
  return () => seedFromText(`${text} ${(drawn += 1)}`);
}

export async function begun(shelf: Shelf, seated: readonly Player[] = players): Promise<Session> {
  const config = configure(game, { seats: seated.length, options: { anotherRound: true } });
  if (!config.ok) throw new Error(config.error.message);
  const session = await shelf.begin(entry, config.value, seated);
  if (!session.ok) throw new Error(session.error.message);
  return session.value;
}

export async function loaded(store: Store): Promise<Shelf> {
  const shelf = shelfOn(store);
  await shelf.load();
  await shelf.tidy();
  return shelf;
}

export async function opened(shelf: Shelf, id: string): Promise<Session> {
  const session = await shelf.open(id);
  if (!session.ok) throw new Error(session.error.message);
  return session.value;
}

class ProcessDied extends Error {}

/** A device whose process dies at one of its calls: before the call takes effect, or just after. */
export class DyingStore implements Store {
  calls = 0;

  constructor(
    private readonly disk: MemoryStore,
    private readonly diesAt = Number.POSITIVE_INFINITY,
    private readonly when: 'before' | 'after' = 'before',
  ) {}

  private async call<T>(work: () => Promise<T>): Promise<T> {
    this.calls += 1;
    if (this.calls < this.diesAt) return work();
    if (this.calls === this.diesAt && this.when === 'after') await work();
    // What is dead never answers.
    return new Promise<T>(() => died());
  }

  getItem = (key: string) => this.call(() => this.disk.getItem(key));
  setItem = (key: string, text: string) => this.call(() => this.disk.setItem(key, text));
  removeItem = (key: string) => this.call(() => this.disk.removeItem(key));
  getAllKeys = () => this.call(() => this.disk.getAllKeys());
}

let died: () => void = () => undefined;

/** Runs until the process dies or the work is done. */
export async function untilDeath(work: () => Promise<unknown>): Promise<void> {
  const death = new Promise<never>((_, reject) => {
    died = () => reject(new ProcessDied());
  });
  await Promise.race([work(), death]).catch((error: unknown) => {
    if (!(error instanceof ProcessDied)) throw error;
  });
}

/** All that were ever thrown on this device, as the shelf knows it. */
export function diceOn(shelf: Shelf): number {
  return allThrown(shelf.state.getState()).reduce((sum, { counts }) => sum + totalOf(counts), 0);
}

/** All that were thrown in a match. */
export function diceIn(match: Match): number {
  return diceOf(match).reduce((sum, counts) => sum + totalOf(counts), 0);
}

/** One work at a time under a name, over all windows, as browsers do it. */
function createLocks(): NonNullable<Store['lock']> {
  const queues = new Map<string, Promise<unknown>>();
  return (name, work) => {
    const done = (queues.get(name) ?? Promise.resolve()).then(work, work);
    queues.set(name, done);
    return done;
  };
}

/** Two windows of one browser: each hears what the other changed. */
export function twoWindows(disk = new MemoryStore()): readonly [Store, Store] {
  const lock = createLocks();
  const listeners: ((key: string) => void)[] = [];
  const windowAt = (own: number): Store => ({
    getItem: (key) => disk.getItem(key),
    getAllKeys: () => disk.getAllKeys(),
    async setItem(key, text) {
      await disk.setItem(key, text);
      listeners.forEach((listen, at) => at !== own && listen(key));
    },
    async removeItem(key) {
      await disk.removeItem(key);
      listeners.forEach((listen, at) => at !== own && listen(key));
    },
    watch: (listen) => void (listeners[own] = listen),
    lock,
  });
  return [windowAt(0), windowAt(1)];
}

export const settled = () => new Promise((resolve) => setImmediate(resolve));
