import { startDevServer, type DevServer } from './support/dev-server';

// The first bundle for each phone is made from cold on a fresh machine.
jest.setTimeout(240_000);

let server: DevServer;

beforeAll(async () => {
  server = await startDevServer();
});

afterAll(async () => {
  await server?.stop();
});

test('a browser gets the web page', async () => {
  const page = await fetch(server.origin, { headers: { accept: 'text/html' } });
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toMatch(/^text\/html/);
  expect(await page.text()).toContain('<title>Rainy Barn</title>');
});

async function manifestFor(platform: string) {
  const answer = await fetch(server.origin, {
    headers: { 'expo-platform': platform, accept: 'application/expo+json,application/json' },
  });
  expect(answer.status).toBe(200);
  const manifest = await answer.json();
  expect(manifest.extra.expoClient.name).toBe('Rainy Barn');
  expect(manifest.launchAsset.url).toContain(`platform=${platform}`);
  return manifest;
}

test('Expo Go on android gets a manifest and its bundle', async () => {
  const { launchAsset } = await manifestFor('android');
  const bundle = await fetch(launchAsset.url);
  expect(bundle.status).toBe(200);
  expect(bundle.headers.get('content-type')).toMatch(/javascript/);
  expect(await bundle.text()).toContain('Four family games');
});

// Last, since the server goes on with it. That it can be made to its end is shown by the export.
test('Expo Go on ios gets a manifest, and its bundle is being made', async () => {
  const { launchAsset } = await manifestFor('ios');
  const stop = new AbortController();
  const bundle = await fetch(launchAsset.url, {
    headers: { accept: 'multipart/mixed' },
    signal: stop.signal,
  });
  expect(bundle.status).toBe(200);
  // Told part by part: so many modules are done.
  let said = '';
  for await (const part of bundle.body!.pipeThrough(new TextDecoderStream())) {
    said += part;
    if (/"done":[1-9]/.test(said)) break;
  }
  stop.abort();
  expect(said).toMatch(/"done":[1-9]/);
});
