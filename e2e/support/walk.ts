import type { Page } from 'playwright-core';
import { LANGUAGES } from '../../src/i18n/languages';
import { violations } from './axe';
import { badControls } from './controls';
import { cutOff } from './cut-off';
import { exportedApp, PHONE } from './exported-app';
import { lasting, setLanguage, setNight, setScreen } from './live';
import { settled, type Scene } from './scenes';

/** The narrowest phone, at twice the text size. */
const LARGE = { width: 320, height: 568, text: 2 };

/**
 * Walks through scenes. Each is loaded once, and the device is changed under it: English by day, both languages in
 * large text on the narrowest phone, German by night.
 */
export function walk(scenes: readonly Scene[]): void {
  const app = exportedApp();

  const holds = async (page: Page) => {
    expect(await lasting(page, () => violations(page))).toEqual([]);
    expect(await lasting(page, () => badControls(page))).toEqual([]);
  };
  const isWhole = async (page: Page) => {
    expect(await lasting(page, () => cutOff(page))).toEqual([]);
    expect(await lasting(page, () => badControls(page))).toEqual([]);
  };
  const inBoth = async (page: Page) => {
    await isWhole(page);
    await setLanguage(page, 'de');
    await isWhole(page);
  };

  describe.each(scenes)('$name', ({ visit, steps, isHeld = false }) => {
    const open = async (screen = {}): Promise<Page> => {
      const page = await app.visit({ motion: 'reduce', ...visit, ...screen });
      await steps(page, LANGUAGES.en);
      await settled(page);
      return page;
    };

    test('holds against axe, can be pressed, and nothing is cut off in large text', async () => {
      const page = await open();
      await holds(page);
      if (isHeld) {
        const { width, height, text } = LARGE;
        await inBoth(await open({ size: { width, height }, text }));
        await setLanguage(page, 'de');
      } else {
        await setScreen(page, LARGE);
        await inBoth(page);
        await setScreen(page, PHONE);
      }
      await setNight(page);
      await holds(page);
    });
  });
}
