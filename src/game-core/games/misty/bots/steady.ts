import type { Random } from '../../../kernel/chance';
import type { Bot } from '../../../kernel/game';
import type { Seat } from '../../../kernel/seats';
import { thinkingBot, type Thinking } from '../../../kernel/thinking';
import type { Card } from '../cards';
import { FACE, faceOf } from '../faces';
import { Solver, type Hopes } from '../solver';
import { passing, receiver, shapesOf } from '../table';
import type { Misty, Move, View } from '../types';
import { imagine } from '../view';
import { activating } from './activating';
import { handOf, playOutDeal } from './filling';
import { placings, type Placing } from './placing';
import { Sketch } from './sketch';

/** Found by playing: what raised the mean score most against the bot below. */
const HOPES: Hopes = { entered: 0.4, vacated: 0.2, besideSmile: 0.15, hungry: -0.2 };
/** How much a bot thinks before it places a card. */
interface Effort {
  /** How many placings are thought through. */
  readonly shortlist: number;
  /** In how many imagined worlds each. */
  readonly worlds: number;
}
/** What a point of the next seat counts, shared out among all the others. */
const DENIAL = 0.2;

const FILLER = new Solver(HOPES);
const SKETCH = new Sketch(new Solver(HOPES), FACE.fog);

/**
 * Thinks of the cards that are still to come. Placings that look promising are played on to the end
 * of the deal in imagined worlds: hands that it has held come round again as it remembers them, the
 * others as they may be. What the next seat could make of the hand counts a little against it.
 */
export const steady = planner('steady', { shortlist: 8, worlds: 6 });

/** The same with more patience. */
export const patient = planner('patient', { shortlist: 24, worlds: 60 });

function planner(name: string, effort: Effort): Bot<Misty> {
  return thinkingBot(name, function* (view, random) {
    return activating(view) ?? (yield* placing(view, random, effort));
  });
}

function* placing(view: View, random: Random, effort: Effort): Thinking<Move> {
  const { open, hands } = view;
  const seat = view.seat as Seat;
  const hand = hands[seat] ?? [];
  const dread = dreadOf(view, seat, hand);
  SKETCH.copy(open.windows[seat] ?? [], shapesOf(open.setting.config));
  const shortlist = placings(SKETCH, hand)
    .sort((a, b) => b.value - a.value)
    .slice(0, hand.length > 1 ? effort.shortlist : 1);
  const worlds = shortlist.length > 1 ? imaginedHands(view, random, effort.worlds) : [];
  let most = -Infinity;
  let chosen = shortlist[0] as Placing;
  for (const candidate of shortlist) {
    yield;
    // The sketch is shared: whoever thought meanwhile has left another window on it.
    SKETCH.copy(open.windows[seat] ?? [], shapesOf(open.setting.config));
    const value = thoughtThrough(view, seat, candidate, worlds) - dread(candidate.card);
    if (value <= most) continue;
    most = value;
    chosen = candidate;
  }
  return { type: 'place', card: chosen.card, cell: chosen.cell };
}

function imaginedHands(
  view: View,
  random: Random,
  count: number,
): (readonly (readonly Card[])[])[] {
  return Array.from({ length: count }, () => imagine(view, random).hidden.hands);
}

/** The mean value of the window at the end of the deal, if this card goes there now. */
function thoughtThrough(
  { open }: View,
  seat: Seat,
  { card, cell, value }: Placing,
  worlds: readonly (readonly (readonly Card[])[])[],
): number {
  if (worlds.length === 0) return value;
  SKETCH.put(cell, faceOf(card));
  SKETCH.value();
  SKETCH.layOutBest(FILLER);
  SKETCH.takeBack();
  const step = dealOf(open) === 'left' ? 1 : -1;
  let sum = 0;
  for (const hands of worlds) {
    const deal = { hands: hands.map(handOf), step, size: hands[seat]?.length ?? 0 };
    const filled = playOutDeal(FILLER, deal, seat, faceOf(card));
    sum += FILLER.best(0);
    for (const each of filled) FILLER.takeBack(each);
  }
  return sum / worlds.length;
}

/** Which way the hands go now. */
function dealOf({ setting, stage }: View['open']): 'left' | 'right' {
  return passing(setting.config)[stage.name === 'building' ? stage.deal : 0] ?? 'left';
}

/** What it costs to leave the rest of the hand to the next seat, by the card that is taken. */
function dreadOf({ open }: View, seat: Seat, hand: readonly Card[]): (card: Card) => number {
  const { config } = open.setting;
  const { stage } = open;
  if (hand.length === 1 || stage.name !== 'building') return () => 0;
  SKETCH.copy(open.windows[receiver(config, stage.deal, seat)] ?? [], shapesOf(config));
  const best = new Map<number, number>();
  for (const { card, value } of placings(SKETCH, hand)) {
    best.set(faceOf(card), Math.max(value, best.get(faceOf(card)) ?? -Infinity));
  }
  return (taken) => {
    const left = hand.filter((card) => card !== taken);
    const most = Math.max(...left.map((card) => best.get(faceOf(card)) ?? 0));
    return (DENIAL / (config.seats - 1)) * most;
  };
}
