import type { Random } from '../../kernel/chance';
import type { Action, Outcome, Throw, Turn } from '../../kernel/game';
import { replaced } from '../../kernel/lists';
import type { Refusal } from '../../kernel/refusal';
import type { Seat } from '../../kernel/seats';
import { HOLES, type Holes, type Sides } from './cards';
import { applyDeal, sampleDeal } from './setup';
import {
  activeSeat,
  deciding,
  discardsSupply,
  endReason,
  hasGap,
  holesOf,
  isCaught,
  isDealt,
  roundOf,
  slotsWith,
  supplyCount,
} from './table';
import type {
  AllesKaese,
  Board,
  Card,
  Code,
  Event,
  Kept,
  Move,
  Open,
  Slot,
  State,
  View,
} from './types';

const REFUSALS: Readonly<Record<Code, Refusal<Code>>> = {
  'no-such-slot': {
    code: 'no-such-slot',
    rule: 'The display has six places, and a move is about one of them.',
  },
  'must-peek': {
    code: 'must-peek',
    rule: 'No card in the display shows the number you rolled, so you look at one of them.',
  },
  'may-not-peek': {
    code: 'may-not-peek',
    rule: 'A card in the display shows the number you rolled, so you keep or remove such a card.',
  },
  'wrong-number': {
    code: 'wrong-number',
    rule: 'You may keep or remove only a card that shows the number you rolled.',
  },
};

export function turn({ open }: State): Turn {
  const seat = deciding(open);
  if (seat !== null) return { kind: 'seats', seats: [seat] };
  if (!isDealt(open)) return { kind: 'chance', key: 'deal' };
  if (endReason(open) !== null) return { kind: 'over' };
  return { kind: 'chance', key: `roll/${activeSeat(open)}/${roundOf(open)}` };
}

export function moves({ seat, open }: View): readonly Move[] {
  if (open.die === null || deciding(open) !== seat) return [];
  const slots = slotsWith(open.board, open.die);
  if (slots.length === 0) return open.board.display.map((_, slot) => ({ type: 'peek', slot }));
  return slots.flatMap((slot): Move[] => [
    { type: 'keep', slot },
    { type: 'remove', slot },
  ]);
}

export function check({ open: { board, die } }: View, { type, slot }: Move): Refusal<Code> | null {
  const card = board.display[slot];
  if (card === undefined || card === null) return REFUSALS['no-such-slot'];
  const mustPeek = slotsWith(board, die as Holes).length === 0;
  switch (type) {
    case 'peek':
      return mustPeek ? null : REFUSALS['may-not-peek'];
    case 'keep':
    case 'remove':
      if (mustPeek) return REFUSALS['must-peek'];
      return holesOf(board, card) === die ? null : REFUSALS['wrong-number'];
  }
}

export function chance({ open }: State, random: Random): Event {
  if (!isDealt(open)) return sampleDeal(open.setting.config, random);
  return { type: 'roll', face: HOLES[random.below(HOLES.length)] as Holes };
}

export function thrown({ open }: State, event: Event): Throw | null {
  return event.type === 'roll' ? { seat: activeSeat(open), faces: [event.face] } : null;
}

export function outcomes({ open }: State): readonly Outcome<AllesKaese>[] | null {
  if (!isDealt(open)) return null;
  return HOLES.map((face) => ({ event: { type: 'roll', face }, odds: 1 / HOLES.length }));
}

export function apply(state: State, action: Action<AllesKaese>): State {
  if (action.by === 'chance') return applyEvent(state, action.event);
  const { pack } = state;
  const { setting, board, log, die } = state.open;
  const { type, slot } = action.move;
  const card = board.display[slot] as Card;
  const played = play(board, pack, action.by, action.move);
  const discards = discardsSupply(setting, type) && !hasGap(played);
  return {
    open: {
      setting,
      board: discards ? discardTop(played, pack) : played,
      log: [...log, { face: die as Holes, type, card }],
      die: null,
    },
    pack,
  };
}

function applyEvent(state: State, event: Event): State {
  switch (event.type) {
    case 'deal':
      return applyDeal(state, event);
    case 'roll':
      return { open: withDie(state.open, event.face), pack: state.pack };
  }
}

// Here and below written out, not spread: a spread that replaces fields costs far more on V8.
function withDie({ setting, board, log }: Open, die: Holes): Open {
  return { setting, board, log, die };
}

function play(board: Board, pack: readonly Sides[], seat: Seat, { type, slot }: Move): Board {
  const { display, rows, discard, drawn, backs } = board;
  const card = display[slot] as Card;
  switch (type) {
    case 'peek':
      return board;
    case 'keep': {
      const { front } = pack[card] as Sides;
      const row = [...(rows[seat] as readonly Kept[]), { card, front }];
      const gap = replaced(display, slot, null);
      const laid = { display: gap, rows: replaced(rows, seat, row), discard, drawn, backs };
      return isCaught(laid, seat) ? laid : refill(laid, pack, slot);
    }
    case 'remove':
      return refill({ display, rows, discard: [...discard, card], drawn, backs }, pack, slot);
  }
}

/** The top supply card fills the place; the others do not shift. */
function refill(board: Board, pack: readonly Sides[], slot: Slot): Board {
  const { display, rows, discard, drawn, backs } = board;
  return {
    display: replaced(display, slot, drawn),
    rows,
    discard,
    drawn: drawn + 1,
    backs: nextBack(backs, pack),
  };
}

/** The top supply card goes unseen to the discard pile. */
function discardTop(board: Board, pack: readonly Sides[]): Board {
  if (supplyCount(board) === 0) return board;
  const { display, rows, discard, drawn, backs } = board;
  return {
    display,
    rows,
    discard: [...discard, drawn],
    drawn: drawn + 1,
    backs: nextBack(backs, pack),
  };
}

/** Once the top supply card is gone, everybody sees the back of the one below. */
function nextBack(backs: readonly Holes[], pack: readonly Sides[]): readonly Holes[] {
  return backs.length === pack.length ? backs : [...backs, (pack[backs.length] as Sides).holes];
}

/**
 * Every decision stands, for each shows something new: a front, the back of the next supply card, or with
 * the last one the end, after which all is open.
 */
export function isFinal(): boolean {
  return true;
}
