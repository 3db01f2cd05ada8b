import type { Phrases } from '../../en';
import { decimal, percent, points, term } from './figures';

const nuts = (count: number) => (count === 1 ? '1 Nuss' : `${count} Nüsse`);
const withNuts = (count: number) =>
  count === 0 ? '' : count === 1 ? ' mit 1 Nuss' : ` mit ${count} Nüssen`;
const games = (count: number) => (count === 1 ? '1 Spiel' : `${count} Spiele`);
const ofGames = (count: number) => (count === 1 ? '1 Spiel' : `${count} Spielen`);

export const miceSolo: Phrases['miceSolo'] = {
  nuts,
  percent,
  points,
  about: (value) => {
    if (value > 0.995 && value < 1) return '> 99\u00a0%';
    if (value > 0 && value < 0.005) return '< 1\u00a0%';
    return `${Math.round(value * 100)}\u00a0%`;
  },

  ratings: {
    1: { name: 'Die Mäuse tanzen', line: '3 Zimmer oder mehr sind noch voll.' },
    2: { name: 'Zwei entwischt', line: '2 Zimmer sind noch voll.' },
    3: { name: 'Eins entwischt', line: '1 Zimmer ist noch voll.' },
    4: { name: 'Um Haaresbreite', line: 'Haus leer, die letzte Kammer ist offen.' },
    5: { name: 'Sauber gefangen', line: 'Haus leer, 2 Kammern sind offen.' },
    6: { name: 'Großer Fang', line: 'Haus leer, 3 Kammern sind offen.' },
    7: { name: 'Meisterstück', line: 'Haus leer, alle 4 Kammern sind offen.' },
  },
  ofSeven: (rating) => `${rating} von 7`,
  rated: (name, line, rating) => `${name}. ${line} ${rating} von 7.`,

  level: (count) => (count === 0 ? 'Keine Nuss' : nuts(count)),
  perfectPlayer: 'Balken: So geht es für jemanden aus, der keinen Fehler macht',
  houseCleared: 'Haus leer',
  miceLeft: 'Mäuse übrig',
  levelOdds: (level, cleared) => `${level}: Ohne Fehler wird das Haus zu ${cleared} leer`,
  oddsOf: (level) => `${level}, ohne Fehler gespielt:`,

  bestSoFar: 'Bisher am besten',
  bestOn: (level, name, rating, played) =>
    `${level}: ${name}, ${rating} von 7, das Beste aus ${ofGames(played)}`,
  noneOn: (level) => `${level}: noch nicht gespielt`,
  notPlayed: 'noch nicht gespielt',
  played: games,
  newBest: 'Neue Bestleistung!',
  withHints: 'mit Tipps',

  choice: {
    catch: (card, count) => `die ${card}${withNuts(count)} fangen`,
    take: (card, count) => `auch die ${card} für ${nuts(count)} fangen`,
    miss: (larder) => `Fehlwurf, Kammer ${larder} zu`,
    pass: 'es genug sein lassen',
  },
  choiceShort: {
    catch: (card) => `Fang ${card}`,
    take: (card) => `Auch ${card}`,
    miss: 'Fehlwurf',
    pass: 'Genug',
  },
  did: {
    catch: (card, count) => `Du hast die ${card}${withNuts(count)} gefangen`,
    take: (card, count) => `Du hast auch die ${card} für ${nuts(count)} gefangen`,
    miss: (larder) => `Fehlwurf, Kammer ${larder} ging zu`,
    pass: 'Du hast es genug sein lassen',
  },
};

export const miceChance: Phrases['miceChance'] = {
  alone: 'Allein im Haus',
  title: 'wird leer',
  level: (level) => `${level} am Anfang`,
  line: (now, before) =>
    before === null
      ? `Zu ${now} wird das Haus leer`
      : `Zu ${now} wird das Haus leer, vorher zu ${before}`,
  loading: (percentDone) => `Die Chancen werden geladen … ${percentDone} %`,
  failed: 'Die Chancen fehlen. Das Spiel geht weiter.',
  retryShort: 'Chancen laden',
  retry: 'Noch einmal',
};

export const miceHint: Phrases['miceHint'] = {
  failed: 'Keine Tipps: Das gelöste Spiel ließ sich nicht laden.',
  loading: (percentDone) => `Der Tipp wird geladen … ${percentDone} %`,
  title: 'Perfekter Tipp',
  best: (what) => `Am besten: ${what}`,
  keeps: (what, chance) => `${what}: bleibt ${chance}`,
  isBest: 'das Beste',
  others: 'Was nach jeder Wahl bleibt',
  all: (count) => `Alle ${count} Möglichkeiten`,
  fewer: 'Nur die besten',
  close: 'Tipp schließen',
  bringsNut: (left) => `Es bleiben ${left} übrig, das bringt eine Nuss zurück.`,
  thenTake: (card, count) => `Dann mit dem Rest auch die ${card} fangen, für ${nuts(count)}.`,
  leaves: (left) => `Es ${left === 1 ? 'bleibt' : 'bleiben'} ${left} übrig.`,
  leavesNothing: 'Alle Würfel werden gebraucht.',
  missWhy: 'Kein Fang ist besser.',
  passWhy: (count) =>
    count === 1
      ? 'Die Nuss ist mehr wert als ein zweites Zimmer.'
      : `${count} Nüsse sind mehr wert als ein zweites Zimmer.`,
  takeWhy: (count) => `Das Zimmer ist ${count === 1 ? 'die Nuss' : nuts(count)} wert.`,
  forced: 'Fangen lässt sich nichts.',
  larder: (card) => `Kammer ${card}`,
  only: 'Etwas anderes geht nicht.',
};

export const miceReview: Phrases['miceReview'] = {
  curve: 'Chance auf ein leeres Haus',
  byRound: 'je Runde',
  curveInWords: (start, lowest, round, result) =>
    `Chance auf ein leeres Haus: ${start} am Anfang, am tiefsten ${lowest} in Runde ${round}, ${result} am Ende.`,
  costliest: 'Teuerste Entscheidungen',
  noneCostly: 'Keine Wahl hat dich etwas gekostet. Besser geht es nicht.',
  round: (count) => `Runde ${count}`,
  dice: (red, yellow) => `rot ${red.join(', ')}, gelb ${yellow.join(', ')}`,
  forSecond: (left) => `${left} übrig für ein zweites Zimmer`,
  kept: (what, chance) => `${what}: blieb ${chance}`,
  couldKeep: (what, chance) => `Am besten: ${what}, bleibt ${chance}`,
  costly: (rank, round, price) => `Teuerste Entscheidung Nummer ${rank}, Runde ${round}, ${price}`,
  showIt: 'Noch einmal ansehen',
  allRounds: (count) => `Alle ${count} Runden`,
  hideRounds: 'Runden zuklappen',
  throwDid: (change) => `Der Wurf: ${change}`,
  luckAndSkill: 'Glück und Können',
  start: 'Anfang',
  luck: 'Würfelglück',
  skill: 'Eigene Wahl',
  result: 'Ergebnis',
  sumInWords: (start, luck, skill, result) =>
    `${start} am Anfang, Würfelglück ${luck}, eigene Wahl ${skill}, Ergebnis ${result}`,
  sum: (start, luck, skill, result) =>
    `${decimal(start)} ${term(luck)} ${term(skill)} = ${decimal(result)}`,
  loading: (percentDone) => `Das gelöste Spiel wird geladen … ${percentDone} %`,
  failed: 'Das gelöste Spiel ließ sich nicht laden, also diesmal kein Rückblick.',
};
