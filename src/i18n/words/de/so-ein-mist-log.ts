import type { Phrases } from '../../en';

const points = (value: string) => `${value} ${value === '1' ? 'Punkt' : 'Punkte'}`;

export const soEinMistLog: Phrases['soEinMistLog'] = {
  dealt: (starter) => `Die Karten sind verteilt. ${starter} fängt an.`,
  passedLeft: 'Alle geben ungesehen eine Karte nach links.',
  passedBothWays: 'Alle geben ungesehen eine Karte nach links und eine nach rechts.',
  rolled: (name, face) => `${name} würfelt eine ${face}.`,
  rolledRepeat: (name, face) => `${name} würfelt wieder eine ${face} und muss aufhören.`,
  rolledLast: (name, face) =>
    `${name} würfelt mit dem letzten Würfel eine ${face} und muss aufhören.`,
  setAside: (name, face) => `${name} legt die ${face} zur Seite und würfelt weiter.`,
  hopped: (name, cards) =>
    cards === 1 ? `${name} hüpft eine Karte weit.` : `${name} hüpft ${cards} Karten weit.`,
  queued: (name, before) => `${name} stellt sich hinter ${before} an.`,
  card: (value, animal) => `${value} (${animal})`,
  greyCard: (value) => `${value} (grau)`,
  tookOpen: (name, card) => `${name} nimmt ${card}.`,
  took: (name) => `${name} nimmt eine Karte.`,
  refilledOpen: (name, card) => `${name} füllt die Lücke mit ${card}.`,
  refilled: (name) => `${name} füllt die Lücke.`,
  points,
  ended: 'Das Spiel ist aus. Jetzt werden die Stapel gezählt!',
  opened: 'Die Stapel werden geöffnet: Weitergegebene Karten kommen ans Licht.',
  moreFood: (ahead, behind, both, aheadFood, behindFood) =>
    `${ahead} und ${behind} haben beide ${points(both)}, aber ${ahead} hat mehr Futter: ${aheadFood} zu ${behindFood}.`,
};
