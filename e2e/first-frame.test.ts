import { en } from '../src/i18n/en';
import { themes } from '../src/ui/theme/colours';
import { exportedApp } from './support/exported-app';
import { start } from './support/set-up';
import { atTable } from './support/table';

const app = exportedApp();

/** What somebody sees in one frame. */
interface Frame {
  /** The ground at three edges, as the browser paints it. */
  readonly grounds: readonly string[];
  /** The bar of the browser. */
  readonly bar: string;
  /** The heading of the screen, if there is one. */
  readonly heading: string | null;
  /** How many keys there are. */
  readonly keys: number;
}

declare global {
  var seenFrames: Frame[];
}

/** Looks at every frame from the first one on; the other screens are not loaded before they are asked for. */
function watchFrames(): void {
  globalThis.seenFrames = [];
  globalThis.requestIdleCallback = () => 0;
  const groundAt = (x: number, y: number) =>
    [...document.elementsFromPoint(x, y), document.documentElement]
      .map((element) => getComputedStyle(element).backgroundColor)
      .find((colour) => !/, 0\)$/.test(colour)) ?? 'nothing';
  const look = () => {
    requestAnimationFrame(look);
    if (document.body === null) return;
    const isSeen = (element: Element) => element.checkVisibility();
    const { innerWidth: width, innerHeight: height } = window;
    globalThis.seenFrames.push({
      grounds: [
        groundAt(2, height / 2),
        groundAt(width - 2, height / 2),
        groundAt(width / 2, height - 2),
      ],
      bar: document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content ?? '',
      heading: [...document.querySelectorAll('h1')].find(isSeen)?.textContent ?? null,
      keys: [...document.querySelectorAll('[role=button]')].filter(isSeen).length,
    });
  };
  requestAnimationFrame(look);
}

/** 0 is black, 1 is white. */
function brightness(colour: string): number {
  const [red = 255, green = 255, blue = 255] = (colour.match(/\d+/g) ?? []).map(Number);
  return (0.3 * red + 0.6 * green + 0.1 * blue) / 255;
}

test.each([
  ['chosen, by day', 'day', 'night'],
  ['as the device has it', 'night', 'device'],
] as const)('the night is dark from the first frame on: %s', async (_, device, theme) => {
  const page = await app.visit({ theme: device, settings: { theme }, first: watchFrames });
  await page.getByRole('button', { name: en.lobby.playOf('So ein Mist') }).tap();
  await start(page);
  expect(await atTable(page).next()).toBe('roll');

  const frames = await page.evaluate(() => globalThis.seenFrames);
  expect(new Set(frames.map(({ bar }) => bar))).toEqual(new Set([themes.night.paper]));
  // Nothing on the way is brighter than a lamp; keys and cards have their colours.
  const bright = frames.flatMap(({ grounds }) => grounds.filter((each) => brightness(each) > 0.7));
  expect(bright).toEqual([]);
  expect(frames[0]?.heading).toBeNull();

  // Once the lobby is seen, there is no empty page: each frame has a heading and keys.
  const lobby = frames.findIndex(({ heading }) => heading !== null);
  const empty = frames.slice(lobby).filter(({ heading, keys }) => heading === null || keys === 0);
  expect(empty).toEqual([]);
  const headings = new Set(frames.slice(lobby).map(({ heading }) => heading));
  expect(headings).toEqual(new Set([en.lobby.title, 'So ein Mist']));
});

test('the day is light, whatever the device likes', async () => {
  const page = await app.visit({
    theme: 'night',
    settings: { theme: 'day' },
    first: watchFrames,
  });
  await page.getByRole('heading', { name: en.lobby.title }).waitFor();
  const [frame] = await page.evaluate(() => globalThis.seenFrames);
  expect(frame?.bar).toBe(themes.day.paper);
  expect(frame?.grounds.every((each) => brightness(each) > 0.7)).toBe(true);
});
