import type { Store } from './store';

/** What is done in this window, by name: each work waits for the one before. */
const queues = new WeakMap<Store, Map<string, Promise<unknown>>>();

/**
 * Runs the work while nothing else that goes by the same name is done, neither in this window nor,
 * where the browser has locks, in another. Work must not ask for its own name again.
 */
export function exclusively<T>(store: Store, name: string, work: () => Promise<T>): Promise<T> {
  const queue = queues.get(store) ?? new Map<string, Promise<unknown>>();
  queues.set(store, queue);
  const before = queue.get(name) ?? Promise.resolve();
  const locked = () => (store.lock === undefined ? work() : underLock(store.lock, name, work));
  const done = before.then(locked, locked);
  queue.set(name, done);
  const leave = () => {
    if (queue.get(name) === done) queue.delete(name);
  };
  done.then(leave, leave);
  return done;
}

/** Where a browser refuses locks, as it may where it refuses storage, the work is done without one. */
async function underLock<T>(
  lock: NonNullable<Store['lock']>,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  let hasBegun = false;
  const once = () => {
    hasBegun = true;
    return work();
  };
  try {
    return await lock(name, once);
  } catch (error) {
    if (hasBegun) throw error;
    return work();
  }
}
