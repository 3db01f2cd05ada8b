import {
  CARDS,
  countOf,
  DICE_SET,
  isDiceCard,
  LAST_DICE_CARD,
  setOf,
  type Card,
  type CardSet,
} from '../cards';
import type { House } from '../types';
import { oddsOf } from './odds';

/** How much `steady` minds what, found by playing many thousands of games against `greedy`. */
const MINDS = {
  /** A card that is still in the hand, whatever it shows, and each mouse on it. */
  card: 0.6,
  mouse: 0.056,
  /** A dice card that is still open. */
  diceCard: 0.77,
  /** How rarely a card is met counts as this over its odds, which are never taken to be nil. */
  rarity: 0.1,
  leastOdds: 0.082,
  /** Odds after more dice cards are down, compared with those that hold now. */
  later: 0.5,
  /** The first nut; each further one is worth less by this factor. */
  nut: 0.84,
  nextNut: 0.916,
  /** Solo: a die that is lost. */
  lostDie: 3,
} as const;

const MOST_NUTS = 15;

/**
 * By the face-down dice cards: what each card that is not done with weighs on its owner. Worked out
 * when first asked for, so that an app that starts does not wait for it.
 */
const known = new Map<CardSet, readonly number[]>();

function burdensWith(down: CardSet): readonly number[] {
  let burdens = known.get(down);
  if (burdens === undefined) {
    burdens = workOut(down);
    known.set(down, burdens);
  }
  return burdens;
}

function workOut(down: CardSet): readonly number[] {
  const burdens = [0];
  for (const card of CARDS) {
    const rest = isDiceCard(card) ? MINDS.diceCard : MINDS.card + MINDS.mouse * card;
    burdens[card] = rarityOf(down, card) + rest;
  }
  return burdens;
}

const rarities = new Map<CardSet, readonly number[]>();

/** How hard the card is to meet, now or when more dice cards are down. */
export function rarityOf(down: CardSet, card: Card): number {
  let row = rarities.get(down);
  if (row === undefined) {
    row = [0, ...CARDS.map((each) => findRarity(down, each))];
    rarities.set(down, row);
  }
  return row[card] ?? 0;
}

function findRarity(down: CardSet, card: Card): number {
  // Low cards get easier when dice are gone, so they can wait; high ones cannot.
  const afterOne = oddsOf(down | setOf([15]), card);
  const afterTwo = oddsOf(down | setOf([12, 15]), card);
  const odds = Math.max(oddsOf(down, card), MINDS.later * afterOne, MINDS.later * afterTwo);
  return MINDS.rarity / (odds + MINDS.leastOdds);
}

const NUTS: readonly number[] = Array.from({ length: MOST_NUTS + 1 }, (_, nuts) => {
  return (MINDS.nut * (1 - MINDS.nextNut ** nuts)) / (1 - MINDS.nextNut);
});

/** What a house is worth: its nuts, less all that it still has to get rid of. */
export function houseWorth({ hand, down, nuts }: House, isSolo: boolean): number {
  const burdens = burdensWith(down & ~(1 << LAST_DICE_CARD));
  const held = NUTS[nuts] ?? 0;
  // Alone, dice cards are not to be turned: whatever is down was lost.
  if (isSolo) return held - burdenOf(hand, burdens) - MINDS.lostDie * countOf(down);
  return held - burdenOf(hand | (DICE_SET & ~down), burdens);
}

function burdenOf(cards: CardSet, burdens: readonly number[]): number {
  let sum = 0;
  for (let rest = cards; rest !== 0; rest &= rest - 1) {
    sum += burdens[31 - Math.clz32(rest & -rest)] ?? 0;
  }
  return sum;
}
