import type { Browser, BrowserContext, Page } from 'playwright-core';
import { brisk } from './brisk';
import { launchBrowser } from './browser';
import { DIST } from './paths';
import { sameDice } from './same-dice';
import { storageWith, type Kept } from './saved';
import { serve, type Served } from './serve';
import { setTextSize } from './text-size';

/** What has not come by then does not come, however busy the machine is. */
const WAIT = 40_000;

export const PHONE = { width: 390, height: 844 };

export interface Visit extends Kept {
  /** After the origin: a query, or nothing. */
  readonly address?: string;
  readonly size?: { readonly width: number; readonly height: number };
  readonly locale?: string;
  readonly theme?: 'day' | 'night';
  readonly motion?: 'reduce' | 'no-preference';
  /** How many times the normal text size. */
  readonly text?: number;
  /** Whether time goes by faster than on a clock. */
  readonly isBrisk?: boolean;
  /** Runs in the page before the app does. */
  readonly first?: () => void;
}

export interface ExportedApp {
  /** A device of its own with the app open on it. */
  visit(visit?: Visit): Promise<Page>;
  /** Another tab of the same device. */
  another(page: Page, address?: string): Promise<Page>;
}

/** Where there are no workers nothing is fetched behind the page: what they do is tested with the offline page. */
function withoutWorker(): void {
  Object.defineProperty(navigator, 'serviceWorker', { value: undefined });
}

/**
 * The exported app in a browser, one for each test file. Whatever a page complains about, and
 * whatever it asks of any other machine, fails the test in which it happens.
 */
export function exportedApp(): ExportedApp {
  let browser: Browser;
  let site: Served;
  let contexts: BrowserContext[] = [];
  let complaints: string[] = [];

  beforeAll(async () => {
    site = await serve(DIST);
    browser = await launchBrowser();
  });

  afterEach(async () => {
    const found = complaints;
    const open = contexts;
    complaints = [];
    contexts = [];
    await Promise.all(open.map((context) => context.close()));
    expect(found).toEqual([]);
  });

  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  const listen = (page: Page): void => {
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('requestfailed', (request) => {
      // A reload cuts off what is still on its way; that is the browser's doing.
      const reason = request.failure()?.errorText;
      if (reason !== 'net::ERR_ABORTED') complaints.push(`${reason}: ${request.url()}`);
    });
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== site.origin)
        complaints.push(`asks a stranger: ${request.url()}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
    });
  };

  const goTo = async (page: Page, address: string): Promise<Page> => {
    listen(page);
    await page.goto(`${site.origin}/${address}`);
    return page;
  };

  return {
    async visit({
      address = '',
      size = PHONE,
      locale = 'en-GB',
      theme = 'day',
      text = 1,
      isBrisk = false,
      motion = isBrisk ? 'reduce' : 'no-preference',
      first,
      ...kept
    } = {}) {
      const items = await storageWith(kept);
      const localStorage = [...items].map(([name, value]) => ({ name, value }));
      const context = await browser.newContext({
        viewport: size,
        locale,
        hasTouch: true,
        colorScheme: theme === 'night' ? 'dark' : 'light',
        reducedMotion: motion,
        storageState: { cookies: [], origins: [{ origin: site.origin, localStorage }] },
      });
      contexts.push(context);
      context.setDefaultTimeout(WAIT);
      await context.addInitScript(sameDice);
      await context.addInitScript(withoutWorker);
      if (text !== 1) await setTextSize(context, text);
      if (isBrisk) await context.addInitScript(brisk);
      if (first) await context.addInitScript(first);
      return goTo(await context.newPage(), address);
    },

    another: async (page, address = '') => goTo(await page.context().newPage(), address),
  };
}
