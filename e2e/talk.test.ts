import type { Locator, Page } from 'playwright-core';
import { remarkOn } from '../src/game-core/coach/remark';
import { createChance } from '../src/game-core/kernel/chance';
import { act, type Match } from '../src/game-core/kernel/match';
import { finish } from '../src/game-core/kernel/thinking';
import { LANGUAGES } from '../src/i18n/languages';
import { overheardIn } from '../src/session/talking';
import { soEinMistHints } from '../src/tables/so-ein-mist/hint';
import { violations } from './support/axe';
import { cutOff } from './support/cut-off';
import { exportedApp } from './support/exported-app';
import { afterTurns, deciding, ONE_PERSON, savedMatch } from './support/saved';

const app = exportedApp();

/** What is said where Anna stops now; null where nobody says anything. */
function saidToStop(match: Match): Parameters<typeof soEinMistHints.remark>[0] | null {
  const stopped = act(match, 0, 'stop');
  const of = stopped.ok ? overheardIn(stopped.value) : null;
  if (of === null) return null;
  const chance = createChance(of.seed);
  if (chance.draw('now and then').below(2) > 0) return null;
  const bots = Array.from({ length: match.origin.config.seats - 1 }, (_, nth) => nth + 1);
  return finish(remarkOn(of as never, soEinMistHints, bots, chance));
}

/** Anna is asked, and a bot would not have stopped. */
function costlyFor(bots: readonly (string | null)[]) {
  for (let nth = 0; nth < 200; nth += 1) {
    try {
      return savedMatch({
        bots,
        seed: `talk ${nth}`,
        until: afterTurns(bots.length, (match, players) => {
          if (!deciding(match, players)) return false;
          return saidToStop(match as unknown as Match)?.kind === 'rather';
        }),
      });
    } catch {
      // Not in this match.
    }
  }
  throw new Error('Nobody has anything to say.');
}
const costly = costlyFor(ONE_PERSON);
const remark = saidToStop(costly.match as unknown as Match)!;

const wordsIn = (say: (typeof LANGUAGES)['en']) =>
  soEinMistHints.remark(remark, { say, players: costly.players, isFresh: true });

const stop = (page: Page, say: (typeof LANGUAGES)['en']) =>
  page.getByRole('button', { name: new RegExp(`^${say.soEinMist.stop}`) });

/** Keys that what is said lies over. */
const covered = (page: Page, words: string) =>
  page.evaluate((text) => {
    const [said] = [...document.querySelectorAll('*')].filter(
      ({ children, textContent }) => children.length === 0 && textContent === text,
    );
    const over = said!.parentElement!.getBoundingClientRect();
    return [...document.querySelectorAll('[role=button], button')].flatMap((key) => {
      const { left, right, top, bottom } = key.getBoundingClientRect();
      const isCovered =
        left < over.right && right > over.left && top < over.bottom && bottom > over.top;
      return isCovered && key.getAttribute('aria-hidden') === null
        ? [key.getAttribute('aria-label')]
        : [];
    });
  }, words);

/** For a frame or two it is somewhere else: it goes to who speaks once it is known where that is. */
const FRAMES = 30;

/** It is all on the screen, and stays there. */
const expectInView = async (page: Page, bubble: Locator) => {
  const whole = await bubble.evaluateHandle((said) => said.parentElement!);
  const inView = await whole.evaluate(async (box, frames) => {
    for (let nth = 0; nth < frames; nth += 1) await new Promise(requestAnimationFrame);
    const { left, right, top, bottom } = box.getBoundingClientRect();
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  }, FRAMES);
  expect(inView).toBe(true);
};

test('a bot says what it would have done, over no key, and is silent after the next act', async () => {
  const say = LANGUAGES.en;
  const page = await app.visit({
    address: '?match=game',
    matches: [costly],
    settings: { botsTalk: true },
  });
  await stop(page, say).tap();
  const bubble = page.getByText(wordsIn(say), { exact: true });
  await bubble.waitFor();
  expect(await covered(page, wordsIn(say))).toEqual([]);
  expect(await cutOff(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
  const { name } = costly.players[remark.speaker]!;
  await page
    .getByRole('status')
    .getByText(say.talk.says(name, wordsIn(say)))
    .waitFor({
      state: 'attached',
    });
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(stored).not.toContain(wordsIn(say));
  // A finger meets what lies below it, and it goes sooner than it would by itself.
  const isInTheWay = await bubble.evaluate((said) => {
    const { x, y, width, height } = said.getBoundingClientRect();
    return said.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isInTheWay).toBe(false);
  await bubble.tap({ force: true });
  await bubble.waitFor({ state: 'detached', timeout: 1000 });
});

test('nobody talks unless they were asked to', async () => {
  const say = LANGUAGES.en;
  const page = await app.visit({ address: '?match=game', matches: [costly], isBrisk: true });
  await stop(page, say).tap();
  await stop(page, say).waitFor({ state: 'detached' });
  // Anna is asked again: a whole round has gone by.
  await page.getByRole('button', { name: say.soEinMist.roll, exact: true }).waitFor();
  expect(await page.getByText(wordsIn(say), { exact: true }).count()).toBe(0);
});

test.each(Object.entries(LANGUAGES))(
  'with very large words on 320 dp nothing of it is cut off, and no key is covered (%s)',
  async (language, say) => {
    const page = await app.visit({
      address: '?match=game',
      matches: [costly],
      settings: { botsTalk: true },
      size: { width: 320, height: 568 },
      text: 2,
      locale: language === 'en' ? 'en-GB' : 'de-DE',
    });
    await stop(page, say).tap();
    await page.getByText(wordsIn(say), { exact: true }).waitFor();
    expect(await covered(page, wordsIn(say))).toEqual([]);
    expect(await cutOff(page)).toEqual([]);
  },
);

describe('on a phone on its side, where players fill a column at the right', () => {
  const six = costlyFor([null, ...Array.from({ length: 5 }, () => 'greedy')]);
  const said = saidToStop(six.match as unknown as Match)!;
  test.each([
    [640, 360, 1.15],
    [844, 390, 1.29],
    [568, 320, 1],
    [568, 320, 2],
  ])('what is said is on the screen of %i × %i, letters × %f', async (width, height, text) => {
    const say = LANGUAGES.en;
    const page = await app.visit({
      address: '?match=game',
      matches: [six],
      settings: { botsTalk: true },
      size: { width, height },
      text,
    });
    await stop(page, say).tap();
    const words = soEinMistHints.remark(said, { say, players: six.players, isFresh: true });
    const bubble = page.getByText(words, { exact: true });
    await bubble.waitFor();
    await expectInView(page, bubble);
    expect(await covered(page, words)).toEqual([]);
    expect(await cutOff(page)).toEqual([]);
  });
});
