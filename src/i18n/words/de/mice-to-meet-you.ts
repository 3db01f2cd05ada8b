import type { Phrases } from '../../en';

const rooms = (count: number) => `${count} Zimmer`;
const mice = (count: number) => (count === 1 ? '1 Maus' : `${count} Mäuse`);
const nuts = (count: number) =>
  count === 0 ? 'keine Nüsse' : count === 1 ? '1 Nuss' : `${count} Nüsse`;
const larders = (count: number) => (count === 1 ? '1 Kammer' : `${count} Kammern`);
const dice = (count: number) => (count === 1 ? '1 Würfel' : `${count} Würfel`);
const withDice = (count: number) => (count === 1 ? '1 Würfel' : `${count} Würfeln`);

const listed = (items: readonly (number | string)[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} und ${items.at(-1)}`;

const place = (card: number, isLarder: boolean) => (isLarder ? `Kammer ${card}` : `Zimmer ${card}`);

export const miceTable: Phrases['mice'] = {
  nuts,
  listed,
  turnOf: (name) => `${name} ist dran`,
  throw: 'Würfeln',
  throwLine: (count) => `Du würfelst mit ${withDice(count)}.`,
  roomsLeft: (count) => (count === 0 ? 'Alle gefangen!' : `noch ${rooms(count)}`),
  larderToGo: 'noch 1 Kammer',
  cage: 'Käfig',
  caught: (count) => `${count} drin`,
  table: 'Tisch',
  middle: 'Mitte',
  leaves: (left) => (left === 0 ? 'nichts bleibt' : `${left} bleibt`),
  ways: (count) => (count === 1 ? '1 Weg' : `${count} Wege`),
  moreWays: (count) => `noch ${count}`,
  allWays: (card) => `Alle Wege zur ${card}`,
  allUses: (total) => `Wofür die ${total} reicht`,

  zone: 'Was man tun kann',
  reach: 'Was erreiche ich?',
  reachTitle: 'Das geht',
  reachNothing: 'Mit diesem Wurf ist nichts zu erreichen.',
  reachOne: (card, isLarder, price) =>
    price === 0 ? place(card, isLarder) : `${place(card, isLarder)} für ${nuts(price)}`,

  sum: (terms, sum) => `${terms} ist ${sum}`,
  nutTerm: (by) => nuts(Math.abs(by)),
  meets: (card, isLarder) => `trifft ${place(card, isLarder)}`,
  meetsNothing: 'trifft nichts',
  tapRoom: 'Tippe ein helles Zimmer an oder bau eine Summe.',
  tapOne: 'helles Zimmer antippen',
  noneLit: 'Kein Zimmer ist zu erreichen: ein Fehlwurf.',

  redDie: (face) => `Roter Würfel ${face}, zählt immer`,
  yellowDie: (face, isCounted) =>
    isCounted ? `Gelber Würfel ${face}, zählt mit` : `Gelber Würfel ${face}`,
  blankDie: {
    red: 'Roter Würfel, noch nicht geworfen',
    yellow: 'Gelber Würfel, noch nicht geworfen',
  },
  oneMore: (sum) => `Eins mehr, kostet eine Nuss, die Summe ist dann ${sum}`,
  oneLess: (sum) => `Eins weniger, kostet eine Nuss, die Summe ist dann ${sum}`,
  nutBack: (sum) => `Nimm eine Nuss zurück, die Summe ist dann ${sum}`,

  catch: (card) => `${card} fangen`,
  close: (card) => `Kammer ${card} zu`,
  closeShort: (card) => `${card} zu`,
  catchNothing: 'Fangen',
  pays: (count) => `zahlt ${nuts(count)}`,
  forOthers: (left) => (left === 0 ? 'nichts bleibt übrig' : `${left} für die anderen`),
  nutComesBack: (left) => `${left} bleibt: 1 Nuss zurück`,
  thenSecond: (left) => `${left} bleibt: noch ein Zimmer?`,
  paysAndEnds: (count) => `zahlt ${nuts(count)}, Spielende`,
  endsIt: 'beendet das Spiel',
  canUse: (names) =>
    names.length === 0
      ? 'niemand kann es brauchen'
      : `${listed(names)} ${names.length === 1 ? 'kann' : 'können'} es brauchen`,

  miss: 'Fehlwurf',
  comesBack: (card) => `${card} kommt zurück`,
  opensAgain: (card) => `${card} geht auf`,
  oneOf: (count) => `1 von ${count} zurück`,
  costsNothing: 'kostet nichts',
  closesLarder: (card) => (card === null ? 'Kammer geht zu' : `${card} geht zu`),
  missTitle: 'Fehlwurf: Was kommt zurück?',
  missTitleSolo: 'Fehlwurf: Welche geht zu?',
  missAsk: 'Was kommt zurück?',
  missAskSolo: 'Welche geht zu?',
  missReally: 'Wirklich ein Fehlwurf?',
  missCard: (card) => `Zimmer ${card}`,
  missLarder: (card) => `Kammer ${card}`,
  moreMice: (count) => `+${mice(count)}`,
  moreDice: (count) => `+${dice(count)}`,
  fewerDice: (count) => `−${dice(count)}`,
  missNothing: 'Dein Käfig ist leer und alle Kammern sind offen: Es kostet nichts.',
  missGoesRound: (again, total) =>
    `Du würfelst wieder mit ${withDice(again)}. Die ${total} geht reihum.`,
  missSolo: (count) => `Dann würfelst du nur noch mit ${withDice(count)}. Sie bleibt zu.`,
  missSoloLast: 'Es ist deine letzte Kammer: Das Spiel ist dann aus.',
  missEarns: 'Wer sie nutzt, bringt dir eine Nuss.',
  missForGood: 'Sie bleibt dann für immer zu.',
  missClever: (highest, most) =>
    `Deine Würfel reichen höchstens bis ${most}, aber Zimmer ${highest} ist noch voll: Ein Fehlwurf öffnet wieder eine Kammer.`,
  missDo: {
    cage: (card) => `Zimmer ${card} wird wieder voll`,
    larder: (card) => `Kammer ${card} wieder öffnen`,
    solo: (card) => `Kammer ${card} schließen`,
    none: 'nichts kommt zurück',
  },
  missChoose: 'erst wählen',
  back: 'Zurück',
  canCatch: (card) => `${card} geht noch`,
  toTheThrow: 'zum Wurf',

  offerTitle: (total) => `${total} für dich`,
  offerLine: 'Alles oder nichts.',
  secondTitle: (total) => `Auch die ${total}?`,
  secondLine: 'Das kostet eine Nuss.',
  costs: (count) => `kostet ${nuts(count)}`,
  costsSome: (count) => `kostet ${count}`,
  take: (card) => `Nehmen: ${card} fangen`,
  takeLarder: (card) => `Nehmen: ${card} zu`,
  takeShort: (card) => `Nimm ${card}`,
  takeNothing: 'Nehmen',
  getsNut: (name) => `${name} bekommt eine Nuss`,
  paysWithFee: (count, name) =>
    count === 1 ? `${name} bekommt deine Nuss` : `zahlt ${nuts(count)}, davon 1 an ${name}`,
  second: (card) => `Auch ${card} fangen`,
  pass: 'Passen',
  enough: 'Genug',
  nextIs: (name) => `dann ${name}`,
  nutBackLine: '1 Nuss zurück',
  nobodyElse: 'sonst niemand',
  nextThrow: 'nächster Wurf',

  room: (card) => `Zimmer ${card}, ${mice(card)}`,
  emptyRoom: (card) => `Zimmer ${card}, leer`,
  reachable: (price) => (price === 0 ? 'erreichbar ohne Nüsse' : `erreichbar für ${nuts(price)}`),
  notReachable: 'nicht in Reichweite',
  larderGives: (red, yellow) =>
    `gibt einen ${[...(red > 0 ? ['roten'] : []), ...(yellow > 0 ? ['gelben'] : [])].join(' und einen ')} Würfel`,
  openLarder: (card, gives) => `Kammer ${card}, offen, ${gives}`,
  closedLarder: (card) => `Kammer ${card}, zu`,
  onlyAfter: (cards) => `erst nach ${listed(cards)}`,
  mayComeBack: 'kann zurückkommen',
  mayOpen: 'kann wieder aufgehen',
  mayClose: 'kann zugehen',
  isChosen: 'Gewählt',
  cageLabel: (count, top, opens) =>
    [
      top === null ? 'Käfig, leer' : `Käfig, ${count} gefangen, oben die ${top}`,
      ...(opens ? ['öffnet den Stapel'] : []),
    ].join(', '),
  nutsOf: (name, count) => `${name} hat ${nuts(count)}`,
  supplyLabel: (count) => `${nuts(count)} auf dem Tisch`,
  middleLabel: (count) => `${nuts(count)} in der Mitte`,
  chip: (name, left, open, count) => `${name}, ${rooms(left)}, ${larders(open)}, ${nuts(count)}`,
  opensHouse: 'öffnet das Haus',
  way: (faces, by, price) =>
    [
      faces.length === 0 ? 'nur rote Würfel' : listed(faces),
      price === 0 ? 'keine Nüsse' : `${by > 0 ? 'plus' : 'minus'} ${nuts(price)}`,
    ].join(', '),

  oneLarderEnds: 'noch eine Kammer bis zum Ende',
  whatIsLeft: (total) => `Was übrig ist: ${total}`,
  oneMoreLarder: (names, count) =>
    `${names} fehlt noch ${count === 1 ? 'eine' : 'je eine'} Kammer zum Ende`,
  throws: (name) => `${name} würfelt …`,
  thinks: (name) => `${name} überlegt …`,
  asked: (name, total) => `${name}: die ${total} nutzen?`,
  uses: (name, total) => `${name} nutzt ${total}.`,
  catches: (name, card) => `${name} fängt ${mice(card)}.`,
  closes: (name, card) => `${name} schließt Kammer ${card}.`,
  misses: (name) => `${name} hat einen Fehlwurf.`,
  takesBack: (name, card) => `Bei ${name} wird Zimmer ${card} wieder voll.`,
  opens: (name, card) => `${name} öffnet Kammer ${card} wieder.`,
  paysNuts: (name, count) => `${name} zahlt ${nuts(count)}.`,
  earns: (name) => `${name} bekommt eine Nuss.`,
  findsNut: (name) => `15 oder mehr übrig: eine Nuss für ${name}.`,
  passes: (name) => `${name} passt.`,
  over: 'Das Spiel ist aus.',
  overBy: (name) => `${name} hat die letzte Kammer geschlossen: Das Spiel ist aus.`,

  sheetTitle: (name) => `Haus von ${name}`,
  cageTitle: (name) => `Käfig von ${name}`,
  cageEmpty: 'Noch niemand ist gefangen.',
  cageOrder: 'Das zuletzt Gefangene zuerst: Das kommt nach einem Fehlwurf zurück.',
  houseLine: (left, sum, count) => `noch ${rooms(left)} mit ${mice(sum)}, ${nuts(count)}`,
};
