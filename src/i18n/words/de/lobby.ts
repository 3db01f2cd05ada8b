import type { Phrases } from '../../en';

export const lobby: Phrases['lobby'] = {
  title: 'Rainy Barn',
  line: 'Vier Familienspiele für einen verregneten Nachmittag',
  picture: 'Eine Kuh schaut aus einer roten Scheune in den Regen',
  players: (min, max) => `${min}–${max} Spieler`,
  soon: 'bald',
  rulesOf: (game) => `Regeln von ${game}`,
};
