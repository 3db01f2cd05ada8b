import { LANGUAGES } from '../src/i18n/languages';
import { exportedApp } from './support/exported-app';
import { afterTurns, deciding, savedMatch } from './support/saved';
import { LOCALES, settled } from './support/scenes';

const app = exportedApp();

describe.each(['en', 'de'] as const)('%s', (language) => {
  const say = LANGUAGES[language];
  const locale = LOCALES[language];

  test.each([
    { width: 360, height: 640 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ])('all levels are seen at once on $width × $height', async (size) => {
    const page = await app.visit({
      address: '?set-up=so-ein-mist',
      motion: 'reduce',
      locale,
      size,
    });
    await page.getByText(say.setUp.botName(2)).first().tap();
    const levels = page.getByRole('radiogroup', { name: say.levels.choose }).getByRole('radio');
    await levels.first().waitFor();
    await settled(page);
    const done = await page.getByRole('button', { name: say.setUp.done }).boundingBox();
    for (const [at, level] of (await levels.all()).entries()) {
      const box = await level.boundingBox();
      expect(await level.getAttribute('aria-label')).toContain(say.levels.nth(at + 1, 4));
      // Above the key under which the rest of the sheet scrolls away.
      expect(box!.y + box!.height).toBeLessThanOrEqual(done!.y);
    }
  });

  test('at the table and in the lobby it is told who is a bot, and how strong', async () => {
    const saved = savedMatch({
      bots: [null, 'timid', 'farsighted'],
      until: afterTurns(3, deciding),
    });
    const { bots } = say.games['so-ein-mist'];
    const strong = say.levels.bot(bots.farsighted.name, 4, 4);
    const page = await app.visit({ matches: [saved], motion: 'reduce', locale });
    await page.getByRole('button', { name: say.lobby.ours }).tap();
    await page.getByRole('img', { name: `Clara, ${strong}` }).waitFor();
    const table = await app.another(page, '?match=game');
    await table.getByRole('img', { name: new RegExp(`^Clara, .*, ${strong}$`) }).waitFor();
    expect(await table.getByRole('img', { name: /^Anna, .*[Bb]ot:/ }).count()).toBe(0);
  });
});
