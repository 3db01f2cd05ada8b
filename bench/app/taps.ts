import type { Browser, CDPSession, Page } from 'playwright-core';
import type { Row } from '../measure';
import { median, newPhone, newSlowPage, THROTTLE } from './phone';
import { ADDRESS, saveMatch } from './saved-match';

const TAPS = 30;
const SEATS = 4;
/** What moves by itself just before a tap does not answer it. */
const STILL_MS = 250;

/** How long a finger stays. */
const TOUCH_MS = 80;

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

/** Rolls, rolls on every other time where that is allowed, and stops, as a person would. */
async function tapNext(page: Page, finger: CDPSession, nth: number): Promise<Answer> {
  const choices = page.getByRole('button', { name: /^(Roll|Stop)/, disabled: false });
  await choices.first().waitFor();
  const button = nth % 2 === 0 ? choices.first() : choices.last();
  const box = await button.boundingBox();
  if (box === null) throw new Error('The button went away.');
  await page.evaluate(listen, STILL_MS);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(TOUCH_MS);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const answer = await page.evaluate(() => window.answer);
  if (answer === undefined) throw new Error('Nobody listened.');
  return answer;
}

export async function tapRows(browser: Browser, origin: string): Promise<Row[]> {
  const phone = await newPhone(browser);
  await saveMatch(phone, SEATS, null);
  const page = await newSlowPage(phone);
  await page.goto(`${origin}${ADDRESS}`);
  const finger = await phone.newCDPSession(page);
  const answers: Answer[] = [];
  while (answers.length < TAPS) answers.push(await tapNext(page, finger, answers.length));
  await phone.close();
  const row = (name: string, which: keyof Answer, bar: Row['bar']): Row => {
    const times = answers.map((answer) => answer[which]);
    return {
      name,
      detail: `median of ${TAPS} taps, slowest ${Math.max(...times).toFixed(0)} ms, at ${THROTTLE}× CPU throttle`,
      figure: median(times),
      unit: ' ms',
      bar,
    };
  };
  return [
    row('touch to first visual response', 'first', { most: 100 }),
    row('end of tap to first answer of the table', 'table', null),
  ];
}
