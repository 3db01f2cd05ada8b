import { keyOf } from '../../src/storage/store';
import type { Visit } from './exported-app';
import { deciding, over, savedMice, type MiceMoment } from './saved-mice';
import type { Scene } from './scenes';

const ALONE = [null] as const;

const alone = (until: MiceMoment, chanceShown = true): Visit => ({
  address: '?match=game',
  raw: savedMice({ bots: ALONE, level: 1, by: 'greedy', tableOptions: { chanceShown }, until }),
});

const SET_UP = {
  game: 'mice-to-meet-you',
  players: [{ id: 1, name: 'Clara', bot: null, pick: null }],
  variants: { level: 1 },
  start: 1,
};

/** What only who plays MICE to meet you alone sees. */
export const MICE_SOLO_SCENES: readonly Scene[] = [
  {
    name: 'the levels of MICE to meet you',
    visit: {
      address: '?set-up=mice-to-meet-you',
      raw: { [keyOf('set-ups', SET_UP.game)]: JSON.stringify(SET_UP) },
    },
    steps: (page) => page.getByRole('radio').last().waitFor(),
  },
  {
    name: 'MICE to meet you alone, with the line of chances',
    visit: alone(deciding(6)),
    // With large words the figure stands alone.
    steps: (page) => page.getByRole('img', { name: /%/ }).first().waitFor(),
  },
  {
    name: 'MICE to meet you alone, with a hint',
    visit: alone(deciding(6), false),
    steps: async (page, say) => {
      await page.getByRole('button', { name: say.hint.key }).tap();
      await page.getByRole('listitem').first().waitFor();
    },
  },
  {
    name: 'the rating of MICE to meet you',
    visit: { ...alone(over), isBrisk: true },
    steps: (page, say) => page.getByRole('heading', { name: say.miceSolo.bestSoFar }).waitFor(),
  },
  {
    name: 'looking back at MICE to meet you',
    visit: { ...alone(over), isBrisk: true },
    steps: async (page, say) => {
      await page.getByRole('button', { name: say.scoring.review }).tap();
      await page.getByRole('heading', { name: say.miceReview.luckAndSkill }).waitFor();
    },
  },
  {
    name: 'MICE to meet you alone again, along its curve',
    visit: { ...alone(over), isBrisk: true },
    steps: async (page, say) => {
      await page.getByRole('button', { name: say.scoring.review }).tap();
      await page
        .getByRole('button', { name: new RegExp(say.coach.showIt) })
        .first()
        .tap();
      await page.getByRole('button', { name: say.coach.replay.after }).waitFor();
    },
  },
];
