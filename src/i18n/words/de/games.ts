import type { Phrases } from '../../en';

export const games: Phrases['games'] = {
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
};
