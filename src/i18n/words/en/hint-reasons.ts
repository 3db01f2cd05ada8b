import type { Kind } from '../../../game-core/games/misty/cards';
import { allesKaeseTable } from './alles-kaese';
import { mistyTable } from './misty';
import { spotInShort, spotInWords, type Spot } from './misty-spots';

const { holes } = allesKaeseTable;
const { kinds, points } = mistyTable;
const mice = (count: number) => (count === 1 ? '1 mouse' : `${count} mice`);

/** How many of the six throws give more, or food at all where somebody else takes what a stop gives. */
const better = (count: number, what: 'more' | 'food') => {
  if (count === 0) return `No throw gives you ${what}`;
  return count === 1 ? `1 of 6 throws gives you ${what}` : `${count} of 6 throws give you ${what}`;
};

const betterThanFor = (name: string | null, count: number) =>
  better(count, name === null ? 'more' : 'food');

const give = (count: number) => `${count} ${count === 1 ? 'gives' : 'give'}`;

const forcing = (count: number) =>
  count === 6 ? 'the next one counts' : `${count} ${count === 1 ? 'forces' : 'force'} a stop`;

const ofSixForce = (count: number) =>
  count === 6
    ? 'the next one counts'
    : `${count} of 6 throws ${count === 1 ? 'forces' : 'force'} a stop`;

const atWorst = (forced: number, worst: string | null) =>
  worst === null || forced === 6 ? '' : `, at worst with ${worst}`;

/** So many of six throws speak for rolling on. */
const MANY = 3;

/** As it sounds to who is to stop. */
const few = (more: number, told: string) => (more > 0 && more < MANY ? `Only ${told}` : told);

const stopGives = (value: string, name: string | null) =>
  `Stopping gives ${name ?? 'you'} ${value}`;

/** Card values come as they are written, with their sign; who is null is you. */
export const mistWhy = {
  stop: (value: string, name: string | null) =>
    name === null ? `Stop: ${value} is yours` : `Stop: ${value} goes to ${name}`,
  stopWhy: (name: string | null, more: number, forced: number, worst: string | null) => {
    const but = more >= MANY ? ', but' : ';';
    return `${few(more, betterThanFor(name, more))}${but} ${forcing(forced)}${atWorst(forced, worst)}.`;
  },
  /** Where the own dung is taken rather than give others food. */
  feeds: (more: number, others: number, forced: number) =>
    `${better(more, 'more')}, ${more > 0 ? 'but ' : ''}${give(others)} others food; ${forcing(forced)}.`,
  /** Where rolling again is as good: what speaks for the stop. */
  stopEven: (forced: number, worst: string | null) =>
    `Rolling again is about as good; ${ofSixForce(forced)}${atWorst(forced, worst)}.`,
  noMore: (name: string | null) =>
    `Rolling again is about as good; no throw gives you ${name === null ? 'more' : 'food'}.`,
  rollWhy: (value: string, name: string | null, more: number, forced: number) =>
    `${stopGives(value, name)}. ${betterThanFor(name, more)}; ${forcing(forced)}.`,
  /** Where no throw gives more: what rolling on is good for. */
  spares: (value: string, name: string, less: number) =>
    `${stopGives(value, name)}. ${less} of 6 throws ${less === 1 ? 'gives' : 'give'} others less.`,
  ahead: (value: string, name: string | null, count: number) =>
    `${stopGives(value, name)}. After ${count} of 6 throws better food lies ahead of you.`,
  dung: (value: string, others: number) =>
    `${stopGives(value, null)}. ${better(0, 'more')}, but ${give(others)} others dung.`,
  away: (value: string, others: number) =>
    `${stopGives(value, null)}. With ${others} of 6 throws somebody else takes the card.`,
  whoGetsWhat: (value: string, name: string | null) =>
    `${stopGives(value, name)}. But what matters is who gets what, now and later.`,
  /** Where a stop is as good: what speaks for rolling on. */
  rollEven: (value: string, name: string | null, more: number) => {
    const gain = more === 0 ? '' : `; ${betterThanFor(name, more)}`;
    return `${stopGives(value, name)} and is about as good${gain}.`;
  },
};

/** Slices with as many holes that the seat has not seen or, where the hint may not know that, that still lie hidden. */
interface Odds {
  readonly holes: number;
  readonly unseen: number;
  readonly traps: number;
  readonly isOfAll: boolean;
}

const about = (even: string, fact: string | null) => (fact === null ? even : `${even} ${fact}`);

export const kaeseWhy = {
  keep: (nth: number) => `Keep slice ${nth}`,
  remove: (nth: number) => `Throw away slice ${nth}`,
  peek: (nth: number) => `Look under slice ${nth}`,
  seen: {
    cheese: (count: number) => `You have seen it: cheese with ${holes(count)}.`,
    trap: 'You have seen it: a trap.',
  },
  known: 'You know this one already.',
  even: 'All choices are about as good.',
  /** Where the hint may not know what the seat saw. */
  ownEyes: 'You have looked under it yourself: what you saw counts more.',
  spurned: 'Somebody looked at it and left it: probably a trap.',
  odds: oddsIn,
  have: (own: number) => `${have(own)}.`,
  behind: (count: number) => `You are ${holes(count)} behind.`,
  oddsAndOwn: (odds: Odds, own: number) => `${oddsIn(odds)} ${have(own)}.`,
  /** Where the opposite is as good, with what speaks for the advice. */
  close: {
    keep: (fact: string | null) => about('Throwing it away is about as good.', fact),
    remove: (fact: string | null) => about('Keeping it is about as good.', fact),
  },
  /** Where a trap may be kept: why that does no harm yet. */
  risk: (odds: Odds, own: number) => `${oddsIn(odds)} ${have(own)}; only a third one loses.`,
  /** Where one more trap loses: why it may be kept all the same. */
  daring: (odds: Odds, own: number, behind: number) =>
    `${oddsIn(odds)} ${have(own)}, but are ${holes(behind)} behind.`,
  /** Of a look: at what throw it helps. */
  thenKnown: (face: number) => `If a ${face} comes, you know it.`,
};

/** Of the slices with that many holes, how many are traps. */
function oddsIn({ holes: count, unseen, traps, isOfAll }: Odds): string {
  return `With ${holes(count)}: ${among(isOfAll ? 'still hidden' : 'unseen', unseen, traps)}.`;
}

function among(which: string, unseen: number, traps: number): string {
  if (unseen === 1) return `the one ${which} is ${traps === 1 ? 'a trap' : 'cheese'}`;
  if (traps === 0) return `no trap among ${unseen} ${which}`;
  if (traps === unseen) return `${unseen === 2 ? 'both' : `all ${unseen}`} ${which} are traps`;
  return `${traps} of ${unseen} ${which} ${traps === 1 ? 'is a trap' : 'are traps'}`;
}

function have(traps: number): string {
  if (traps === 0) return 'You have no trap yet';
  return traps === 1 ? 'You have 1 trap' : `You have ${traps} traps`;
}

/** A drawing, with its place where others of its kind are not meant. */
interface Drawn {
  readonly kind: Kind;
  readonly spot: Spot | null;
}

/** As beside the bars. */
const named = (drawn: readonly Drawn[]) =>
  drawn
    .map(({ kind, spot }) => `${kinds[kind]}${spot === null ? '' : ` (${spotInWords(spot)})`}`)
    .join(' or ');

const same = '; the round ends the same.';

export const mistyWhy = {
  place: (kind: Kind, spot: Spot) => `${kinds[kind]}: ${spotInWords(spot)}`,
  at: spotInShort,
  first: (kind: Kind) => `Begin with the ${kinds[kind].toLowerCase()}`,
  /** Where it lies is said where there are several of its kind. */
  wake: (kind: Kind, spot: Spot | null) =>
    `Wake the ${kinds[kind].toLowerCase()}${spot === null ? '' : `: ${spotInWords(spot)}`}`,
  smiles: (count: number, then: number) =>
    `${count} smiles side by side: ${points(then)} in your window so far.`,
  adds: (then: number) => `${points(then)} so far; no other card makes more now.`,
  addsHere: (then: number) => `${points(then)} so far; no other place makes more now.`,
  later: (then: number, most: number) =>
    `${points(then)} so far, ${most} with another; this one fits what may come.`,
  elsewhere: (then: number, most: number) =>
    `${points(then)} so far, ${most} elsewhere; here it fits what may come.`,
  /** More points than with another first, though the round may end the same. */
  order: (then: number, others: number, isSame: boolean) =>
    isSame
      ? `${points(then)} this way, at most ${others} with another first${same}`
      : `You can reach ${points(then)}; with another first at most ${others}.`,
  /** Which ones first lead to fewer, or which others to as many; how many, where it is one number. */
  fewer: (then: number, fewer: number | null, wrong: readonly Drawn[], isSame: boolean) => {
    const only = `${fewer === null ? 'fewer' : `only ${fewer}`} with ${named(wrong)} first`;
    return isSame ? `${points(then)}, ${only}${same}` : `You can reach ${points(then)}, ${only}.`;
  },
  alsoWith: (then: number, right: readonly Drawn[], isSame: boolean) =>
    `${points(then)}, also with ${named(right)} first, else fewer${isSame ? same : '.'}`,
  mixed: (then: number, least: number, isSame: boolean) =>
    isSame
      ? `${points(then)} this way, with others first perhaps only ${least}${same}`
      : `You can reach ${points(then)}; with others first perhaps only ${least}.`,
  /** Down to so many nothing changes. */
  enough: (then: number, enough: number) =>
    `You can reach ${points(then)}; ${enough} would do for the round, but no fewer.`,
  anyOrder: (then: number) => `You can reach ${points(then)}; another first is as good.`,
};

/** What is left for whom: nobody, one by name, or several. */
function leftFor(total: number, users: number, name: string | null): string {
  if (total === 0) return 'nothing is left over';
  if (users === 0) return `nobody can use the ${total} left over`;
  if (name !== null) return `${name} can use the ${total} left over`;
  return `${users} others can use the ${total} left over`;
}

export const miceWhy = {
  catch: (card: number) => `Catch ${card}`,
  close: (card: number) => `Close larder ${card}`,
  miss: 'Miss',
  fills: (card: number) => `Refill room ${card}`,
  opens: (card: number) => `Open larder ${card}`,
  caught: (card: number, left: number, total: number, users: number, name: string | null) =>
    `${mice(card)} fewer, ${left} left; ${leftFor(total, users, name)}.`,
  closed: (toGo: number, total: number, users: number, name: string | null) =>
    `Then ${toGo} of 4 larders ${toGo === 1 ? 'is' : 'are'} open; ${leftFor(total, users, name)}.`,
  ends: (own: number, rival: number) =>
    own === rival
      ? `A tie at ${mice(own)}, and it ends the game: your closed larders win it.`
      : `It ends the game: ${mice(own)} left to you, ${rival} to the best of the others.`,
  missed: (total: number, users: number, name: string | null) =>
    `All else costs more; ${leftFor(total, users, name)}.`,
  missedEven: (total: number, users: number, name: string | null) =>
    `Nothing costs less; ${leftFor(total, users, name)}.`,
  forced: (total: number, users: number, name: string | null) =>
    `No card fits this throw; ${leftFor(total, users, name)}.`,
  passOwn: (name: string) => `Taking would cost you a nut, and ${name} would get it.`,
  pass: (name: string) => `Taking would bring ${name} a nut.`,
};
