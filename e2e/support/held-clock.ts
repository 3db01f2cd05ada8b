import type { Locator, Page } from 'playwright-core';

/** The clock of a page goes on only as far as it is told to: taps come as quickly as a test wants, on any machine. */
export interface HeldClock {
  /** So many milliseconds go by. */
  run(ms: number): Promise<void>;
  /** A finger touches the middle of what is there now, be it that nothing takes it. */
  tap(at: Locator | Spot): Promise<void>;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** What is stored or drawn meanwhile takes time on a clock on the wall. */
const STEP = 20;

/** Nobody has touched anything for longer than any key remembers. */
const A_WHILE = 5000;

export async function holdClock(page: Page): Promise<HeldClock> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + A_WHILE);
  const run = async (ms: number): Promise<void> => {
    for (let left = ms; left > 0; left -= STEP) {
      await page.clock.runFor(Math.min(STEP, left));
      await page.evaluate(() => navigator.locks.query());
    }
  };
  // What the long while has brought is drawn.
  await run(5 * STEP);
  return {
    run,
    async tap(at) {
      const { x, y } = 'x' in at ? at : await middleOf(at);
      await page.touchscreen.tap(x, y);
    },
  };
}

export async function middleOf(key: Locator): Promise<Spot> {
  const { x, y, width, height } = (await key.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}
