import type { Kind } from '../../../game-core/games/misty/cards';
import type { Phrases } from '../../en';
import { mistyTable } from './misty';
import { inSpot } from './misty-spots';

const { kinds, points } = mistyTable;

/** "eine Rakete", "einen Ballon": what somebody draws. */
const ONE: Readonly<Record<Kind, string>> = {
  rocket: 'eine Rakete',
  balloon: 'einen Ballon',
  leaf: 'ein Blatt',
  raindrop: 'einen Regentropfen',
  truck: 'einen Lastwagen',
  unicycle: 'ein Einrad',
  tractor: 'einen Traktor',
  scooter: 'einen Roller',
  heart: 'ein Herz',
  star: 'einen Stern',
  house: 'ein Haus',
  smile: 'einen Smiley',
  flower: 'eine Blume',
  monster: 'ein Monster',
};

/** "mit einer Rakete". */
const WITH: Readonly<Record<Kind, string>> = {
  rocket: 'einer Rakete',
  balloon: 'einem Ballon',
  leaf: 'einem Blatt',
  raindrop: 'einem Regentropfen',
  truck: 'einem Lastwagen',
  unicycle: 'einem Einrad',
  tractor: 'einem Traktor',
  scooter: 'einem Roller',
  heart: 'einem Herz',
  star: 'einem Stern',
  house: 'einem Haus',
  smile: 'einem Smiley',
  flower: 'einer Blume',
  monster: 'einem Monster',
};

const NTH = ['', 'ersten', 'zweiten', 'dritten'];

export const mistyLog: Phrases['mistyLog'] = {
  started: (name) => `${name} beginnt.`,
  dealt: (round, deal) =>
    deal === 1
      ? `Runde ${round}: Die Hände werden verteilt.`
      : `Die Hände werden zum ${NTH[deal]} Mal verteilt.`,
  revealed: (name, kind, spot) => `${name} malt ${ONE[kind]} ${inSpot(spot)}.`,
  revealedSomewhere: (name, kind) => `${name} malt ${ONE[kind]}.`,
  revealedFirst: (name, kind) => `${name} beginnt mit ${WITH[kind]}.`,
  passed: { left: 'Die Hände gehen nach links.', right: 'Die Hände gehen nach rechts.' },
  moved: (name, kind) => `${kinds[kind]} von ${name} zieht.`,
  covered: (name, kind, under) =>
    `${kinds[kind]} von ${name} verdeckt ${ONE[under]}: Beides zählt 0.`,
  left: (name, kind) => `${kinds[kind]} von ${name} verlässt das Fenster.`,
  ate: (name) => `Ein Monster von ${name} frisst eine Blume.`,
  scored: (name, count) => `${name} hat ${points(count)} in dieser Runde.`,
  taken: mistyTable.takesRound,
  ended: 'Das Spiel ist aus.',
  place: (kind, spot) => `${kinds[kind]} ${inSpot(spot)} anlegen`,
  wake: (kind, spot) =>
    spot === null ? `${kinds[kind]} wecken` : `${kinds[kind]} ${inSpot(spot)} wecken`,
};
