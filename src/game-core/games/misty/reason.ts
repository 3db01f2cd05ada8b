import { isAsGood } from '../../coach/even';
import type { Verdict, Weighed } from '../../kernel/judge';
import type { Seat } from '../../kernel/seats';
import { kindOf, type Card } from './cards';
import { faceOf } from './faces';
import { bestPoints } from './order';
import { columnOf, rowOf } from './sheet';
import type { Move, Placed, View, Window } from './types';

/** Why a choice is the best one, in facts that its seat can check in its own window. */
export type Reason =
  /** There is nothing to choose. */
  | { readonly kind: 'only' }
  | {
      readonly kind: 'place';
      /** What the window would come to with this card and no other after it. */
      readonly points: number;
      /** The same with the card and cell that would make most of it at once. */
      readonly most: number;
      /** Only this card makes that much at once, in another cell. */
      readonly isElsewhere: boolean;
      /** There is no card of another kind to choose. */
      readonly isOneKind: boolean;
      /** How many smiles would lie side by side with it; 0 where it is none. */
      readonly smiles: number;
    }
  | {
      readonly kind: 'activate';
      /** What can be reached if this card moves next, and at most and at least if another one does. */
      readonly points: number;
      readonly others: number;
      readonly worst: number;
      /** What is reached with each card that leads to fewer points than this one; null where it differs, or none does. */
      readonly fewer: number | null;
      /** The fewest points with which the round ends as well, among what can be chosen. */
      readonly enough: number;
    };

export function reasonFor(view: View, { best, moves }: Verdict<Move>): Reason {
  if (best === null || moves.length < 2) return { kind: 'only' };
  return best.move.type === 'place' ? placing(view, best.move, moves) : waking(view, best, moves);
}

function placing(
  { seat, open }: View,
  { card, cell }: Placed,
  moves: Verdict<Move>['moves'],
): Reason {
  const window = open.windows[seat as Seat] ?? [];
  const standing = new Standing(window);
  const mostOf = (isMeant: (drawing: Card) => boolean) =>
    moves.reduce((highest, { move }) => {
      const counts = move.type === 'place' && isMeant(move.card);
      return counts ? Math.max(highest, standing.with(move)) : highest;
    }, 0);
  const most = mostOf(() => true);
  return {
    kind: 'place',
    points: standing.with({ card, cell }),
    most,
    isElsewhere: mostOf((drawing) => kindOf(drawing) !== kindOf(card)) < most,
    isOneKind: moves.every(({ move }) => kindOf(move.card) === kindOf(card)),
    smiles: smilesWith(window, { card, cell }),
  };
}

/** What a window comes to with one card more, in the words of the key that places it: "up to 5 now". */
class Standing {
  private readonly known = new Map<string, number>();

  constructor(private readonly window: Window) {}

  with({ card, cell }: Placed): number {
    const alike = `${faceOf(card)} ${cell}`;
    const known = this.known.get(alike);
    if (known !== undefined) return known;
    const points = bestPoints([...this.window, { card, cell }]);
    this.known.set(alike, points);
    return points;
  }
}

/** How many smiles would lie side by side where this one is put. */
function smilesWith(window: Window, { card, cell }: Placed): number {
  if (kindOf(card) !== 'smile') return 0;
  const isSmile = (row: number, column: number) =>
    window.some(({ card: other, cell: at }) => {
      return kindOf(other) === 'smile' && rowOf(at) === row && columnOf(at) === column;
    });
  let count = 1;
  for (const step of [-1, 1]) {
    for (let at = columnOf(cell) + step; isSmile(rowOf(cell), at); at += step) count += 1;
  }
  return count;
}

/** What can be reached with each card that may move next. */
function reached({ seat, open }: View, moves: Verdict<Move>['moves']): ReadonlyMap<Card, number> {
  const window = open.windows[seat as Seat] ?? [];
  const moved = open.moved[seat as Seat] ?? [];
  return new Map(moves.map(({ move: { card } }) => [card, bestPoints(window, [...moved, card])]));
}

function waking(view: View, best: Weighed<Move>, moves: Verdict<Move>['moves']): Reason {
  const byCard = reached(view, moves);
  const pointsOf = ({ move }: Weighed<Move>) => byCard.get(move.card) ?? 0;
  const points = pointsOf(best);
  const others = moves.filter((each) => each !== best).map(pointsOf);
  const [fewer = null, ...more] = new Set(others.filter((each) => each < points));
  return {
    kind: 'activate',
    points,
    others: Math.max(...others),
    worst: Math.min(...others),
    fewer: more.length === 0 ? fewer : null,
    enough: Math.min(points, ...moves.filter((each) => isAsGood(each, best)).map(pointsOf)),
  };
}

/** The cards to wake first that lead to as many points as the best one, without it or with it, and those that lead to fewer. */
export function firstCards(view: View, { best, moves }: Verdict<Move>) {
  const byCard = reached(view, moves);
  const top = best?.move.card ?? null;
  const points = top === null ? 0 : (byCard.get(top) ?? 0);
  const cards = [...byCard.keys()];
  const isLess = (card: Card) => (byCard.get(card) ?? 0) < points;
  const good = cards.filter((card) => !isLess(card));
  return { good, equals: good.filter((card) => card !== top), less: cards.filter(isLess) };
}
