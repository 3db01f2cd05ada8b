import type { Phrases } from '../../en';

export const hint: Phrases['hint'] = {
  key: 'Tipp, wird vermerkt',
  title: 'Die Eule',
  thinking: 'Die Eule überlegt …',
  failed: 'Die Eule kam zu keinem Ergebnis. Das Spiel geht ohne sie weiter.',
  close: 'Tipp schließen',
  choices: 'Was jede Wahl kostet',
  best: 'am besten',
  even: 'gleich gut',
  worse: 'schlechter',
  bestOf: (what) => `Am besten: ${what}`,
  costs: (what, points) => `${what} kostet ${points} von 100 Punkten`,
  isBest: (what) => `${what}, am besten`,
  isEven: (what) => `${what}, gleich gut`,
  isWorse: (what) => `${what}, schlechter`,
  all: (count) => `Alle ${count} Möglichkeiten`,
  allShort: (count) => `Alle ${count}`,
  fewer: 'Nur die besten',
  only: 'Etwas anderes geht nicht.',
  openOnly: 'Sie weiß nur, was alle wissen.',
  used: (count) => (count === 1 ? '1 Tipp' : `${count} Tipps`),
};
