import type { Random } from '../../kernel/chance';
import { drawStart } from '../../kernel/config';
import type { Action, Decision, Outcome, Throw, Turn } from '../../kernel/game';
import { replaced } from '../../kernel/lists';
import type { Refusal } from '../../kernel/refusal';
import { seatsOf, type Seat } from '../../kernel/seats';
import { isCovered, movable } from './activation';
import { arrowOf, type Card } from './cards';
import { REFUSALS } from './refusals';
import { roundsTaken, scoreSheet } from './score';
import { applyDeal, sampleDeal } from './setup';
import type { Cell } from './sheet';
import { activator, everySeat, passing, receiver, roundOf, shapesOf } from './table';
import type { Code, Event, Hidden, Misty, Move, Open, Placed, Stage, State, View } from './types';
import { freeCells, placingProblem } from './window';

const NONE: readonly Move[] = [];

export function turn({ open, hidden }: State): Turn {
  const { stage, setting } = open;
  switch (stage.name) {
    case 'starting':
      return { kind: 'chance', key: 'start' };
    case 'dealing':
      return { kind: 'chance', key: `deal/${roundOf(open)}/${stage.deal}` };
    case 'building':
      return { kind: 'seats', seats: awaited(hidden) };
    case 'activating':
      return { kind: 'seats', seats: [activator(setting, stage.done)] };
    case 'over':
      return { kind: 'over' };
  }
}

/** The seats that have not committed yet. */
function awaited({ picks }: Hidden): Seat[] {
  const seats: Seat[] = [];
  picks.forEach((pick, seat) => {
    if (pick === null) seats.push(seat);
  });
  return seats;
}

export function moves({ seat, open, hands, pick }: View): readonly Move[] {
  const { stage, setting, windows, moved } = open;
  if (seat === 'table') return NONE;
  const window = windows[seat] ?? [];
  switch (stage.name) {
    case 'building': {
      if (pick !== null) return NONE;
      return placings(hands[seat] ?? [], freeCells(window, shapesOf(setting.config)));
    }
    case 'activating':
      return activator(setting, stage.done) === seat
        ? movable(window, moved[seat] ?? []).map((card): Move => ({ type: 'activate', card }))
        : NONE;
    case 'starting':
    case 'dealing':
    case 'over':
      return NONE;
  }
}

function placings(hand: readonly Card[], cells: readonly Cell[]): Move[] {
  const found: Move[] = [];
  for (const card of hand) {
    for (const cell of cells) found.push({ type: 'place', card, cell });
  }
  return found;
}

export function check(view: View, move: Move): Refusal<Code> | null {
  const problem = problemOf(view, move);
  return problem === null ? null : REFUSALS[problem];
}

function problemOf({ seat, open, hands }: View, move: Move): Code | null {
  const { setting, stage, windows, moved } = open;
  const own = seat === 'table' ? -1 : seat;
  const window = windows[own] ?? [];
  switch (move.type) {
    case 'place':
      if (stage.name !== 'building') return 'not-placing';
      if (hands[own]?.includes(move.card) !== true) return 'not-in-hand';
      return placingProblem(window, move.cell, shapesOf(setting.config));
    case 'activate':
      if (stage.name !== 'activating') return 'not-activating';
      return activatingProblem(window, moved[own] ?? [], move.card);
  }
}

function activatingProblem(window: readonly Placed[], moved: readonly Card[], card: Card) {
  if (!window.some((placed) => placed.card === card)) return 'not-in-window';
  if (arrowOf(card) === null) return 'no-arrow';
  if (moved.includes(card)) return 'moved-already';
  return isCovered(window, moved, card) ? 'covered' : null;
}

export function chance(state: State, random: Random): Event {
  const { setting, stage } = state.open;
  if (stage.name === 'dealing') return sampleDeal(state, stage.deal, random);
  return { type: 'start', seat: drawStart(setting.config, random) };
}

/** There are no dice. */
export function thrown(): Throw | null {
  return null;
}

/** Deals are too many to list. */
export function outcomes({ open }: State): readonly Outcome<Misty>[] | null {
  if (open.stage.name !== 'starting') return null;
  const { start, seats } = open.setting.config;
  const candidates = start === 'random' ? seatsOf(seats) : [start];
  return candidates.map((seat) => ({
    event: { type: 'start', seat },
    odds: 1 / candidates.length,
  }));
}

export function apply(state: State, action: Action<Misty>): State {
  if (action.by === 'chance') return applyEvent(state, action.event);
  const { move } = action;
  switch (move.type) {
    case 'place':
      return commit(state, action.by, { card: move.card, cell: move.cell });
    case 'activate': {
      const { setting, stage, windows, scores } = state.open;
      const moved = replaced(state.open.moved, action.by, [
        ...(state.open.moved[action.by] ?? []),
        move.card,
      ]);
      return { open: activate({ setting, stage, windows, moved, scores }), hidden: state.hidden };
    }
  }
}

function applyEvent(state: State, event: Event): State {
  const { open, hidden } = state;
  const { setting, stage, windows, moved, scores } = open;
  switch (event.type) {
    case 'start':
      return {
        open: {
          setting: { config: setting.config, start: event.seat },
          stage: { name: 'dealing', deal: 0 },
          windows,
          moved,
          scores,
        },
        hidden,
      };
    case 'deal':
      return applyDeal(state, stage.name === 'dealing' ? stage.deal : 0, event);
  }
}

/** Nothing shows until everybody has committed. */
function commit({ open, hidden }: State, seat: Seat, pick: Placed): State {
  const { hands, rest } = hidden;
  const picks = replaced(hidden.picks, seat, pick);
  return picks.includes(null)
    ? { open, hidden: { hands, picks, rest } }
    : reveal(open, hidden, picks as readonly Placed[]);
}

/** All picks go into the windows, and what is left of the hands goes round. */
function reveal(open: Open, { hands, rest }: Hidden, picks: readonly Placed[]): State {
  const { setting, stage, moved, scores } = open;
  const { config } = setting;
  if (stage.name !== 'building') throw new Error(`Nobody picks while ${stage.name}.`);
  const { deal, pick } = stage;
  const passed: (readonly Card[])[] = hands.map(() => []);
  hands.forEach((hand, seat) => {
    passed[receiver(config, deal, seat)] = hand.filter((card) => card !== picks[seat]?.card);
  });
  const windows = open.windows.map((window, seat) => [...window, picks[seat] as Placed]);
  const left = hands.some((hand) => hand.length > 1);
  const later: Stage = left
    ? { name: 'building', deal, pick: pick + 1 }
    : deal + 1 < passing(config).length
      ? { name: 'dealing', deal: deal + 1 }
      : { name: 'activating', done: 0 };
  return {
    open: activate({ setting, stage: later, windows, moved, scores }),
    hidden: { hands: passed, picks: picks.map(() => null), rest },
  };
}

/** Goes on to the next seat with a card to move; after the last one the round is scored. */
function activate(open: Open): Open {
  const { setting, stage, windows, moved, scores } = open;
  if (stage.name !== 'activating') return open;
  let { done } = stage;
  while (done < setting.config.seats) {
    const seat = activator(setting, done);
    if (movable(windows[seat] ?? [], moved[seat] ?? []).length > 0) {
      return { setting, stage: { name: 'activating', done }, windows, moved, scores };
    }
    done += 1;
  }
  const points = windows.map((window, seat) => scoreSheet(window, moved[seat] ?? []).points);
  return finishRound({ setting, stage, windows, moved, scores: [...scores, points] });
}

/** The windows stay on the table until the next round is dealt. */
function finishRound({ setting, windows, moved, scores }: Open): Open {
  const won = everySeat(setting).some(
    (seat) => roundsTaken({ scores }, seat) >= setting.config.options.roundsToWin,
  );
  const stage: Stage = won ? { name: 'over' } : { name: 'dealing', deal: 0 };
  return { setting, stage, windows, moved, scores };
}

/**
 * A commit stands, as the ruling says. Windows lie open and do not touch each other, so a step of an
 * activation can be taken back until the last one ends it: nobody goes back into what another seat does.
 */
export function isFinal({ open }: State, { by, move }: Decision<Misty>): boolean {
  if (move.type === 'place') return true;
  const moved = [...(open.moved[by] ?? []), move.card];
  return movable(open.windows[by] ?? [], moved).length === 0;
}
