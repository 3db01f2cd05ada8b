import { LANGUAGES } from '../src/i18n/languages';
import { violations } from './support/axe';
import { badControls } from './support/controls';
import { exportedApp } from './support/exported-app';
import { LOCALES, SCENES, settled } from './support/scenes';

const app = exportedApp();

describe.each(SCENES)('$name', ({ visit, steps }) => {
  test.each([
    ['en', 'day'],
    ['de', 'night'],
  ] as const)('holds against axe and can be pressed, %s by %s', async (language, theme) => {
    const page = await app.visit({
      motion: 'reduce',
      ...visit,
      theme,
      locale: LOCALES[language],
    });
    await steps(page, LANGUAGES[language]);
    await settled(page);
    expect(await violations(page)).toEqual([]);
    expect(await badControls(page)).toEqual([]);
  });
});
