import type { Page } from 'playwright-core';
import type { Phrases, Language } from '../../src/i18n';
import type { Visit } from './exported-app';
import {
  afterTurns,
  beforeRoll,
  botThinks,
  deciding,
  FOUR_PEOPLE,
  mustStop,
  ONE_PERSON,
  over,
  savedMatch,
} from './saved';
import { standStill } from './still';
import { atTable } from './table';

const GAME = 'So ein Mist';

/** A screen in one of its telling states. */
export interface Scene {
  readonly name: string;
  readonly visit: Visit;
  /** Brings the page into the state that is meant. */
  readonly steps: (page: Page, say: Phrases) => Promise<unknown>;
  /** Somebody holds a key: in a window of another size it is let go. */
  readonly isHeld?: boolean;
}

const TABLE = '?match=game';
const onTable = (until: Parameters<typeof savedMatch>[0]['until']): Visit => ({
  address: TABLE,
  matches: [savedMatch({ bots: FOUR_PEOPLE, until })],
});

/** The screens that all games share, and the table of So ein Mist. */
export const SCENES: readonly Scene[] = [
  {
    name: 'the empty lobby',
    visit: {},
    steps: (page, say) => page.getByRole('button', { name: say.lobby.playOf(GAME) }).waitFor(),
  },
  {
    name: 'the lobby with open games',
    visit: {
      matches: ['a', 'b', 'c', 'd'].map((id) =>
        savedMatch({ id, bots: ONE_PERSON, seed: id, until: deciding }),
      ),
      raw: { 'rainy-barn/matches/torn': 'torn' },
    },
    steps: (page, say) => page.getByRole('button', { name: say.lobby.ok, exact: true }).waitFor(),
  },
  {
    name: 'our games',
    visit: {
      matches: [
        savedMatch({ id: 'a', bots: ONE_PERSON, until: deciding }),
        savedMatch({ id: 'b', bots: FOUR_PEOPLE, until: over }),
      ],
    },
    steps: async (page, say) => {
      await page.getByRole('button', { name: say.lobby.ours }).tap();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'the set-up',
    visit: { address: '?set-up=so-ein-mist' },
    steps: (page, say) => page.getByText(say.setUp.players).waitFor(),
  },
  {
    name: 'the set-up for people who are known',
    visit: {
      address: '?set-up=so-ein-mist',
      raw: Object.fromEntries(
        ['Anna', 'Wilhelmine-Luise', 'Oma', 'Ben', 'עמית', 'Opa'].map((name, at) => [
          `rainy-barn/persons/${at}`,
          JSON.stringify({ version: 1, name, picture: 'girl' }),
        ]),
      ),
    },
    steps: (page) => page.getByRole('checkbox').first().waitFor(),
  },
  {
    name: 'a new person in the set-up',
    visit: { address: '?set-up=so-ein-mist' },
    steps: async (page, say) => {
      await page.getByRole('button', { name: say.setUp.newPerson, exact: true }).tap();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'a player in the set-up',
    visit: { address: '?set-up=so-ein-mist' },
    steps: async (page, say) => {
      await page.getByText(say.setUp.botName(2)).first().tap();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'the house rules',
    visit: {
      address: '?set-up=so-ein-mist',
      presets: [{ id: 'x', game: 'so-ein-mist', name: 'Oma', variants: { doubling: true } }],
    },
    steps: async (page, say) => {
      await page.getByText(say.setUp.presets).tap();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'the table before the roll',
    visit: onTable(beforeRoll),
    steps: (page, say) => atTable(page, say).roll.waitFor(),
  },
  {
    name: 'the table at a decision',
    visit: onTable(afterTurns(9, deciding)),
    steps: (page, say) => atTable(page, say).stop.waitFor(),
  },
  {
    name: 'the table where somebody must stop',
    visit: onTable(afterTurns(5, mustStop)),
    steps: (page, say) => atTable(page, say).stop.waitFor(),
  },
  {
    name: 'the table while a bot thinks',
    visit: {
      address: TABLE,
      matches: [savedMatch({ bots: ONE_PERSON, until: botThinks })],
      first: standStill,
    },
    steps: (page, say) => page.getByRole('img', { name: say.table.isThinking('') }).waitFor(),
  },
  {
    name: 'the log',
    visit: onTable(afterTurns(6, deciding)),
    steps: async (page, say) => {
      await page.getByRole('button', { name: say.table.log }).tap();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'the scores',
    visit: { ...onTable(over), motion: 'reduce', isBrisk: true },
    steps: (page, say) => atTable(page, say).rematch.waitFor(),
  },
  {
    name: 'the dice of a game that goes on',
    visit: {
      address: '?dice=game',
      matches: [savedMatch({ bots: ONE_PERSON, until: afterTurns(3, deciding) })],
    },
    steps: (page, say) => page.getByRole('heading', { name: say.dice.seal.title }).waitFor(),
  },
  {
    name: 'the dice of a game that is over, checked',
    visit: {
      address: '?dice=game',
      matches: [savedMatch({ bots: ONE_PERSON, until: over })],
      raw: {
        // Many more, in games that are gone.
        'rainy-barn/dice/gone': JSON.stringify({
          sums: [
            { by: { kind: 'person', name: 'Anna' }, counts: [840, 780, 950, 690, 720, 1070] },
            {
              by: { kind: 'bot', game: 'so-ein-mist', bot: 'farsighted' },
              counts: [12, 8, 9, 10, 11, 7],
            },
          ],
          latest: [],
        }),
      },
    },
    steps: async (page, say) => {
      await page.getByRole('button', { name: say.dice.seal.check }).tap();
      await page.getByRole('status').filter({ hasText: /\d/ }).waitFor({ state: 'attached' });
    },
  },
  {
    name: 'the rules',
    visit: { address: '?rules=so-ein-mist' },
    steps: (page, say) => page.getByRole('button', { name: say.rules.back }).waitFor(),
  },
  {
    name: 'the settings',
    visit: { address: '?settings' },
    steps: (page, say) => page.getByRole('heading', { name: say.app.settings }).waitFor(),
  },
  {
    name: 'the credits',
    visit: { address: '?credits' },
    steps: (page, say) => page.getByRole('heading', { name: say.app.credits }).waitFor(),
  },
];

export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE' };

/** Colours are judged when nothing fades any more. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState === 'finished'),
  );
}
