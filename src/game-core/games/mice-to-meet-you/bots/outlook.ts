import type { Thinking } from '../../../kernel/thinking';
import { cardsIn, countOf, DICE_CARDS, has, LAST_DICE_CARD, setOf, type CardSet } from '../cards';
import type { Sketch } from './sketch';
import { WEIGHTS } from './outlook-weights';
import { chanceOfSuddenEnd, worthsByMice } from './sudden-end';
import { rarityOf } from './worth';
import { Worths } from './worths';

/** The last cards take longest, so it matters how many are left: at least so many. */
const STEPS: readonly number[] = [2, 3, 4, 5, 6, 8, 11, 14];
/** Up to so many cards left, a nut is worth the same; beyond the last, too. */
const STAGES: readonly number[] = [1, 3, 7];
const NUT_STEPS: readonly number[] = [1, 2, 3, 4];

/** What counts of a hand with these dice cards down. */
function handTraits(hand: CardSet, down: CardSet): number[] {
  const open = DICE_CARDS.length - countOf(down);
  const rarity = cardsIn(hand).reduce((sum, card) => sum + rarityOf(down, card), 0);
  return [
    countOf(hand),
    rarity,
    open === 1 ? rarity : 0,
    step(has(down, 15)),
    step(open >= 2),
    step(open >= 3),
    step(open >= 4),
  ];
}

/** What counts of the nuts, with so many cards still to be laid or turned. */
function nutTraits(nuts: number, cards: number): number[] {
  const stage = STAGES.filter((most) => cards > most).length;
  const held = [...NUT_STEPS.map((least) => step(nuts >= least)), Math.max(0, nuts - 4)];
  return [
    ...STEPS.map((least) => step(cards >= least)),
    ...[...STAGES, Infinity].flatMap((_, each) =>
      held.map((trait) => (each === stage ? trait : 0)),
    ),
  ];
}

/** All that an estimate knows of a house; scripts/fit-mice.ts finds how much each trait weighs. */
export function traitsOf(hand: CardSet, down: CardSet, nuts: number): number[] {
  const cards = countOf(hand) + DICE_CARDS.length - countOf(down);
  return [...handTraits(hand, down), ...nutTraits(nuts, cards)];
}

export function worthsBy(weights: readonly number[]): Worths {
  const ofHand = handTraits(0, 0).length;
  return new Worths({
    hand: (hand, down) => weighed(handTraits(hand, down), weights, 0),
    nuts: (nuts, cards) => weighed(nutTraits(nuts, cards), weights, ofHand),
  });
}

function weighed(traits: readonly number[], weights: readonly number[], from: number): number {
  return traits.reduce((sum, trait, at) => sum + trait * (weights[from + at] ?? 0), 0);
}

function step(is: boolean): number {
  return is ? 1 : 0;
}

/** Worked out when first asked for, so that an app that starts does not wait for it. */
const known: (Worths | undefined)[] = [];

/** What houses are worth among so many seats. */
export function worthsAmong(seats: number): Worths {
  return (known[seats] ??= worthsBy(WEIGHTS[seats - 2] ?? []));
}

/** The same, made in pieces: all rolls are gone through, the fewest dice first, and that takes longer than a frame. */
export function* makeWorthsAmong(seats: number): Thinking<Worths> {
  if (known[seats] === undefined) {
    for (const down of [[9, 12, 15], [12, 15], [9, 15], [9, 12], [15], [12], [9], []]) {
      rarityOf(setOf(down), LAST_DICE_CARD);
      yield;
    }
  }
  return worthsAmong(seats);
}

/**
 * An estimate of how likely the seat wins: the race as the worths have it, or, if somebody ends the
 * game without looking, the mice as they are.
 */
export function chanceToWin(sketch: Sketch, seat: number, worths: Worths): number {
  const sudden = chanceOfSuddenEnd(sketch, seat);
  return (
    (1 - sudden) * shareOf(sketch, seat, worths) + sudden * shareOf(sketch, seat, worthsByMice())
  );
}

/**
 * What the seat has of all strengths. Whose turn is next is left out: whatever a seat does now, after
 * so many turns it is the same seat's.
 */
function shareOf(sketch: Sketch, seat: number, worths: Worths): number {
  let all = 0;
  let own = 0;
  for (let each = 0; each < sketch.seats; each += 1) {
    const strength = Math.exp(
      worths.of(sketch.handOf(each), sketch.downOf(each), sketch.nutsOf(each)),
    );
    all += strength;
    if (each === seat) own = strength;
  }
  return own / all;
}
