import type { Phrases } from './en';

export const de: Phrases = {
  lobby: {
    title: 'Rainy Barn',
    line: 'Vier Familienspiele für einen verregneten Nachmittag',
    picture: 'Eine Kuh schaut aus einer roten Scheune in den Regen',
  },
};
