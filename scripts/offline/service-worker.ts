/**
 * Stands between the page and the network: after the first visit the page needs none. It is put
 * together with its two constants by scripts/offline.ts, and runs in people's browsers.
 *
 * A new version is fetched in the background and takes over at the next start, when no page is open
 * any more: nothing changes under a match in progress.
 */
declare const VERSION: string;
/** All that the page can ask for, from where the worker lies. './' is the page itself. */
declare const FILES: readonly string[];

/** As much of a worker's surroundings as we use: TypeScript knows either pages or workers. */
interface Waiting extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Asked extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Surroundings {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  addEventListener(type: 'install' | 'activate', listener: (event: Waiting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Asked) => void): void;
}

const worker = self as unknown as Surroundings;
const { scope } = worker.registration;
// Two copies of the app may live in two folders of one host.
const family = `rainy-barn ${scope} `;
const shelf = family + VERSION;

async function fetchAll(): Promise<void> {
  const cache = await caches.open(shelf);
  // What lies in the browser's own cache may be of an older version.
  await cache.addAll(FILES.map((file) => new Request(file, { cache: 'no-cache' })));
  const scripts = FILES.filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(
    ['./', ...scripts].map(async (file) => (await cache.match(file))?.text()),
  );
  // The page names its first script, and that one those which come later.
  const isWhole = scripts.every((file) => texts.some((text) => text?.includes(file)));
  // The host was just being given a newer version: the next start tries again.
  if (!isWhole) throw new Error('The page is of another version than its code.');
}

async function clearOut(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(family) && name !== shelf);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(shelf);
  // Which room of the app is meant is said after a question mark; the page is the same.
  const [address = ''] = request.url.split(/[?#]/);
  // Some people keep the page under its file's name.
  const isPage = address === `${scope}index.html`;
  const stored = await cache.match(isPage ? scope : request, { ignoreSearch: true });
  return stored ?? fetch(request);
}

worker.addEventListener('install', (event) => event.waitUntil(fetchAll()));
worker.addEventListener('activate', (event) => event.waitUntil(clearOut()));
worker.addEventListener('fetch', (event) => {
  if (event.request.method === 'GET' && event.request.url.startsWith(scope)) {
    event.respondWith(answer(event.request));
  }
});
