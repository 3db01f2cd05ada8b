import { LANGUAGES } from '../src/i18n/languages';
import { badControls } from './support/controls';
import { cutOff } from './support/cut-off';
import { exportedApp } from './support/exported-app';
import { LOCALES, SCENES, settled } from './support/scenes';

jest.setTimeout(120_000);

const app = exportedApp();

describe.each(SCENES)('$name', ({ visit, steps }) => {
  test.each(['en', 'de'] as const)(
    'at twice the text size on the narrowest phone nothing is cut off, %s',
    async (language) => {
      const page = await app.visit({
        motion: 'reduce',
        ...visit,
        locale: LOCALES[language],
        size: { width: 320, height: 568 },
        text: 2,
      });
      await steps(page, LANGUAGES[language]);
      await settled(page);
      expect(await cutOff(page)).toEqual([]);
      expect(await badControls(page)).toEqual([]);
    },
  );
});
