import { LANGUAGES } from '../src/i18n/languages';
import { badControls } from './support/controls';
import { cutOff } from './support/cut-off';
import { exportedApp } from './support/exported-app';
import { lasting, setLanguage } from './support/live';
import { afterTurns, beforeRoll, botThinks, deciding, mustStop, savedMatch } from './support/saved';

const app = exportedApp();

/** Cards of the table that cannot be brought out from behind the thumb zone, or off its other edge. */
function hiddenCards(): string[] {
  const cards = [...document.querySelectorAll('main [role="img"]')].filter((element) =>
    /[+−]\d/.test(element.getAttribute('aria-label') ?? ''),
  );
  if (cards.length < 9) return [`There are only ${cards.length} cards.`];
  /** What is seen there belongs to keys, and not to the table that the card lies on. */
  const isKeys = (hit: Element, card: Element) => {
    let over = hit;
    while (over.parentElement !== null && !over.parentElement.contains(card))
      over = over.parentElement;
    return !over.contains(card) && over.querySelector('[role="button"]') !== null;
  };
  return cards
    .filter((card) => {
      card.scrollIntoView({ block: 'start', behavior: 'instant' });
      const { left, top, width, height } = card.getBoundingClientRect();
      const hits = [0.15, 0.85].map((part) =>
        document.elementFromPoint(left + width / 2, top + height * part),
      );
      return hits.some((hit) => hit === null || isKeys(hit, card));
    })
    .map((card) => card.getAttribute('aria-label') ?? '');
}

describe.each([3, 4, 6])('%i players with long names', (seats) => {
  const people = Array.from({ length: seats }, () => null);
  const bots = [null, ...people.slice(1).map(() => 'greedy')];
  test.each([
    ['a roll', people, afterTurns(seats, beforeRoll)],
    ['a decision', people, afterTurns(seats, deciding)],
    ['a forced stop', people, afterTurns(seats, mustStop)],
    ['a bot that waits', bots, botThinks],
  ] as const)('the whole table can be seen at %s, in both languages', async (_, seated, until) => {
    const page = await app.visit({
      address: '?match=game',
      motion: 'reduce',
      settings: { stepByStep: true },
      size: { width: 320, height: 568 },
      text: 2,
      matches: [
        savedMatch({
          bots: seated,
          names: ['Wilhelmine-Luise', 'Bartholomäus', 'Maximiliane', 'Anna', 'Emil', 'Frieda'],
          until,
        }),
      ],
    });
    for (const language of ['en', 'de'] as const) {
      await setLanguage(page, language);
      const { soEinMist, table } = LANGUAGES[language];
      const key = new RegExp(`^(${soEinMist.roll}|${soEinMist.stop}: .*|${table.next})$`);
      await page.getByRole('button', { name: key }).waitFor();
      expect(await lasting(page, () => cutOff(page))).toEqual([]);
      expect(await lasting(page, () => badControls(page))).toEqual([]);
      expect(await page.evaluate(hiddenCards)).toEqual([]);
    }
  });
});
