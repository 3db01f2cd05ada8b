import type { Random } from '../../kernel/chance';
import type { Action, Decision, Outcome, Throw, Turn } from '../../kernel/game';
import { replaced } from '../../kernel/lists';
import type { Refusal } from '../../kernel/refusal';
import type { Seat } from '../../kernel/seats';
import type { Card } from './cards';
import { applyDeal, sampleDeal } from './setup';
import {
  activeSeat,
  deciding,
  drawCount,
  forcedStop,
  isDealt,
  isOver,
  landing,
  roundOf,
  takerAt,
  turnsOf,
} from './table';
import {
  FACES,
  type Code,
  type Event,
  type Face,
  type Move,
  type Open,
  type Passed,
  type SoEinMist,
  type State,
  type View,
} from './types';

const FREE: readonly Move[] = ['stop', 'continue'];
const FORCED: readonly Move[] = ['stop'];
const NONE: readonly Move[] = [];

const REFUSALS: Readonly<Record<Code, Refusal<Code>>> = {
  'repeat-forces-stop': {
    code: 'repeat-forces-stop',
    rule: 'You rolled a number that you had already set aside in this turn, so you must stop with it.',
  },
  'last-die-forces-stop': {
    code: 'last-die-forces-stop',
    rule: 'This was the fifth and last die, so you must stop with it.',
  },
};

export function turn({ open }: State): Turn {
  const seat = deciding(open);
  if (seat !== null) return { kind: 'seats', seats: [seat] };
  if (!isDealt(open)) return { kind: 'chance', key: 'deal' };
  if (isOver(open)) return { kind: 'over' };
  return {
    kind: 'chance',
    key: `roll/${activeSeat(open)}/${roundOf(open)}/${open.dice.length}`,
  };
}

export function moves({ seat, open }: View): readonly Move[] {
  if (deciding(open) !== seat) return NONE;
  return forcedStop(open.dice) === null ? FREE : FORCED;
}

export function check({ open }: View, move: Move): Refusal<Code> | null {
  if (move === 'stop') return null;
  const forced = forcedStop(open.dice);
  return forced === null ? null : REFUSALS[forced];
}

export function chance({ open }: State, random: Random): Event {
  if (!isDealt(open)) return sampleDeal(open.setting.config, random);
  return { type: 'roll', face: FACES[random.below(FACES.length)] as Face };
}

export function thrown({ open }: State, event: Event): Throw | null {
  return event.type === 'roll' ? { seat: activeSeat(open), faces: [event.face] } : null;
}

export function outcomes({ open }: State): readonly Outcome<SoEinMist>[] | null {
  if (!isDealt(open)) return null;
  return FACES.map((face) => ({ event: { type: 'roll', face }, odds: 1 / FACES.length }));
}

export function apply(state: State, action: Action<SoEinMist>): State {
  const { open, hidden } = state;
  if (action.by === 'chance') return applyEvent(state, action.event);
  switch (action.move) {
    case 'continue':
      return { open: withDice(open, open.dice, true), hidden };
    case 'stop':
      return { open: stop(state, action.by), hidden };
  }
}

function applyEvent(state: State, event: Event): State {
  const { open, hidden } = state;
  switch (event.type) {
    case 'deal':
      return applyDeal(state, event);
    case 'roll':
      return { open: withDice(open, [...open.dice, event.face], false), hidden };
  }
}

// Written out, not spread: a spread that replaces fields costs ten times as much on V8, and bots
// play through millions of these.
function withDice({ setting, board, turn }: Open, dice: readonly Face[], rolling: boolean): Open {
  return { setting, board, turn, dice, rolling };
}

/** Move, somebody takes the card, the active seat refills the gap, and the turn is over. */
function stop({ open, hidden }: State, seat: Seat): Open {
  const { setting, board, dice } = open;
  const slot = landing(board, seat, dice[dice.length - 1] as Face);
  const taker = takerAt(board, seat, slot);
  const refill = hidden.draws[seat]?.[drawCount(open, seat) - 1] ?? null;
  const turn = open.turn + 1;
  const ended = turn === turnsOf(setting.config);
  return {
    setting,
    board: {
      path: replaced(board.path, slot, refill),
      places: replaced(board.places, seat, slot),
      arrivals: [...board.arrivals.filter((other) => other !== seat), seat],
      taken: replaced(board.taken, taker, [
        ...(board.taken[taker] as readonly Card[]),
        board.path[slot] as Card,
      ]),
      passed: ended ? reveal(board.passed, hidden.passed) : board.passed,
    },
    turn,
    dice: [],
    rolling: !ended,
  };
}

/** The scoring piles are turned over: now everybody sees what was passed on. */
function reveal(passed: readonly Passed[], cards: readonly Card[]): readonly Passed[] {
  return passed.map(({ from, to }, index) => ({ from, to, card: cards[index] ?? null }));
}

/**
 * Rolling on is followed by chance anyway. A stop stands once it has turned up a card: the refill,
 * or at the very end the cards that were passed on.
 */
export function isFinal({ open }: State, { by, move }: Decision<SoEinMist>): boolean {
  if (move === 'continue') return false;
  const endsGame = open.turn + 1 === turnsOf(open.setting.config);
  return drawCount(open, by) > 0 || (endsGame && open.board.passed.length > 0);
}
