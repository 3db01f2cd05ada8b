import type { Browser, CDPSession, Locator, Page } from 'playwright-core';
import type { Row } from '../measure';
import { median, newPhone, newSlowPage, THROTTLE, within } from './phone';
import { ADDRESS, saveMatch } from './saved-match';
import type { BenchedTable } from './tables/benched-table';

const TAPS = 30;
/** What moves by itself just before a tap does not answer it. */
const STILL_MS = 250;

/** How long a finger stays. */
const TOUCH_MS = 80;
/** Nobody waits longer for an answer: a tap that brings nothing is a fault, told as one. */
const LONGEST_MS = 15_000;

/** Milliseconds until a frame shows something new. */
interface Answer {
  /** Anywhere, since the finger touched: the button goes down. */
  readonly first: number;
  /** Outside the button, since the finger let go: the table does what was asked. */
  readonly table: number;
}

declare global {
  interface Window {
    answer?: Promise<Answer>;
    usable?: Promise<number>;
  }
}

/** Gets ready to time the next tap, in the page. */
function listen(stillMs: number): Promise<void> {
  const restless = new Set<Node>();
  const answer: Partial<Record<keyof Answer, number>> = {};
  let button: Element | null = null;
  let downAt: number | null = null;
  let upAt: number | null = null;
  const { promise, resolve } = Promise.withResolvers<Answer>();
  window.answer = promise;

  /** The frame that shows it is the next one, at the latest; the message waits until it is painted. */
  const note = (name: keyof Answer, since: number) => {
    if (name in answer) return;
    answer[name] = NaN;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        answer[name] = performance.now() - since;
        const { first = NaN, table = NaN } = answer;
        if (first + table > 0) resolve({ first, table });
      };
      port2.postMessage(null);
    });
  };

  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (downAt === null) {
        restless.add(target);
      } else if (!restless.has(target)) {
        note('first', downAt);
        if (upAt !== null && button?.contains(target) !== true) note('table', upAt);
      }
    }
  });
  const everything = { attributes: true, characterData: true, childList: true, subtree: true };
  observer.observe(document.body, everything);
  const once = { capture: true, once: true };
  window.addEventListener(
    'pointerdown',
    ({ timeStamp, target }) => {
      downAt = timeStamp;
      button = (target as Element).closest('[role="button"], button');
    },
    once,
  );
  window.addEventListener('pointerup', ({ timeStamp }) => (upAt = timeStamp), once);
  void promise.then(() => observer.disconnect());
  return new Promise((ready) => setTimeout(ready, stillMs));
}

/** Gets ready to time how long it takes from the act of a table until a finger can go on, in the page. */
function listenForKeys(selector: string): void {
  const { promise, resolve } = Promise.withResolvers<number>();
  window.usable = promise;
  const look = (since: number) => {
    const isUsable = [...document.querySelectorAll(selector)].some((key) => {
      const { x, y, width, height } = key.getBoundingClientRect();
      return key.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    if (isUsable) resolve(performance.now() - since);
    else requestAnimationFrame(() => look(since));
  };
  const once = { capture: true, once: true };
  window.addEventListener('pointerup', ({ timeStamp }) => look(timeStamp), once);
}

type Box = Awaited<ReturnType<Locator['boundingBox']>>;

interface Tapped extends Answer {
  /** Since the finger let go of the act of the table until it can go on; null for other taps. */
  readonly usable: number | null;
}

async function tapNext(
  page: Page,
  finger: CDPSession,
  table: BenchedTable,
  nth: number,
): Promise<Tapped> {
  const { key, until, stays = TOUCH_MS } = await table.next(page, nth);
  const box = await whereReady(key);
  await page.evaluate(listen, STILL_MS);
  if (until !== undefined) await page.evaluate(listenForKeys, until);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(stays);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const where = `tap ${nth + 1} at ${table.title}`;
  const answer = await within(
    LONGEST_MS,
    `an answer to ${where}`,
    page.evaluate(() => window.answer),
  );
  if (answer === undefined) throw new Error('Nobody listened.');
  if (until === undefined) return { ...answer, usable: null };
  const usable = await within(
    LONGEST_MS,
    `what ${where} brings`,
    page.evaluate(() => window.usable),
  );
  return { ...answer, usable: usable ?? null };
}

/** Where a key lies, once it takes fingers: what has just appeared waits until the last ones are gone. */
async function whereReady(key: Locator): Promise<NonNullable<Box>> {
  const ready = key.evaluate((element) => {
    const look = (done: () => void): void => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      if (element.contains(top)) done();
      else requestAnimationFrame(() => look(done));
    };
    return new Promise<void>(look);
  });
  await within(LONGEST_MS, 'a key that takes fingers', ready);
  const box = await key.boundingBox();
  if (box === null) throw new Error('The key went away.');
  return box;
}

async function tapsAt(browser: Browser, origin: string, table: BenchedTable): Promise<Row[]> {
  const phone = await newPhone(browser);
  await saveMatch(phone, table.entry, table.people, null);
  const page = await newSlowPage(phone);
  await page.goto(`${origin}${ADDRESS}`);
  const finger = await phone.newCDPSession(page);
  const answers: Tapped[] = [];
  while (answers.length < TAPS) answers.push(await tapNext(page, finger, table, answers.length));
  await phone.close();
  const row = (name: string, which: keyof Tapped, bar: Row['bar']): Row => {
    const times = answers.flatMap((answer) => answer[which] ?? []);
    return {
      name: `${name}, ${table.title}`,
      detail: `median of ${times.length} taps, slowest ${Math.max(...times).toFixed(0)} ms, at ${THROTTLE}× CPU throttle`,
      figure: median(times),
      unit: ' ms',
      bar,
    };
  };
  return [
    row('touch to first visual response', 'first', { most: 100 }),
    row('end of tap to first answer of the table', 'table', null),
    row(`${table.act} to usable, by finger`, 'usable', { most: 700 }),
  ];
}

/** Matches of people alone, played by a finger. */
export async function* tapRows(
  browser: Browser,
  origin: string,
  tables: readonly BenchedTable[],
): AsyncGenerator<Row> {
  for (const table of tables) yield* await tapsAt(browser, origin, table);
}
