import type { Page } from 'playwright-core';
import { COACH_SCENES } from '../../e2e/support/coach-scenes';
import { HINT_SCENES } from '../../e2e/support/hint-scenes';
import { ALL_KAESE_SCENES } from '../../e2e/support/kaese-scenes';
import { MICE_SCENES } from '../../e2e/support/mice-scenes';
import { MICE_SOLO_SCENES } from '../../e2e/support/mice-solo-scenes';
import { ALL_MISTY_SCENES } from '../../e2e/support/misty-scenes';
import type { Kept } from '../../e2e/support/saved';
import type { Scene as TestedScene } from '../../e2e/support/scenes';
import type { Phrases } from '../../src/i18n';
import { LANGUAGES } from '../../src/i18n/languages';
import { LATE, OVER_SIX, OVER_THREE, TABLES } from './tables';
import { houseRulesOpen, manyGames, sixAtTheTable, threeAtTheTable } from './kept';

/** What is photographed: every scene at every size, in both themes, and with large text. */
interface Scene {
  readonly name: string;
  /** After the origin: a query, or nothing. */
  readonly address: string;
  /** Brings the page into the state that is meant. */
  readonly steps?: (page: Page, say: Phrases) => Promise<unknown>;
  /** The whole page, not just the part in view. */
  readonly whole?: boolean;
  /** What the device has in store. */
  readonly kept?: Kept;
  /** Leave out for all. */
  readonly locales?: readonly string[];
}

/** Those that show what big cards change. */
const BIG_KAESE = ['one slice is chosen', 'six with odds and a paw', 'the scores'];

/** A scene that is tested, under a name of few letters. */
const photographed =
  (game: string) =>
  ({ name, visit, steps }: TestedScene): Scene => ({
    name: `${game}-${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`,
    address: visit.address ?? '',
    kept: visit,
    steps,
    whole: /^(the scores|the rating|looking back)/.test(name),
  });

const SCENES: readonly Scene[] = [
  {
    name: 'lobby',
    address: '',
    steps: (page) => page.getByRole('heading', { name: 'Rainy Barn' }).waitFor(),
  },
  {
    name: 'lobby-open-games',
    address: '',
    kept: manyGames,
    steps: (page) => page.getByRole('heading', { name: 'Rainy Barn' }).waitFor(),
  },
  {
    name: 'our-games',
    address: '',
    kept: manyGames,
    steps: async (page) => {
      await page.getByRole('button', { name: /^(Our games|Unsere Spiele)/ }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  ...[threeAtTheTable, sixAtTheTable].map((kept): Scene => ({
    name: `set-up-${kept.setUp.players.length}`,
    address: '?set-up=so-ein-mist',
    kept,
    steps: (page) => page.getByRole('heading', { name: /^(Who is here|Wer ist da)/ }).waitFor(),
    whole: true,
  })),
  {
    name: 'set-up-player',
    address: '?set-up=so-ein-mist',
    kept: sixAtTheTable,
    steps: async (page) => {
      await page.getByRole('button', { name: /^Ben\./ }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'house-rules',
    address: '?set-up=so-ein-mist',
    kept: houseRulesOpen,
    steps: async (page) => {
      await page.getByRole('button', { name: /^(Our house|Unsere Haus)/ }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  ...TABLES.map(({ name, saved }): Scene => ({
    name: `table-${name}`,
    address: '?match=game',
    kept: { matches: [saved] },
    steps: (page) => page.getByRole('img', { name: /^Anna, / }).waitFor(),
  })),
  ...ALL_KAESE_SCENES.map(photographed('kaese')),
  ...MICE_SCENES.map(photographed('mice')),
  ...MICE_SOLO_SCENES.map(photographed('solo')),
  ...ALL_MISTY_SCENES.map(photographed('misty')),
  ...[...HINT_SCENES, ...COACH_SCENES].map(photographed('coach')),
  ...ALL_KAESE_SCENES.filter(({ name }) => BIG_KAESE.includes(name)).map((scene) => {
    const { kept, ...shot } = photographed('kaese-big')(scene);
    return { ...shot, kept: { ...kept, settings: { bigCards: true } } };
  }),
  {
    name: 'log',
    address: '?match=game',
    kept: { matches: [LATE] },
    steps: async (page) => {
      await page.getByRole('button', { name: /^(What happened|Was geschah)$/ }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  ...[OVER_THREE, OVER_SIX].map((saved): Scene => ({
    name: `scores-${saved.players.length}`,
    address: '?match=game',
    kept: { matches: [saved] },
    steps: (page) => page.getByRole('button', { name: /^(Rematch|Revanche)/ }).waitFor(),
    whole: true,
  })),
  {
    name: 'dice',
    address: '?dice',
    kept: { matches: [OVER_SIX] },
    steps: (page) => page.getByRole('button', { name: /^(Back|Zurück)$/ }).waitFor(),
    whole: true,
  },
  {
    name: 'dice-of-a-game',
    address: '?dice=game',
    kept: { matches: [OVER_THREE] },
    steps: (page) => page.getByRole('button', { name: /^(Back|Zurück)$/ }).waitFor(),
    whole: true,
  },
  ...['so-ein-mist', 'alles-kaese', 'misty', 'mice-to-meet-you'].map((game): Scene => ({
    name: `rules-${game}`,
    address: `?rules=${game}`,
    steps: (page) => page.getByRole('button', { name: /^(Back|Zurück)/ }).waitFor(),
    whole: true,
  })),
  ...['settings', 'credits'].map((page): Scene => ({
    name: page,
    address: `?${page}`,
    steps: (page) => page.getByRole('button', { name: /^(Back|Zurück)$/ }).waitFor(),
    whole: true,
  })),
  {
    name: 'gallery',
    address: '?gallery',
    steps: (page) => page.getByRole('heading', { name: 'Pictures' }).waitFor(),
    whole: true,
    locales: ['en-GB'],
  },
  {
    name: 'sheet',
    address: '?gallery',
    steps: async (page) => {
      await page.getByRole('button', { name: 'Open the sheet' }).click();
      await page.getByRole('dialog').waitFor();
    },
    locales: ['en-GB'],
  },
  {
    name: 'curtain',
    address: '?gallery',
    steps: async (page) => {
      await page.getByRole('button', { name: 'Draw the curtain' }).click();
      await page.getByRole('dialog').waitFor();
    },
    locales: ['en-GB'],
  },
];

interface Look {
  readonly name: string;
  readonly size: { readonly width: number; readonly height: number };
  /** How many times the normal text size. */
  readonly text: number;
}

const LOOKS: readonly Look[] = [
  { name: '360x640', size: { width: 360, height: 640 }, text: 1 },
  { name: '390x844', size: { width: 390, height: 844 }, text: 1 },
  { name: '820x1180', size: { width: 820, height: 1180 }, text: 1 },
  { name: '844x390', size: { width: 844, height: 390 }, text: 1 },
  { name: '320x568-large-text', size: { width: 320, height: 568 }, text: 2 },
];

const THEMES = ['day', 'night'] as const;
const LOCALES = ['en-GB', 'de-DE'] as const;

export interface Shot extends Look {
  readonly address: string;
  readonly theme: (typeof THEMES)[number];
  readonly locale: string;
  readonly whole: boolean;
  readonly kept: Kept;
  steps(page: Page): Promise<unknown>;
}

const shotsOf = ({
  name,
  address,
  steps,
  whole = false,
  kept = {},
  locales = LOCALES,
}: Scene): Shot[] =>
  locales.flatMap((locale) =>
    THEMES.flatMap((theme) =>
      LOOKS.map((look) => ({
        ...look,
        name: [name, look.name, theme, locale.slice(0, 2)].join('-'),
        address,
        theme,
        locale,
        whole,
        kept,
        steps: async (page: Page) => steps?.(page, LANGUAGES[locale === 'de-DE' ? 'de' : 'en']),
      })),
    ),
  );

export const SHOTS: readonly Shot[] = SCENES.flatMap(shotsOf);
