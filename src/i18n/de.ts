import type { Phrases } from './en';
import { allesKaese } from './rules/de/alles-kaese';
import { miceToMeetYou } from './rules/de/mice-to-meet-you';
import { misty } from './rules/de/misty';
import { soEinMist } from './rules/de/so-ein-mist';

export const de: Phrases = {
  lobby: {
    title: 'Rainy Barn',
    line: 'Vier Familienspiele für einen verregneten Nachmittag',
    picture: 'Eine Kuh schaut aus einer roten Scheune in den Regen',
    players: (min, max) => `${min}–${max} Spieler`,
    soon: 'bald',
    rulesOf: (game) => `Regeln von ${game}`,
  },
  games: {
    'so-ein-mist': {
      title: 'So ein Mist',
      line: 'Würfle, trau dich und hüpf zum besten Futter. Aber pass auf, wo du hintrittst!',
    },
    'alles-kaese': {
      title: 'Alles Käse!',
      line: 'So viele Löcher, so viele Fallen. Schau heimlich nach oder trau deiner Nase.',
    },
    misty: {
      title: 'Misty',
      line: 'Male auf die beschlagene Scheibe und sieh zu, wie deine Bilder lebendig werden.',
    },
    'mice-to-meet-you': {
      title: 'MICE to meet you',
      line: 'Leg Speck und Käse aus und fang alle Mäuse im Haus.',
    },
  },
  rules: {
    back: 'Zurück zum Anfang',
    example: 'Beispiel',
    ours: 'So spielen wir es',
    games: {
      'so-ein-mist': soEinMist,
      'alles-kaese': allesKaese,
      misty,
      'mice-to-meet-you': miceToMeetYou,
    },
  },
};
