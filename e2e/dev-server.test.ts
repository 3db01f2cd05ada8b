import { startDevServer, type DevServer } from './support/dev-server';

let server: DevServer;

beforeAll(async () => {
  server = await startDevServer();
});

afterAll(async () => {
  await server?.stop();
});

test.each(['android', 'ios'])('Expo Go on %s gets a manifest and its bundle', async (platform) => {
  const answer = await fetch(server.origin, {
    headers: { 'expo-platform': platform, accept: 'application/expo+json,application/json' },
  });
  expect(answer.status).toBe(200);
  const manifest = await answer.json();
  expect(manifest.extra.expoClient.name).toBe('Rainy Barn');
  expect(manifest.launchAsset.url).toContain(`platform=${platform}`);

  const bundle = await fetch(manifest.launchAsset.url);
  expect(bundle.status).toBe(200);
  expect(bundle.headers.get('content-type')).toMatch(/javascript/);
  expect(await bundle.text()).toContain('Four family games');
});

test('a browser gets the web page', async () => {
  const page = await fetch(server.origin, { headers: { accept: 'text/html' } });
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toMatch(/^text\/html/);
  expect(await page.text()).toContain('<title>Rainy Barn</title>');
});
