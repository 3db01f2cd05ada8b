import { allesKaese } from './rules/en/alles-kaese';
import { miceToMeetYou } from './rules/en/mice-to-meet-you';
import { misty } from './rules/en/misty';
import { soEinMist } from './rules/en/so-ein-mist';
import type { RulesLike } from './rules/types';

/** What the app says. English defines the keys; every other language has to have the same ones. */
export const en = {
  lobby: {
    title: 'Rainy Barn',
    line: 'Four family games for a rainy afternoon',
    picture: 'A cow looks out of a red barn into the rain',
    players: (min: number, max: number) => `${min}–${max} players`,
    soon: 'soon',
    rulesOf: (game: string) => `Rules of ${game}`,
  },
  games: {
    'so-ein-mist': {
      title: 'So ein Mist',
      line: 'Roll, dare, and hop to the best food. But mind where you step!',
    },
    'alles-kaese': {
      title: 'Alles Käse!',
      line: 'So many holes, so many traps. Have a peek, or trust your nose.',
    },
    misty: {
      title: 'Misty',
      line: 'Draw on the misty window, and watch your pictures come to life.',
    },
    'mice-to-meet-you': {
      title: 'MICE to meet you',
      line: 'Bait with bacon and cheese, and catch every mouse in the house.',
    },
  },
  rules: {
    back: 'Back to the lobby',
    example: 'Example',
    ours: 'Our ruling',
    games: {
      'so-ein-mist': soEinMist as RulesLike<typeof soEinMist>,
      'alles-kaese': allesKaese as RulesLike<typeof allesKaese>,
      misty: misty as RulesLike<typeof misty>,
      'mice-to-meet-you': miceToMeetYou as RulesLike<typeof miceToMeetYou>,
    },
  },
};

export type Phrases = typeof en;
