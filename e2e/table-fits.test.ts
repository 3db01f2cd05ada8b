import { exportedApp } from './support/exported-app';
import { badControls } from './support/controls';
import { cutOff } from './support/cut-off';
import { outside } from './support/fits';
import { lasting, setScreen } from './support/live';
import { afterTurns, deciding, savedMatch } from './support/saved';
import { atTable } from './support/table';

const app = exportedApp();

const SIZES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 844, height: 390 },
];

describe.each([3, 4, 5, 6])('%i players', (seats) => {
  const saved = savedMatch({
    bots: Array.from({ length: seats }, () => null),
    names: ['Anna', 'Bartholomäus', 'Clara', 'Maximiliane-Sophie', 'Emil', 'Frieda'],
    until: afterTurns(seats * 2, deciding),
  });

  test('the whole table is on the screen, at every size', async () => {
    const page = await app.visit({ address: '?match=game', matches: [saved] });
    const table = atTable(page);
    for (const size of SIZES) {
      await setScreen(page, size);
      await table.stop.waitFor();
      const found = await lasting(page, async () => [
        ...(await page.evaluate(outside)),
        ...(await cutOff(page)).map((words) => `"${words}" is cut off`),
        ...(await badControls(page)),
      ]);
      expect({ size, found }).toEqual({ size, found: [] });
    }
  });
});

test('in a window of any size the table stands, even where it cannot all be seen', async () => {
  const page = await app.visit({
    address: '?match=game',
    matches: [savedMatch({ bots: [null, null, null, null, null, null], until: deciding })],
  });
  const table = atTable(page);
  for (const size of [
    { width: 320, height: 568 },
    { width: 568, height: 320 },
    { width: 240, height: 320 },
    { width: 1920, height: 1080 },
  ]) {
    await page.setViewportSize(size);
    await table.stop.waitFor();
  }
});
