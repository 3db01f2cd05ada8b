import type { Random } from '../../../kernel/chance';
import type { Bot } from '../../../kernel/game';
import type { Seat } from '../../../kernel/seats';
import { thinkingBot, type Thinking } from '../../../kernel/thinking';
import { race } from '../../../search/race';
import type { Card } from '../cards';
import { FACE, faceOf } from '../faces';
import { Solver, type Hopes } from '../solver';
import { receiver, shapesOf, stepOf } from '../table';
import type { Misty, Move, View } from '../types';
import { imagine } from '../view';
import { activating } from './activating';
import { handOf, playOutDeal } from './filling';
import { placings, type Placing } from './placing';
import { Sketch } from './sketch';

/** Found by playing: what raised the mean score most against the bot below. */
export const HOPES: Hopes = { entered: 0.4, vacated: 0.2, besideSmile: 0.15, hungry: -0.2 };
/** What a point of the next seat counts, shared out among all the others. */
const DENIAL = 0.2;
/** About what a very good window is worth, to speak of points as a race does: from 0 to 1. */
const VERY_GOOD = 16;

/** How much a bot thinks before it places a card. */
interface Effort {
  /** How many placings are thought through. */
  readonly shortlist: number;
  /** In how many imagined worlds at most. */
  readonly worlds: number;
}

/**
 * Thinks of the cards that are still to come. Placings that look promising are played on to the end
 * of the deal in imagined worlds: hands that it has held come round again as it remembers them, the
 * others as they may be. What the next seat could make of the hand counts a little against it.
 */
export const steady = planner('steady', { shortlist: 8, worlds: 16 });

/** The same with more patience. */
export const patient = planner('patient', { shortlist: 24, worlds: 128 });

function planner(name: string, effort: Effort): Bot<Misty> {
  return thinkingBot(name, function* (view, random) {
    return activating(view) ?? (yield* placing(view, random, effort));
  });
}

function* placing(view: View, random: Random, effort: Effort): Thinking<Move> {
  const { open, hands } = view;
  const seat = view.seat as Seat;
  const hand = hands[seat] ?? [];
  const { stage } = open;
  // Its own: while it rests, another seat's bot may think.
  const sketch = new Sketch(new Solver(HOPES), FACE.fog);
  const dread = dreadOf(view, seat, hand, sketch);
  yield;
  sketch.copy(open.windows[seat] ?? [], shapesOf(open.setting.config));
  const shortlist = placings(sketch, hand)
    .sort((a, b) => b.value - dread(b.card) - (a.value - dread(a.card)))
    .slice(0, hand.length > 1 ? effort.shortlist : 1);
  const filler = new Solver(HOPES);
  const solvers = open.windows.map((_, each) => (each === seat ? filler : null));
  const step = stage.name === 'building' ? stepOf(open.setting.config, stage.deal) : 1;
  let dealt: readonly (readonly Card[])[] = [];
  const chosen = yield* race(shortlist.length, effort.worlds, {
    imagine() {
      dealt = imagine(view, random).hidden.hands;
    },
    play(nth) {
      const { card, cell, frame } = shortlist[nth] as Placing;
      sketch.put(cell, faceOf(card));
      sketch.layOut(filler, frame);
      sketch.takeBack();
      const deal = { hands: dealt.map(handOf), step, size: hand.length };
      const taken = solvers.map((solver) => (solver === null ? null : faceOf(card)));
      playOutDeal(deal, solvers, taken);
      return (filler.best(0) - dread(card)) / VERY_GOOD;
    },
  });
  const { card, cell } = shortlist[chosen] as Placing;
  return { type: 'place', card, cell };
}

/** What it costs to leave the rest of the hand to the next seat, by the card that is taken. */
function dreadOf(
  { open }: View,
  seat: Seat,
  hand: readonly Card[],
  sketch: Sketch,
): (card: Card) => number {
  const { config } = open.setting;
  const { stage } = open;
  if (hand.length === 1 || stage.name !== 'building') return () => 0;
  sketch.copy(open.windows[receiver(config, stage.deal, seat)] ?? [], shapesOf(config));
  const best = new Map<number, number>();
  for (const { card, value } of placings(sketch, hand)) {
    best.set(faceOf(card), Math.max(value, best.get(faceOf(card)) ?? -Infinity));
  }
  return (taken) => {
    const left = hand.filter((card) => card !== taken);
    const most = Math.max(...left.map((card) => best.get(faceOf(card)) ?? 0));
    return (DENIAL / (config.seats - 1)) * most;
  };
}
