import type { Card } from '../../game-core/games/so-ein-mist/cards';
import { drawCount } from '../../game-core/games/so-ein-mist/table';
import type {
  Board,
  Face,
  Happening,
  Open,
  Slot,
  SoEinMist,
  View,
} from '../../game-core/games/so-ein-mist/types';
import type { Seat } from '../../game-core/kernel/seats';
import type { Act, Staging } from '../shared/acts/acts';

/** Where every piece is. */
export interface Tableau {
  readonly path: readonly (Card | null)[];
  readonly places: readonly Slot[];
  readonly arrivals: readonly Seat[];
  readonly dice: readonly Face[];
  /** Whose turn the dice belong to, counted. */
  readonly turn: number;
  /** By seat. */
  readonly counts: readonly Counts[];
}

export interface Counts {
  readonly draw: number;
  readonly pile: number;
}

export type MistAct = Act<Tableau> &
  (
    | { readonly kind: 'deal' }
    | { readonly kind: 'roll'; readonly seat: Seat; readonly face: Face }
    | { readonly kind: 'walk'; readonly seat: Seat; readonly over: readonly Slot[] }
    | { readonly kind: 'take'; readonly seat: Seat; readonly card: Card; readonly slot: Slot }
    | { readonly kind: 'refill'; readonly seat: Seat; readonly card: Card }
  );

function tableauOf({ open }: View): Tableau {
  const { board, dice, turn } = open;
  return {
    path: board.path,
    places: board.places,
    arrivals: board.arrivals,
    dice,
    turn,
    counts: board.taken.map((_, seat) => countsOf(open, seat)),
  };
}

/** Draw pile and scoring pile; what a pile consists of is nobody's business before the end. */
function countsOf(open: Open, seat: Seat): Counts {
  const { taken, passed } = open.board;
  const received = passed.filter(({ to }) => to === seat).length;
  return { draw: drawCount(open, seat), pile: received + (taken[seat]?.length ?? 0) };
}

function actOf(happening: Happening, tableau: Tableau, view: View): MistAct | null {
  switch (happening.type) {
    case 'dealt':
      return { kind: 'deal', tableau: tableauOf(view), lasts: [3, 'slide'], cue: null };
    case 'rolled': {
      const { seat, face } = happening;
      const dice = [...tableau.dice, face];
      const lasts = [1, 'tumble'] as const;
      return { kind: 'roll', seat, face, tableau: { ...tableau, dice }, lasts, cue: ['dice', 1] };
    }
    case 'hopped': {
      const { seat, over } = happening;
      const walked = { ...tableau, ...arrived(tableau, seat, over[over.length - 1] as Slot) };
      const steps = over.length;
      return {
        kind: 'walk',
        seat,
        over,
        tableau: walked,
        lasts: [steps, 'hop'],
        cue: ['hop', steps],
      };
    }
    case 'took': {
      const { seat, card, slot } = happening;
      const counts = changed(tableau.counts, seat, { pile: 1 });
      const path = tableau.path.map((each) => (each === card ? null : each));
      const taken = { ...tableau, path, counts };
      return {
        kind: 'take',
        seat,
        card,
        slot,
        tableau: taken,
        lasts: [1, 'fly'],
        cue: ['take', 1],
      };
    }
    case 'refilled': {
      const { seat, card, slot } = happening;
      const counts = changed(tableau.counts, seat, { draw: -1 });
      const path = tableau.path.map((each, at) => (at === slot ? card : each));
      const refilled = { ...tableau, path, counts };
      return { kind: 'refill', seat, card, tableau: refilled, lasts: [1, 'flip'], cue: null };
    }
    // The die slides aside while the next one tumbles: nobody waits for it.
    case 'set-aside':
    // Its words are enough: the figure is seen to join the queue.
    case 'queued':
    case 'passed-on':
    // The scoring shows it.
    case 'revealed':
    case 'ended':
      return null;
  }
}

function arrived(
  { places, arrivals }: Tableau,
  seat: Seat,
  slot: Slot,
): Pick<Board, 'places' | 'arrivals'> {
  return {
    places: places.map((place, other) => (other === seat ? slot : place)),
    arrivals: [...arrivals.filter((other) => other !== seat), seat],
  };
}

function changed(counts: readonly Counts[], seat: Seat, by: Partial<Counts>): readonly Counts[] {
  return counts.map((each, other) =>
    other === seat ? { draw: each.draw + (by.draw ?? 0), pile: each.pile + (by.pile ?? 0) } : each,
  );
}

export const staging: Staging<SoEinMist, Tableau, MistAct> = { tableauOf, actOf };
