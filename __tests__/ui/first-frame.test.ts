import { readFileSync } from 'node:fs';
import { expo } from '../../app.json';
import { keyOf } from '../../src/storage/store';
import { themes } from '../../src/ui/theme/colours';

const page = readFileSync('public/index.html', 'utf8');

test('the page is painted in the colours of the app before the app is there', () => {
  const painted = new Set(page.match(/#[0-9a-f]{6}/g));
  expect([...painted].sort()).toEqual([themes.day.paper, themes.night.paper].sort());
  expect(page).toContain(`'${keyOf('settings', 'app')}'`);
});

test('a phone shows the same ground before the app is there, by day and at night', () => {
  const [[, splash]] = expo.plugins as [[string, { dark: object }]];
  expect(expo.userInterfaceStyle).toBe('automatic');
  expect(splash).toMatchObject({
    backgroundColor: themes.day.paper,
    dark: { backgroundColor: themes.night.paper },
  });
});
