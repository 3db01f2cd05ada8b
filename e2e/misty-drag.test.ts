import type { Page } from 'playwright-core';
import type { Point } from '../src/tables/shared/geometry';
import { exportedApp } from './support/exported-app';
import { atMisty } from './support/misty';
import { building, savedMisty } from './support/saved-misty';

jest.setTimeout(120_000);

const app = exportedApp();

/** `held` is called before the card is let go. */
type Drag = (page: Page, way: readonly Point[], held?: () => Promise<void>) => Promise<void>;

const byMouse: Drag = async ({ mouse }, [from, ...way], held) => {
  await mouse.move(from!.x, from!.y);
  await mouse.down();
  for (const { x, y } of way) await mouse.move(x, y, { steps: 4 });
  await held?.();
  await mouse.up();
};

const byTouch: Drag = (page, way, held) => touching(page, way, 'touchEnd', held);

async function touching(
  page: Page,
  [from, ...way]: readonly Point[],
  end: 'touchEnd' | 'touchCancel',
  held?: () => Promise<void>,
): Promise<void> {
  const device = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | typeof end, touchPoints: Point[]) =>
    device.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [from!]);
  let { x, y } = from!;
  for (const to of way) {
    for (const part of [0.25, 0.5, 0.75, 1]) {
      await send('touchMove', [{ x: x + (to.x - x) * part, y: y + (to.y - y) * part }]);
    }
    ({ x, y } = to);
  }
  await held?.();
  await send(end, []);
}

const near = ({ x, y }: Point): Point => ({ x: x + 10, y: y - 20 });

function middle(box: { x: number; y: number; width: number; height: number } | null): Point {
  if (box === null) throw new Error('It is not there.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Four cards lie in a window, and the next one is to be placed. */
async function toPlace() {
  const page = await app.visit({
    isBrisk: true,
    address: '?match=game',
    raw: savedMisty({ bots: [null, 'hasty'], until: building(4) }),
  });
  const table = atMisty(page);
  expect(await table.next()).toBe('place');
  return { page, table };
}

test.each([
  ['a mouse', byMouse],
  ['a finger', byTouch],
])(
  'with %s a card is dragged into the window; where it may not be it is told why',
  async (_, drag) => {
    const { page, table } = await toPlace();
    const from = middle(await table.hand.nth(1).boundingBox());
    const to = middle(await table.lit.nth(2).boundingBox());
    await drag(page, [from, near(from), to]);
    const draft = page.getByRole('button', { name: /not yet confirmed/ });
    await draft.waitFor();
    expect(middle(await draft.boundingBox())).toEqual(to);
    expect(await table.done.isEnabled()).toBe(true);

    // Onto a card that lies there.
    const window = page.getByRole('table').first();
    const taken = window.getByRole('img', { name: /: .*(space|where it is|smile|flower|nobody)/ });
    const lying = middle(await taken.first().boundingBox());
    const other = middle(await table.hand.nth(0).boundingBox());
    await drag(page, [other, near(other), lying], async () => {
      // The one before has gone back to the hand, and this one is under the finger.
      await draft.waitFor({ state: 'hidden' });
      const carried = page.locator('[role="radio"][aria-checked="true"]');
      expect(middle(await carried.boundingBox()).y).toBeLessThan(other.y - 20);
      const face = carried.locator('svg').first();
      expect(await face.evaluate((svg) => svg.checkVisibility({ opacityProperty: true }))).toBe(
        true,
      );
    });
    await page.getByText('There is a card here already', { exact: false }).first().waitFor();
  },
);

test('what a call takes from the finger goes back to the hand', async () => {
  const { page, table } = await toPlace();
  const from = middle(await table.hand.first().boundingBox());
  const to = middle(await table.lit.first().boundingBox());
  await touching(page, [from, near(from), to], 'touchCancel');
  await page.waitForFunction((y) => {
    const card = document.querySelector('[role="radio"][aria-checked="true"]');
    return card !== null && card.getBoundingClientRect().bottom > y;
  }, from.y);
  expect(await page.getByRole('button', { name: /not yet confirmed/ }).count()).toBe(0);
  expect(await table.done.isEnabled()).toBe(false);
});

test('a finger on a place that is taken is told why until it goes on, and never gets the focus there', async () => {
  const page = await app.visit({
    address: '?match=game',
    raw: savedMisty({ bots: [null, 'hasty'], until: building(4) }),
  });
  const table = atMisty(page);
  expect(await table.next()).toBe('place');
  const window = page.getByRole('table').first();
  const taken = window.getByRole('img', { name: /: .*(space|where it is|smile|flower|nobody)/ });
  const { x, y, width, height } = (await taken.first().boundingBox())!;
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  const why = page.locator('[aria-hidden="true"]').getByText(/^There is a card here already/);
  await why.waitFor();
  // What the browser says of a focus that readers cannot see would be a complaint.
  expect(
    await page.evaluate(() => document.activeElement?.closest('[aria-hidden="true"]') ?? null),
  ).toBeNull();
  // Beside everything: also whoever only looks further has read it.
  await page.touchscreen.tap(2, 420);
  await why.waitFor({ state: 'hidden', timeout: 2000 });
});
