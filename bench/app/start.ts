import type { Browser, BrowserContext, Page } from 'playwright-core';
import { serve } from '../../e2e/support/serve';
import type { Row } from '../measure';
import type { Build } from './builds';
import { median, newPhone, newSlowPage, THROTTLE } from './phone';

const LOADS = 11;

declare global {
  interface Window {
    /** Milliseconds from the start of the navigation. */
    interactiveAt?: number;
  }
}

/**
 * Notes in the page when its first button was on the screen, on top and below a heading that can be
 * read, and the frame with it was painted. Handlers are there as soon as React shows the button, and
 * whatever still keeps the page from answering also keeps this from being noted.
 */
function noteWhenInteractive(): void {
  const look = () => {
    const button = document.querySelector('[role="button"], button');
    const heading = document.querySelector('[role="heading"], h1');
    if (button === null || heading === null) return void requestAnimationFrame(look);
    const { left, top, width, height } = button.getBoundingClientRect();
    const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!button.contains(onTop)) return void requestAnimationFrame(look);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      window.interactiveAt = performance.now();
    };
    // The message waits its turn until this frame is painted.
    port2.postMessage(null);
  };
  requestAnimationFrame(look);
}

async function load(page: Page, origin: string): Promise<number> {
  await page.goto(origin);
  const noted = await page.waitForFunction(() => window.interactiveAt);
  return (await noted.jsonValue()) ?? NaN;
}

/** What was called interactive has to be: a tap on that button changes the page. */
async function expectAnswer(page: Page): Promise<void> {
  const before = await page.evaluate(() => document.body.innerHTML);
  await page.locator('[role="button"], button').first().tap();
  await page.waitForFunction((html) => document.body.innerHTML !== html, before);
}

/** Milliseconds from the start of the navigation to a page that answers. */
export async function visit(phone: BrowserContext, origin: string): Promise<number> {
  const page = await newSlowPage(phone);
  await page.addInitScript(noteWhenInteractive);
  const ms = await load(page, origin);
  await expectAnswer(page);
  await page.close();
  return ms;
}

interface Visits {
  readonly first: number[];
  readonly again: number[];
}

/** They take turns, each time on a new phone: the first visit has nothing cached, the second what is kept. */
export async function* startRows(
  browser: Browser,
  app: string,
  bareBuild: Build,
): AsyncGenerator<Row> {
  const bare = await serve(bareBuild);
  const apps = [app, bare.origin].map(
    (origin) => ({ origin, first: [], again: [] }) as Visits & { origin: string },
  );
  try {
    for (let round = 0; round < LOADS; round += 1) {
      for (const { origin, first, again } of apps) {
        const phone = await newPhone(browser);
        first.push(await visit(phone, origin));
        again.push(await visit(phone, origin));
        await phone.close();
      }
    }
  } finally {
    await bare.close();
  }
  const row = (name: string, which: keyof Visits, bar: Row['bar']): Row => {
    const [ours = NaN, theirs = NaN] = apps.map((visits) => median(visits[which]));
    return {
      name: `navigation to interactive lobby, ${name}, against a bare app`,
      detail: `${ours.toFixed(0)} and ${theirs.toFixed(0)} ms at ${THROTTLE}× CPU throttle`,
      figure: ours / theirs,
      bar,
    };
  };
  yield row('first visit', 'first', { most: 1.5 });
  yield row('second visit', 'again', null);
}
