import { slotsWith } from '../src/game-core/games/alles-kaese/table';
import { LANGUAGES } from '../src/i18n/languages';
import { badControls } from './support/controls';
import { cutOff } from './support/cut-off';
import { exportedApp } from './support/exported-app';
import { crowded, outside } from './support/fits';
import { atKaese } from './support/kaese';
import { lasting, setLanguage, setScreen } from './support/live';
import {
  both,
  canLookAgain,
  isAtRisk,
  matches,
  pawsOf,
  savedKaese,
  toPeek,
  toThrow,
  type Until,
} from './support/saved-kaese';

const app = exportedApp();

const SIZES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 844, height: 390 },
];

/** A small phone on its side: where least fits, and in the longer words. */
const SMALL = { width: 640, height: 360 };
const isTried = (seats: number, language: string) =>
  language === 'de' && (seats === 4 || seats === 6);

const NAMES = ['Anna', 'Bartholomäus', 'Clara', 'Maximiliane', 'Emil', 'Frieda'];

/** Where the thumb zone has most to say. */
const STATES: readonly (readonly [string, Until])[] = [
  ['a slice that is chosen', matches(1, 1)],
  ['a slice that is chosen by who may look again', both(canLookAgain, matches(1, 1))],
  ['a throw of who may look again', (match) => toThrow(match) && pawsOf(match) > 0],
  ['a throw after a second trap', (match) => toThrow(match) && isAtRisk(match)],
  ['a peek', both(canLookAgain, toPeek)],
];

describe.each([2, 3, 4, 5, 6])('%i players with odds', (seats) => {
  test.each(STATES)('the whole table is on the screen at every size: %s', async (_, until) => {
    const raw = savedKaese(
      Array.from({ length: seats }, () => null),
      until,
      { names: NAMES, tableOptions: { oddsShown: true }, manner: 'keeps' },
    );
    const page = await app.visit({ address: '?match=game', raw, motion: 'reduce' });
    for (const language of ['en', 'de'] as const) {
      await setLanguage(page, language);
      const table = atKaese(page, LANGUAGES[language]);
      for (const size of isTried(seats, language) ? [...SIZES, SMALL] : SIZES) {
        await setScreen(page, size);
        await table.throw.or(table.keep).or(table.slices.first()).first().waitFor();
        const found = await lasting(page, async () => [
          ...(await page.evaluate(outside)),
          ...(await page.evaluate(crowded)),
          ...(await cutOff(page)).map((words) => `"${words}" is cut off`),
          ...(await badControls(page)),
        ]);
        expect({ language, size, found }).toEqual({ language, size, found: [] });
      }
    }
  });
});

/** The smallest phone on its side, in very large words: the table may scroll there, and nothing lies over it. */
const LARGE = { width: 568, height: 320, text: 2 };

describe.each([3, 6])('%i players with odds in very large words, on a side', (seats) => {
  test.each(STATES)(
    'the thumb zone lies over nothing and says all it has to: %s',
    async (_, until) => {
      const raw = savedKaese(
        Array.from({ length: seats }, () => null),
        until,
        { names: NAMES, tableOptions: { oddsShown: true }, manner: 'keeps' },
      );
      const page = await app.visit({ address: '?match=game', raw, motion: 'reduce' });
      for (const language of ['en', 'de'] as const) {
        await setLanguage(page, language);
        await setScreen(page, LARGE);
        const table = atKaese(page, LANGUAGES[language]);
        await table.throw.or(table.keep).or(table.slices.first()).first().waitFor();
        const found = await lasting(page, async () => [
          ...(await page.evaluate(crowded)),
          ...(await cutOff(page)).map((words) => `"${words}" is cut off`),
        ]);
        expect({ language, found }).toEqual({ language, found: [] });
      }
    },
  );
});

/** Whoever is at turn decides about a slice of the lower shelf, and about others. */
const isLower: Until = ({ state: { open } }) =>
  open.die !== null && slotsWith(open.board, open.die).some((slot) => slot >= 3);

test.each([
  { seats: 4, count: 1, until: isLower },
  { seats: 6, count: 1, until: isLower },
  // A key beside the words makes them break.
  { seats: 6, count: 2, until: both(isLower, canLookAgain) },
])(
  'in very large words, the slices that one of $seats players decides about are in sight: $count',
  async ({ seats, count, until }) => {
    const raw = savedKaese(
      Array.from({ length: seats }, () => null),
      both(matches(count, count), until),
      { tableOptions: { oddsShown: true } },
    );
    const page = await app.visit({
      address: '?match=game',
      raw,
      size: { width: 320, height: 568 },
      text: 2,
      motion: 'reduce',
    });
    const slices = page.getByRole('button', { name: /^Slice .* matches\b/ });
    await slices.first().waitFor();
    expect(await slices.count()).toBe(count);
    const covered = () =>
      slices.evaluateAll((elements) =>
        elements
          .filter((element) => {
            const { left, width, top, bottom } = element.getBoundingClientRect();
            return [top + 1, bottom - 1].some(
              (y) => !element.contains(document.elementFromPoint(left + width / 2, y)),
            );
          })
          .map((element) => element.getAttribute('aria-label')),
      );
    expect(await lasting(page, covered)).toEqual([]);
    if (count > 1) expect(await page.getByText('2 match: which one?').isVisible()).toBe(true);
  },
);
