import type { Phrases } from '../../en';

const holes = (count: number) => (count === 1 ? '1 Loch' : `${count} Löcher`);
const withHoles = (count: number) => (count === 1 ? '1 Loch' : `${count} Löchern`);
const traps = (count: number) => `${count} von 3 Fallen`;
/** The same in one line. */
const trapsInOneLine = (count: number) => traps(count).replaceAll(' ', '\u00a0');
const slices = (count: number) => (count === 1 ? '1 Scheibe' : `${count} Scheiben`);

/** Of some slices, how many are traps. */
function among(which: string, unseen: number, count: number): string {
  if (unseen === 1) return `Die letzte ${which} ist ${count === 1 ? 'eine Falle' : 'Käse'}.`;
  if (count === 0) return `Keine von ${unseen} ${which}n ist eine Falle.`;
  if (unseen === 2 && count === 2) return `Beide ${which}n sind Fallen.`;
  if (count === unseen) return `Alle ${unseen} ${which}n sind Fallen.`;
  return `Von ${unseen} ${which}n ${count === 1 ? 'ist 1 eine Falle' : `sind ${count} Fallen`}.`;
}

/** Who alone has looked under a slice. */
export function onlyThey(lookers: readonly string[]): string {
  const [first, second] = lookers;
  if (second === undefined) return `Nur ${first} hat daruntergeschaut.`;
  if (lookers.length === 2) return `Nur ${first} und ${second} haben daruntergeschaut.`;
  return `${lookers.length} Leute haben daruntergeschaut.`;
}

const NTH = ['erste', 'zweite', 'dritte'];

export const allesKaeseTable: Phrases['allesKaese'] = {
  holes,
  turnOf: (name) => `${name} ist dran`,
  whichSlice: 'Welche Scheibe trifft der Würfel?',
  throw: 'Würfeln',
  chooseOne: (name) => `${name}, welche?`,
  chooseShort: (count) => `${count} passen: Welche?`,
  tapOne: (count) => `${count} Scheiben passen. Tippe eine an.`,
  keepThis: (name) => `${name}, behalten?`,
  keepInShortTitle: (name) => `${name}, behalten?`,
  keepNameless: 'Behalten?',
  keep: 'Behalten',
  keepLine: (count, have) => `${holes(count)}, falls Käse. Du hast ${trapsInOneLine(have)}`,
  keepInShort: (count, have) => `${holes(count)}, falls Käse. ${trapsInOneLine(have)}`,
  keepInOneLine: (count, have) => `${holes(count)} oder Falle\u00a0${have + 1}\u00a0von\u00a03`,
  throwAway: 'Wegwerfen',
  nobodySees: 'Niemand sieht sie',
  oddsOfSeat: (unseen, count) => among('dir unbekannte', unseen, count),
  oddsOfAll: (unseen, count) => among('noch verdeckte', unseen, count),
  oddsOfSeatFor: (n, unseen, count) =>
    `Mit ${withHoles(n)}: ${among('dir unbekannte', unseen, count)}`,
  oddsOfAllFor: (n, unseen, count) =>
    `Mit ${withHoles(n)}: ${among('noch verdeckte', unseen, count)}`,
  oddsInShort: (unseen, count) => {
    if (unseen === 1) return `Die letzte ist ${count === 1 ? 'eine Falle' : 'Käse'}.`;
    if (count === 0) return `${unseen} unbekannt: keine Falle`;
    if (count === 1) return `${unseen} unbekannt: 1 Falle`;
    return `${unseen} unbekannt: ${count === unseen ? 'alles' : count} Fallen`;
  },
  soFar: (count) =>
    count === 0 ? 'Noch kein Käse auf deinem Teller.' : `Bisher ${holes(count)} auf deinem Teller.`,
  knowsIt: 'Die kennst du schon.',
  lookUnder: (name, count) => `${name}, nichts mit ${withHoles(count)}: Schau unter eine`,
  lookUnderShort: (count) => `Keine ${count}: Schau unter eine`,
  tapAny: 'Tippe eine Scheibe an.',
  notAgain: 'Die mit deiner Pfote bleiben zu.',
  thenTop: 'Danach wird die oberste weggeworfen.',
  tapAnyThenTop: 'Tippe eine Scheibe an. Dann wird die oberste vom Stapel ungesehen weggeworfen.',

  holdKey: 'Halten und schauen',
  holdLine: 'Zu sehen, solange du hältst',
  letGo: 'Loslassen: wieder\u00a0zu',
  show: 'Zeigen',
  hide: 'Zudecken',
  lookDone: 'Fertig, zurück zum Tisch',
  lookDoneShort: 'Fertig',
  lookFirst: 'Erst schauen: So will es die Regel.',
  seenOnce: 'Du hast sie gesehen. Gut merken!',
  onlyFor: (name) => `Nur für ${name}`,
  sliceIs: (count) => `Diese Scheibe mit ${withHoles(count).replace(' ', '\u00a0')}\u00a0ist`,
  underIt: (count) => `Du schaust unter diese Scheibe mit ${withHoles(count)}.`,
  yourSlices: 'Unter die hast du schon geschaut',
  isCheese: 'Käse!',
  isTrap: 'Eine\u00a0Falle!',
  hidden: '?',
  lookAgain: 'Noch einmal unter deine Scheiben schauen',

  front: { cheese: (count) => `Käse, ${holes(count)}`, trap: (count) => `Falle, ${holes(count)}` },
  slice: (nth, count) => `Scheibe ${nth} von 6, ${holes(count)}`,
  matches: 'passt',
  matchesNot: 'passt nicht',
  isChosen: 'Gewählt',
  lookedUnder: 'du hast daruntergeschaut',
  lookedUnderBy: (name) => `${name} hat daruntergeschaut`,
  gap: (nth) => `Platz ${nth} von 6, leer`,
  pile: (count, top) =>
    top === null ? 'Stapel, leer' : `Stapel, ${slices(count)}, die oberste hat ${holes(top)}`,
  left: (count) => `noch ${count}`,
  discard: (count, top) =>
    top === null
      ? 'Noch nichts weggeworfen'
      : `${count} weggeworfen, die oberste hat ${holes(top)}`,
  away: (count) => `${count} weg`,
  die: (face) => `Würfel: ${face}`,
  plate: (name, count, have) => `${name}, Käse mit ${withHoles(count)}, ${traps(have)}`,
  plateTraps: traps,
  noCards: 'Der Teller ist noch leer.',

  dealing: 'Der Käse wird ausgelegt.',
  throws: (name) => `${name} würfelt …`,
  thinks: (name, face) => `${name} hat eine ${face} und überlegt …`,
  peeks: (name, count) => `${name} schaut unter eine Scheibe mit ${withHoles(count)}.`,
  keeps: (name, count) => `${name} behält eine Scheibe mit ${withHoles(count)} …`,
  gotCheese: (name, count) => `Käse! ${holes(count)} für ${name}.`,
  gotTrap: (name, nth) => `Schnapp! ${name}: ${NTH[nth - 1] ?? NTH[2]} Falle.`,
  oneMore: (name) => `Noch eine, und ${name} ist gefangen.`,
  caught: (name) => `${name} ist gefangen!`,
  caughtLine: 'Die dritte Falle beendet das Spiel.',
  toScores: 'Löcher zählen',
  throwsAway: (name, count) => `${name} wirft eine Scheibe mit ${withHoles(count)} weg.`,
  peeked: (name, count) => `${name} hat unter eine ${count} geschaut.`,
  threwAway: (name, count) => `${name} hat eine ${count} weggeworfen.`,
  whoSawIt: (lookers) => (lookers.length === 0 ? 'Niemand hat sie gesehen.' : onlyThey(lookers)),
  refills: (count) => `Vom Stapel kommt eine Scheibe mit ${withHoles(count)}.`,
  topLeaves: 'Die oberste vom Stapel wird ungesehen weggeworfen.',
  topLeft: 'Die oberste vom Stapel ist weg, ungesehen.',
  over: 'Das Spiel ist aus.',
  snap: 'Schnapp!',
};
