import { LAST_TRAP, type Front, type Holes } from '../../game-core/games/alles-kaese/cards';
import {
  activeSeat,
  discardsSupply,
  isDealt,
  seatOfTurn,
  supplyCount,
} from '../../game-core/games/alles-kaese/table';
import type {
  AllesKaese,
  Board as PlayBoard,
  Card,
  Happening,
  Kept,
  Slot,
  View,
} from '../../game-core/games/alles-kaese/types';
import { replaced } from '../../game-core/kernel/lists';
import type { Scene } from '../../game-core/kernel/scene';
import type { Seat } from '../../game-core/kernel/seats';
import type { Act, Staging } from '../shared/acts/acts';

/** Where every piece is. */
export interface Tableau {
  readonly display: readonly (Card | null)[];
  /** By seat, what lies on the plate. */
  readonly rows: readonly (readonly Kept[])[];
  readonly discard: readonly Card[];
  /** The card on top of the pile, and how many there are with it. */
  readonly top: Card;
  readonly supply: number;
  readonly die: Holes | null;
  /** Whose turn the die belongs to, and which turn of the game it is. */
  readonly seat: Seat;
  readonly turn: number;
}

export type KaeseAct = Act<Tableau> & { readonly seat: Seat } & (
    | { readonly kind: 'deal' }
    | { readonly kind: 'roll'; readonly face: Holes }
    | { readonly kind: 'peek'; readonly slot: Slot; readonly card: Card }
    /** Half of it is to gasp: a kept slice turns over where it stands. */
    | ({ readonly kind: 'turn' } & Turned)
    | ({ readonly kind: 'nibble' } & Turned)
    | ({ readonly kind: 'snap'; readonly traps: number } & Turned)
    | ({ readonly kind: 'collect' } & Turned)
    /** The third trap: a picture that stays until somebody has seen it. */
    | ({ readonly kind: 'caught' } & Turned)
    | { readonly kind: 'throw-away'; readonly slot: Slot; readonly card: Card }
    | { readonly kind: 'refill'; readonly slot: Slot; readonly card: Card }
    /** The top of the pile goes away unseen. */
    | { readonly kind: 'leave'; readonly card: Card }
  );

interface Turned {
  readonly slot: Slot;
  readonly card: Card;
  readonly front: Front;
}

function tableauOf({ open }: View): Tableau {
  const { display, rows, discard, drawn } = open.board;
  return {
    display,
    rows,
    discard,
    top: drawn,
    // Before the deal nobody has seen the back of a card: nothing lies there yet.
    supply: isDealt(open) ? supplyCount(open.board) : 0,
    die: open.die,
    seat: activeSeat(open),
    turn: open.log.length,
  };
}

/** As it was before the top of the pile left. */
function withTop(board: PlayBoard): PlayBoard {
  return { ...board, discard: board.discard.slice(0, -1), drawn: board.drawn - 1 };
}

/** Until who peeked has looked, their turn goes on: the die lies there, and so does the top of the pile. */
function tableauBeforeLook({ open }: View): Tableau {
  const turn = open.log.length - 1;
  const board = discardsSupply(open.setting, 'peek') ? withTop(open.board) : open.board;
  return {
    display: board.display,
    rows: board.rows,
    discard: board.discard,
    top: board.drawn,
    supply: supplyCount(board),
    die: open.log[turn]?.face ?? null,
    seat: seatOfTurn(open, turn),
    turn,
  };
}

/** Whether the last turn was a peek, and the next one has not begun. */
function isPeeked({ open }: View): boolean {
  return open.die === null && open.log.at(-1)?.type === 'peek';
}

/**
 * A bot's peek is watched; a person who peeks has chosen the slice with a finger. As long as they look,
 * nothing else goes on.
 */
export function stagingFor(
  isBot: (seat: Seat) => boolean,
  isLooking = false,
): Staging<AllesKaese, Tableau, KaeseAct> {
  const isBeforeLook = (view: View) => isLooking && isPeeked(view);
  return {
    tableauOf: (view) => (isBeforeLook(view) ? tableauBeforeLook(view) : tableauOf(view)),
    actOf(happening, tableau, view) {
      const { seat } = tableau;
      switch (happening.type) {
        case 'dealt': {
          const laid = tableauOf(view);
          return { kind: 'deal', seat: laid.seat, tableau: laid, lasts: [3, 'slide'], cue: null };
        }
        case 'rolled': {
          const { face } = happening;
          const cue = ['dice', 1] as const;
          return {
            kind: 'roll',
            seat,
            face,
            tableau: { ...tableau, die: face },
            lasts: [1, 'tumble'],
            cue,
          };
        }
        case 'peeked': {
          const { slot, card } = happening;
          const lasts = [1, isBot(happening.seat) ? 'think' : 'slide'] as const;
          return { kind: 'peek', seat, slot, card, tableau, lasts, cue: ['reveal', 1] };
        }
        case 'kept':
          return kept(happening, tableau);
        case 'removed': {
          const { slot, card } = happening;
          const gone = { ...tableau, display: replaced(tableau.display, slot, null) };
          return {
            kind: 'throw-away',
            seat,
            slot,
            card,
            tableau: { ...gone, discard: [...tableau.discard, card] },
            lasts: [1, 'fly'],
            cue: ['take', 1],
          };
        }
        case 'refilled': {
          const { slot, card } = happening;
          const filled = { ...drawnFrom(tableau), display: replaced(tableau.display, slot, card) };
          return {
            kind: 'refill',
            seat,
            slot,
            card,
            tableau: filled,
            lasts: [1, 'fly'],
            cue: ['hop', 1],
          };
        }
        case 'supply-discarded': {
          // It leaves after the look.
          if (isBeforeLook(view)) return null;
          const { card } = happening;
          const left = { ...drawnFrom(tableau), discard: [...tableau.discard, card] };
          return { kind: 'leave', seat, card, tableau: left, lasts: [1, 'fly'], cue: ['hop', 1] };
        }
        // The picture of the third trap, or the empty pile, says it.
        case 'ended':
          return null;
      }
    },
  };
}

/** What follows once who peeked has looked: the top of the pile leaves, with few players. */
export function sceneAfterLook(scene: Scene<AllesKaese>): Scene<AllesKaese> {
  const { id, view } = scene;
  const { board, setting, log } = view.open;
  const card = board.discard.at(-1);
  if (!isPeeked(view) || card === undefined || !discardsSupply(setting, 'peek')) return scene;
  // It is still the turn of who peeked.
  const turn = { die: log.at(-1)?.face ?? null, log: log.slice(0, -1) };
  return {
    id,
    view,
    before: { ...view, open: { ...view.open, ...turn, board: withTop(board) } },
    happenings: [{ type: 'supply-discarded', card }],
  };
}

/** The slice turns over, says what it is, and goes to the plate: 900 ms until all have seen it. */
function kept(
  { seat, slot, card, front, traps }: Extract<Happening, { type: 'kept' }>,
  tableau: Tableau,
): readonly KaeseAct[] {
  const turned = { seat, slot, card, front };
  const row = [...(tableau.rows[seat] ?? []), { card, front }];
  const laid = {
    ...tableau,
    display: replaced(tableau.display, slot, null),
    rows: replaced(tableau.rows, seat, row),
  };
  const over: KaeseAct = {
    kind: 'turn',
    ...turned,
    tableau,
    lasts: [2, 'flip'],
    cue: ['reveal', 1],
  };
  const shown: KaeseAct =
    front === 'trap'
      ? { kind: 'snap', ...turned, traps, tableau, lasts: [1, 'slide'], cue: ['snap', 1] }
      : { kind: 'nibble', ...turned, tableau, lasts: [1, 'slide'], cue: ['nibble', 1] };
  const last: KaeseAct =
    traps === LAST_TRAP
      ? { kind: 'caught', ...turned, tableau: laid, lasts: 'until-let-go', cue: null }
      : { kind: 'collect', ...turned, tableau: laid, lasts: [1, 'fly'], cue: ['take', 1] };
  return [over, shown, last];
}

function drawnFrom(tableau: Tableau): Tableau {
  return { ...tableau, top: tableau.top + 1, supply: tableau.supply - 1 };
}
