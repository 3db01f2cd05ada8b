import type { Page } from 'playwright-core';
import type { Phrases } from '../../src/i18n';
import { isOver } from '../../src/game-core/kernel/match';
import { atKaese } from './kaese';
import {
  both,
  canLookAgain,
  decidedByCheese,
  isAtRisk,
  matches,
  overByTrap,
  pawsOf,
  savedKaese,
  toBeCaught,
  toPeek,
  toThrow,
} from './saved-kaese';
import type { Scene } from './scenes';

const people = (count: number) => Array.from({ length: count }, () => null);
const FOUR = people(4);

const visit = (...wish: Parameters<typeof savedKaese>): Scene['visit'] => ({
  address: '?match=game',
  raw: savedKaese(...wish),
});

/** Lifts the curtain, and waits until nothing of it is seen. */
async function lift(page: Page, say: Phrases): Promise<void> {
  await atKaese(page, say).lift.tap();
  await page.getByText(say.table.curtain.line).first().waitFor({ state: 'detached' });
}

/** Behind the curtain of who has just tapped a slice to look under. */
async function toTheLook(page: Page, say: Phrases): Promise<void> {
  const table = atKaese(page, say);
  await table.slices.nth(3).tap();
  await lift(page, say);
  await table.hold.waitFor();
}

/** Lets the only slice be, or chooses the first of several. */
async function chooseOne(page: Page, say: Phrases): Promise<void> {
  const table = atKaese(page, say);
  await table.keep.waitFor();
  if (!(await table.keep.isEnabled())) await table.slices.first().tap();
  await table.keep.and(page.locator(':not([aria-disabled="true"])')).waitFor();
}

const pick = (name: string) => {
  const scene = ALL_KAESE_SCENES.find((each) => each.name === name);
  if (scene === undefined) throw new Error(`There is no scene ${name}.`);
  return scene;
};

/** The table of Alles Käse! in every state, for pictures. */
export const ALL_KAESE_SCENES: readonly Scene[] = [
  {
    name: 'before the throw',
    visit: visit(FOUR, ({ state: { open } }) => open.log.length === 6 && open.die === null),
    steps: (page, say) => atKaese(page, say).throw.waitFor(),
  },
  {
    name: 'before the throw of who has looked and has two traps',
    visit: visit(people(3), (match) => toThrow(match) && pawsOf(match) > 1 && isAtRisk(match), {
      manner: 'keeps',
    }),
    steps: (page, say) => atKaese(page, say).throw.waitFor(),
  },
  {
    name: 'several slices match',
    visit: visit(FOUR, matches(2)),
    steps: (page, say) => atKaese(page, say).keep.waitFor(),
  },
  {
    name: 'one slice is chosen',
    visit: visit(FOUR, matches(2)),
    steps: chooseOne,
  },
  {
    name: 'six with odds and a paw',
    visit: visit(people(6), both(canLookAgain, matches(2)), { tableOptions: { oddsShown: true } }),
    steps: chooseOne,
  },
  {
    name: 'one person and four bots',
    visit: visit(
      [null, 'steady', 'shrewd', 'greedy', 'forgetful'],
      (match) => match.state.open.log.length % 5 === 0 && matches(1, 1)(match),
    ),
    steps: chooseOne,
  },
  {
    name: 'nothing matches',
    visit: visit(FOUR, toPeek),
    steps: (page, say) => atKaese(page, say).slices.first().waitFor(),
  },
  {
    name: 'nothing matches with three',
    visit: visit(people(3), both(toPeek, canLookAgain)),
    steps: (page, say) => atKaese(page, say).slices.first().waitFor(),
  },
  {
    name: 'the curtain',
    visit: visit(people(3), toPeek),
    steps: async (page, say) => {
      const table = atKaese(page, say);
      await table.slices.nth(3).tap();
      await table.lift.waitFor();
    },
  },
  {
    name: 'behind the curtain',
    visit: visit(people(3), toPeek),
    steps: toTheLook,
  },
  {
    name: 'the look',
    isHeld: true,
    visit: visit(people(3), toPeek),
    steps: async (page, say) => {
      await toTheLook(page, say);
      await atKaese(page, say).holdDown();
    },
  },
  {
    name: 'the look again at several slices',
    isHeld: true,
    visit: visit(people(3), (match) => match.state.open.die !== null && pawsOf(match) > 2, {
      manner: 'throws away',
    }),
    steps: async (page, say) => {
      const table = atKaese(page, say);
      await table.lookAgain.tap();
      await lift(page, say);
      await table.holdDown();
    },
  },
  {
    name: 'the look of one person alone',
    isHeld: true,
    visit: visit(
      [null, 'steady', 'steady'],
      (match) => match.state.open.log.length % 3 === 0 && toPeek(match),
    ),
    steps: async (page, say) => {
      const table = atKaese(page, say);
      await table.slices.nth(3).tap();
      await table.holdDown();
    },
  },
  {
    name: 'what was kept stays in words',
    visit: visit(FOUR, both(matches(1, 1), isAtRisk), { manner: 'keeps' }),
    steps: async (page, say) => {
      const table = atKaese(page, say);
      await table.keep.tap();
      await table.throw.waitFor();
    },
  },
  {
    name: 'somebody is caught',
    visit: visit(FOUR, toBeCaught, { manner: 'keeps' }),
    steps: async (page, say) => {
      await chooseOne(page, say);
      await atKaese(page, say).keep.tap();
      await page.getByRole('button', { name: say.allesKaese.toScores }).waitFor();
    },
  },
  {
    name: 'a plate',
    visit: visit(FOUR, both(toThrow, isAtRisk), { manner: 'keeps' }),
    steps: async (page, say) => {
      await atKaese(page, say).throw.waitFor();
      await page.getByRole('button', { name: /^Anna, / }).tap();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'the log',
    visit: visit(
      people(3),
      (match) => match.state.open.log.length > 9 && match.state.open.die !== null,
    ),
    steps: async (page, say) => {
      await page.getByRole('button', { name: say.table.log }).tap();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'the scores',
    visit: { ...visit(FOUR, isOver), isBrisk: true },
    steps: (page, say) => atKaese(page, say).rematch.waitFor(),
  },
  {
    name: 'the scores where somebody is caught',
    visit: { ...visit(people(6), overByTrap, { manner: 'keeps' }), isBrisk: true },
    steps: (page, say) => atKaese(page, say).rematch.waitFor(),
  },
  {
    name: 'the scores of a tie, with what lay there',
    visit: { ...visit(people(3), decidedByCheese), isBrisk: true },
    steps: async (page, say) => {
      await atKaese(page, say).rematch.waitFor();
      await page.getByRole('button', { name: say.allesKaeseScore.whatLayThere }).tap();
      await page.locator('[data-testid="front-trap"]').first().waitFor();
    },
  },
];

/** Those whose controls, colours and words are tested. */
export const KAESE_SCENES: readonly Scene[] = [
  'before the throw',
  'before the throw of who has looked and has two traps',
  'several slices match',
  'one slice is chosen',
  'six with odds and a paw',
  'nothing matches with three',
  'the curtain',
  'behind the curtain',
  'the look',
  'the look again at several slices',
  'somebody is caught',
  'a plate',
  'the scores where somebody is caught',
  'the scores of a tie, with what lay there',
].map((name) => ({ ...pick(name), name: `Alles Käse!: ${name}` }));
