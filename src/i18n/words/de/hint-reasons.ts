import type { Phrases } from '../../en';
import { mistyTable } from './misty';
import { spotInShort, spotInTitle } from './misty-spots';

const { kinds, points } = mistyTable;
const withHoles = (count: number) => (count === 1 ? '1 Loch' : `${count} Löchern`);
const withMice = (count: number) => (count === 1 ? '1 Maus' : `${count} Mäusen`);
const mice = (count: number) => (count === 1 ? '1 Maus' : `${count} Mäuse`);

const better = (count: number, what: 'mehr' | 'Futter') => {
  if (count === 0) return `Kein Wurf bringt dir ${what}`;
  return count === 1
    ? `1 von 6 Würfen bringt dir ${what}`
    : `${count} von 6 Würfen bringen dir ${what}`;
};

const betterThanFor = (name: string | null, count: number) =>
  better(count, name === null ? 'mehr' : 'Futter');

const give = (count: number) => `${count} ${count === 1 ? 'bringt' : 'bringen'}`;

const forcing = (count: number) =>
  count === 6 ? 'der nächste zählt' : `${count} ${count === 1 ? 'zwingt' : 'zwingen'} zum Stopp`;

const ofSixForce = (count: number) =>
  count === 6
    ? 'der nächste zählt'
    : `${count} von 6 ${count === 1 ? 'zwingt' : 'zwingen'} zum Stopp`;

const atWorst = (forced: number, worst: string | null) =>
  worst === null || forced === 6 ? '' : `, schlimmstenfalls mit ${worst}`;

/** So viele von sechs Würfen sprechen fürs Weiterwürfeln. */
const MANY = 3;

/** Wie es klingt, wenn man stoppen soll. */
const few = (more: number, told: string) => (more > 0 && more < MANY ? `Nur ${told}` : told);

const stopGives = (value: string, name: string | null) => `Stopp brächte ${name ?? 'dir'} ${value}`;

export const mistWhy: Phrases['mistWhy'] = {
  stop: (value, name) =>
    name === null ? `Stopp: ${value} für dich` : `Stopp: ${value} für ${name}`,
  stopWhy: (name, more, forced, worst) => {
    const but = more >= MANY ? ', aber' : ';';
    return `${few(more, betterThanFor(name, more))}${but} ${forcing(forced)}${atWorst(forced, worst)}.`;
  },
  feeds: (more, others, forced) =>
    `${better(more, 'mehr')}, ${more > 0 ? 'aber ' : ''}${give(others)} anderen Futter; ${forcing(forced)}.`,
  stopEven: (forced, worst) =>
    `Weiterwürfeln ist ähnlich gut; ${ofSixForce(forced)}${atWorst(forced, worst)}.`,
  noMore: (name) =>
    `Weiterwürfeln ist ähnlich gut; kein Wurf bringt dir ${name === null ? 'mehr' : 'Futter'}.`,
  rollWhy: (value, name, more, forced) =>
    `${stopGives(value, name)}. ${betterThanFor(name, more)}; ${forcing(forced)}.`,
  spares: (value, name, less) =>
    less === 1
      ? `${stopGives(value, name)}. 1 von 6 Würfen bringt anderen weniger.`
      : `${stopGives(value, name)}. ${less} von 6 Würfen bringen anderen weniger.`,
  ahead: (value, name, count) =>
    `${stopGives(value, name)}. Nach ${count} von 6 Würfen liegt besseres Futter vor dir.`,
  dung: (value, others) =>
    `${stopGives(value, null)}. ${better(0, 'mehr')}, aber ${give(others)} anderen Mist.`,
  away: (value, others) =>
    `${stopGives(value, null)}. Bei ${others} von 6 Würfen nimmt jemand anderes die Karte.`,
  whoGetsWhat: (value, name) =>
    `${stopGives(value, name)}. Aber wichtig ist, wer jetzt und später was bekommt.`,
  rollEven: (value, name, more) => {
    const gain = more === 0 ? '' : `; ${betterThanFor(name, more)}`;
    return `${stopGives(value, name)} und wäre ähnlich gut${gain}.`;
  },
};

const about = (even: string, fact: string | null) => (fact === null ? even : `${even} ${fact}`);

const holesOf = (count: number) => (count === 1 ? '1 Loch' : `${count} Löcher`);

export const kaeseWhy: Phrases['kaeseWhy'] = {
  keep: (nth) => `Scheibe ${nth} behalten`,
  remove: (nth) => `Scheibe ${nth} wegwerfen`,
  peek: (nth) => `Unter Scheibe ${nth} sehen`,
  seen: {
    cheese: (count) => `Du kennst sie: Käse mit ${withHoles(count)}.`,
    trap: 'Du kennst sie: eine Falle.',
  },
  known: 'Du kennst sie schon.',
  even: 'Alles ist etwa gleich gut.',
  ownEyes: 'Du hast selbst nachgesehen: Was du gesehen hast, zählt mehr.',
  spurned: 'Jemand kannte sie und ließ sie liegen: wohl eine Falle.',
  odds: oddsIn,
  have: (own) => `${have(own)}.`,
  behind: (count) => `Du liegst ${holesOf(count)} zurück.`,
  oddsAndOwn: (odds, own) => `${oddsIn(odds)} ${have(own)}.`,
  close: {
    keep: (fact) => about('Wegwerfen ist etwa genauso gut.', fact),
    remove: (fact) => about('Behalten ist etwa genauso gut.', fact),
  },
  risk: (odds, own) =>
    `${oddsIn(odds)} Du hast ${own === 0 ? 'keine' : own}; erst die dritte verliert.`,
  daring: (odds, own, behind) =>
    `${oddsIn(odds)} Du hast ${own} und liegst ${holesOf(behind)} zurück.`,
  thenKnown: (face) => `Kommt eine ${face}, weißt du es.`,
};

type Odds = Parameters<Phrases['kaeseWhy']['odds']>[0];

/** Of the slices with that many holes, how many are traps. */
function oddsIn({ holes, unseen, traps, isOfAll }: Odds): string {
  return `${holesOf(holes)}: ${among(isOfAll ? 'verdeckte' : 'unbekannte', unseen, traps)}.`;
}

function among(which: string, unseen: number, traps: number): string {
  if (unseen === 1) return `die letzte ${which} ist ${traps === 1 ? 'eine Falle' : 'Käse'}`;
  if (traps === 0) return `keine Falle unter ${unseen} ${which}n`;
  if (traps === unseen) return `${unseen === 2 ? 'beide' : `alle ${unseen}`} ${which}n sind Fallen`;
  return `${traps} von ${unseen} ${which}n ${traps === 1 ? 'ist eine Falle' : 'sind Fallen'}`;
}

function have(traps: number): string {
  if (traps === 0) return 'Du hast noch keine Falle';
  return traps === 1 ? 'Du hast 1 Falle' : `Du hast ${traps} Fallen`;
}

/** So many can still be had. */
const areIn = (then: number) => `${points(then)} ${then === 1 ? 'ist' : 'sind'} drin`;

/** Wie neben den Balken. */
const named = (drawn: Parameters<Phrases['mistyWhy']['alsoWith']>[1]) =>
  drawn
    .map(({ kind, spot }) => `${kinds[kind]}${spot === null ? '' : ` (${spotInTitle(spot)})`}`)
    .join(' oder ');

const same = '; die Runde endet gleich.';

export const mistyWhy: Phrases['mistyWhy'] = {
  place: (kind, spot) => `${kinds[kind]}: ${spotInTitle(spot)}`,
  at: spotInShort,
  first: (kind) => `Zuerst: ${kinds[kind]}`,
  wake: (kind, spot) => `${kinds[kind]} wecken${spot === null ? '' : `: ${spotInTitle(spot)}`}`,
  smiles: (count, then) => `${count} Smileys nebeneinander: bisher ${points(then)} im Fenster.`,
  adds: (then) => `Bisher ${points(then)}; keine andere bringt jetzt mehr.`,
  addsHere: (then) => `Bisher ${points(then)}; kein anderer Platz bringt jetzt mehr.`,
  later: (then, most) =>
    `Bisher ${points(then)}, ${most} mit einer anderen; diese passt zu dem, was kommen kann.`,
  elsewhere: (then, most) =>
    `Bisher ${points(then)}, ${most} an anderer Stelle; hier passt sie zu dem, was kommen kann.`,
  order: (then, others, isSame) =>
    isSame
      ? `So ${points(then)}, mit einer anderen zuerst höchstens ${others}${same}`
      : `${areIn(then)}, sonst höchstens ${others}.`,
  fewer: (then, fewer, wrong, isSame) => {
    const only = `${fewer === null ? 'weniger' : `nur ${fewer}`} mit ${named(wrong)} zuerst`;
    return isSame ? `${points(then)}, ${only}${same}` : `${areIn(then)}, ${only}.`;
  },
  alsoWith: (then, right, isSame) =>
    `${points(then)}, auch mit ${named(right)}, sonst weniger${isSame ? same : '.'}`,
  mixed: (then, least, isSame) =>
    isSame
      ? `So ${points(then)}, mit anderen zuerst vielleicht nur ${least}${same}`
      : `${areIn(then)}, mit anderen zuerst vielleicht nur ${least}.`,
  enough: (then, enough) =>
    `${areIn(then)}; für die Runde ${enough === 1 ? 'reicht' : 'reichen'} ${enough}, aber nicht weniger.`,
  anyOrder: (then) => `${areIn(then)}, auch mit einer anderen zuerst.`,
};

function leftFor(total: number, users: number, name: string | null): string {
  if (total === 0) return 'nichts bleibt übrig';
  if (users === 0) return `niemand kann die ${total} nutzen`;
  if (name !== null) return `${name} kann die ${total} nutzen`;
  return `${users} andere können die ${total} nutzen`;
}

export const miceWhy: Phrases['miceWhy'] = {
  catch: (card) => `${card} fangen`,
  close: (card) => `Kammer ${card} zu`,
  miss: 'Fehlwurf',
  fills: (card) => `Zimmer ${card} wird voll`,
  opens: (card) => `Kammer ${card} auf`,
  caught: (card, left, total, users, name) =>
    `${mice(card)} weniger, noch ${left}; ${leftFor(total, users, name)}.`,
  closed: (toGo, total, users, name) =>
    `Noch ${toGo} von 4 Kammern offen; ${leftFor(total, users, name)}.`,
  ends: (own, rival) =>
    own === rival
      ? `Das Spiel ist aus, mit ${withMice(own)} gleichauf: Du gewinnst, weil deine Kammern zu sind.`
      : `Das Spiel ist aus: ${mice(own)} bei dir, bei den anderen mindestens ${rival}.`,
  missedEven: (total, users, name) => `Nichts kostet weniger; ${leftFor(total, users, name)}.`,
  missed: (total, users, name) => `Alles andere kostet mehr; ${leftFor(total, users, name)}.`,
  forced: (total, users, name) =>
    `Zu diesem Wurf passt keine Karte; ${leftFor(total, users, name)}.`,
  passOwn: (name) => `Nehmen kostet dich eine Nuss, und ${name} bekommt sie.`,
  pass: (name) => `Nehmen brächte ${name} eine Nuss.`,
};
