import type { Kind } from '../../../game-core/games/misty/cards';
import type { Phrases } from '../../en';
import { inSpot, spotInWords } from './misty-spots';

const points = (count: number) => (count === 1 ? '1 Punkt' : `${count} Punkte`);

const ROUNDS = ['', 'Ein Tropfen gewinnt', 'Zwei Tropfen gewinnen', 'Drei Tropfen gewinnen'];

const kinds: Readonly<Record<Kind, string>> = {
  rocket: 'Rakete',
  balloon: 'Ballon',
  leaf: 'Blatt',
  raindrop: 'Regentropfen',
  truck: 'Lastwagen',
  unicycle: 'Einrad',
  tractor: 'Traktor',
  scooter: 'Roller',
  heart: 'Herz',
  star: 'Stern',
  house: 'Haus',
  smile: 'Smiley',
  flower: 'Blume',
  monster: 'Monster',
};

const does: Readonly<Record<Kind, string>> = {
  rocket: 'hebt ab, ein Feld hoch',
  balloon: 'steigt ein Feld',
  leaf: 'segelt ein Feld hinab',
  raindrop: 'rinnt ein Feld hinab',
  truck: 'fährt ein Feld nach rechts',
  unicycle: 'rollt ein Feld nach rechts',
  tractor: 'tuckert ein Feld nach links',
  scooter: 'saust ein Feld nach links',
  heart: 'bleibt, wo es ist',
  star: 'bleibt, wo er ist',
  house: 'bleibt, wo es ist',
  smile: 'mag einen Smiley neben sich',
  flower: 'zählt 2, wenn sie keiner frisst',
  monster: 'frisst am Ende eine Blume',
};

const go: Readonly<Record<Kind, string>> = {
  rocket: 'Abheben!',
  balloon: 'Steig!',
  leaf: 'Segle!',
  raindrop: 'Tropf!',
  truck: 'Fahr!',
  unicycle: 'Roll!',
  tractor: 'Fahr!',
  scooter: 'Roll!',
  heart: 'Los!',
  star: 'Los!',
  house: 'Los!',
  smile: 'Los!',
  flower: 'Los!',
  monster: 'Los!',
};

const together = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} und ${names.at(-1)}`;

export const mistyTable: Phrases['misty'] = {
  points,
  kinds,
  does,
  go,
  doesWhat: (kind) => `${kinds[kind]} ${does[kind]}`,

  windowOf: (name) => `Fenster von ${name}`,
  cardOf: (nth, all) => `Karte ${nth} von ${all}`,
  cardsOf: (count, all) => `${count} von ${all} Karten`,
  thenTo: 'weiter an',
  handsGo: (to) => `Die Hände gehen weiter an ${to}`,
  handsGoLeft: 'Die Hände gehen nach links, von jedem zum Nächsten',
  handsGoRight: 'Die Hände gehen nach rechts, von jedem zu dem davor',
  chooseCard: 'Wähle eine Karte, dann einen Platz im Fenster.',
  lastCard: 'Diese ist übrig: Wähle ihren Platz.',
  chooseCardFor: 'Wähle nun eine Karte für diesen Platz.',
  done: 'Fertig',
  upTo: (best) => `jetzt bis zu ${best}`,
  takeBack: 'Zurücknehmen',
  hand: 'Deine Hand',
  inHand: (kind, nth, of) => `${kinds[kind]}, ${does[kind]}, Karte ${nth} von ${of}`,
  waitsFor: (names) => (names.length === 1 ? `${names[0]} wählt noch` : 'Die anderen wählen noch'),
  youHaveChosen: 'Du hast gewählt.',
  window: (name, columns, rows, count, of) =>
    `Fenster von ${name}, ${columns} breit, ${rows} hoch, ${count} von ${of} Karten`,
  openWindow: (name, count, of) =>
    `Fenster von ${name}, der Rahmen ist noch offen, ${count} von ${of} Karten`,
  wideWindow: (name, columns, count, of) =>
    `Fenster von ${name}, ${columns} breit, die Höhe ist noch offen, ${count} von ${of} Karten`,
  highWindow: (name, rows, count, of) =>
    `Fenster von ${name}, ${rows} hoch, die Breite ist noch offen, ${count} von ${of} Karten`,
  at: (spot, what) => `${spotInWords(spot)}: ${what}`,
  canPlace: 'leer, hier kannst du anlegen',
  empty: 'leer',
  noPlace: 'kein Platz',
  draft: (what, line) => `${what}, noch nicht bestätigt${line === null ? '' : `, ${line}`}`,
  wouldLand: (spot, what) => `läge dann ${inSpot(spot)}: ${what}`,
  wouldLeave: 'würde das Fenster, wie es ist, verlassen',
  wouldGrow: 'zöge weiter, wenn das Fenster dorthin wächst',
  whyNot: {
    tooWide: (most) => `Dein Fenster ist höchstens ${most} breit.`,
    tooHigh: (most) => `Dein Fenster ist höchstens ${most} hoch.`,
    wideAlready: (width, height) =>
      `Ein Fenster, das ${width} breit ist, kann nur ${height} hoch werden.`,
    highAlready: (height, width) =>
      `Ein Fenster, das ${height} hoch ist, kann nur ${width} breit werden.`,
    oneSide: 'Nur eine Seite deines Fensters kann vier haben.',
  },

  chip: (name, count, of, won) =>
    `${name}, ${count} von ${of} Karten, ${won === 1 ? '1 Runde' : `${won} Runden`} geholt`,
  hasChosen: 'hat gewählt',
  opensWindow: 'Öffnet das Fenster',
  player: (name, won, got) =>
    `${name}, ${won === 1 ? '1 Runde' : `${won} Runden`} geholt${got === null ? '' : `, ${points(got)} in dieser Runde`}`,
  dealing: 'Neue Hände werden verteilt.',
  revealing: 'Alle Karten erscheinen.',
  passing: { left: 'Die Hände gehen nach links.', right: 'Die Hände gehen nach rechts.' },
  building: 'Die Fenster wachsen',

  lifeOf: (name) => `Das Fenster von ${name} erwacht`,
  tapOne: 'Tippe die blassen Bilder an, wie du magst.',
  tapTwice: 'Tippe ein blasses Bild an und sieh, wohin es will.',
  soFar: (count) => `${points(count)} bis jetzt`,
  before: (now, then) => `${points(now)}, nach diesem Zug ${then}`,
  pointsWord: (points) => (points === 1 ? 'Punkt' : 'Punkte'),
  asleep: 'Schlafen noch',
  eatsLast: 'frisst zuletzt',
  eatLast: 'fressen zuletzt',
  covers: (mover, covered) => `${kinds[mover]} verdeckt ${kinds[covered]}`,
  bothSmudge: 'Beides verschmiert und zählt\u00a00.',
  smudgesOn: 'Dieses Feld ist schon verschmiert.',
  leaves: (kind) => `${kinds[kind]} verlässt das Fenster`,
  leavesLine: 'Das zählt dann nichts mehr.',
  moves: (kind) => `${kinds[kind]} findet Platz`,
  movesLine: 'Nichts verschmiert.',
  orTapAgain: 'oder noch einmal antippen',
  undo: 'Rückgängig',
  finished: 'Fertig',
  finishedLine: (count) => `mit ${count === 1 ? '1 Punkt' : `${count} Punkten`}`,
  thenMonsters: (meals) =>
    meals === 1 ? 'Jetzt frisst ein Monster.' : 'Jetzt fressen die Monster.',
  allAwake: 'Alle sind wach.',
  isMoving: (name, kind) => `${kinds[kind]} von ${name} ist unterwegs`,
  eats: (name) => `Ein Monster von ${name} frisst eine Blume`,
  scores: (name, count) => `${name}: ${points(count)}`,
  thinks: (name) => `${name} denkt über die Reihenfolge nach`,
  movesTo: (kind, spot, what) => `${kinds[kind]}, ${does[kind]}, auf ${spotInWords(spot)}: ${what}`,
  movesOut: (kind) => `${kinds[kind]}, ${does[kind]}, und verlässt das Fenster`,
  coversWhat: (kind) => `verdeckt ${kinds[kind]}`,
  isEmpty: 'leer',
  setsOff: 'noch einmal antippen, und es geht los',
  awake: (kind) => `${kinds[kind]}, wach`,
  smudge: 'verdeckt, zählt 0',

  counting: 'Die Fenster werden gezählt',
  takesRound: (names) =>
    names.length === 1 ? `${names[0]} holt die Runde!` : `${together(names)} holen die Runde!`,
  toWin: (rounds) => `${ROUNDS[rounds] ?? rounds}.`,
  ofPossible: (got, best) =>
    got === best ? `${got} von ${best}: beste Folge` : `${got} von ${best} möglichen`,
  nextRound: 'Nächste Runde',
  bestOrderOf: (name) => `Beste Folge von ${name}`,
  bestLine: (best, got, isSame) => {
    if (got < best) return `${points(best)}, ${best - got} mehr als gespielt`;
    return isSame ? 'Genau so wurde gespielt.' : `${points(best)}, so viele wie gespielt`;
  },
  again: 'Noch einmal',
  toResult: 'Zum Ergebnis',
  result: (name, count, possible) => `${name}, ${points(count)}, ${possible}`,
  counts: (what, count) => `${what}, zählt ${count}`,
  extra: (count) => `und ${count} extra für Smileys nebeneinander`,
  curtain: (chosen, of, nth, all) => `${chosen} von ${of} haben gewählt · Karte ${nth} von ${all}`,
};
