import { useMemo } from 'react';
import type { Front } from '../../../game-core/games/alles-kaese/cards';
import { activeSeat } from '../../../game-core/games/alles-kaese/table';
import type { AllesKaese, Card, Kept, View } from '../../../game-core/games/alles-kaese/types';
import type { Seat } from '../../../game-core/kernel/seats';
import type { BoardProps } from '../../shared/game-table';
import { pawedSlots } from '../odds';
import { useHold, type Hold } from './useHold';

export interface Look {
  /** Whose look it is. */
  readonly seat: Seat;
  /** What a look shows; null while nobody is to look. */
  readonly cards: readonly Kept[] | null;
  readonly hold: Hold;
  /** A tap opens, for people who cannot hold. */
  readonly isTap: boolean;
  /** One person plays: nobody else may see, so there is no curtain. */
  readonly isAlone: boolean;
  /** A front is shown to its peeker once only. */
  readonly fromMemory: boolean;
  /** Whose turn it is may look again. */
  readonly canLookAgain: boolean;
  /** Who was to look has looked: they may go on. */
  readonly isDone: boolean;
  /** What lies open on the shelves, by card. */
  readonly fronts: ReadonlyMap<Card, Front>;
}

/** Who may look at what, and what of it is open now. */
export function useLook(props: BoardProps<AllesKaese>): Look {
  const { scene, request, players, tapToLook: isTap = false, tableOptions } = props;
  const { view } = scene;
  const isAlone = players.filter(({ bot }) => bot === null).length === 1;
  const fromMemory = tableOptions?.['fromMemory'] ?? false;
  const seat = request === null || request.kind === 'read' ? 0 : request.seat;
  const isAsked = request?.kind === 'look';
  const isAgain = isAsked && isLookAgain(view, seat);
  const isAtTurn = request?.kind === 'decide' || request?.kind === 'throw';
  const canLookAgain = isAtTurn && !fromMemory && pawedSlots(view.open, seat).length > 0;
  const cards = useMemo(
    () => (isAsked ? (isAgain ? seenOnShelves(view) : justPeeked(view)) : null),
    [isAsked, isAgain, view],
  );
  const again = useMemo(() => (canLookAgain ? seenOnShelves(view) : NOTHING), [canLookAgain, view]);
  const hold = useHold({
    name: request === null ? '' : `${request.kind} ${request.name}`,
    isTap,
    isOnce: fromMemory,
    isCovered: props.isCovered ?? false,
    isTaken: isAsked && request.isTaken,
    take: props.onTakeLook ?? freely,
  });
  const isOpenHere = isAlone && hold.isOpen;
  const fronts = useMemo(
    () =>
      new Map((isOpenHere ? (cards ?? again) : NOTHING).map(({ card, front }) => [card, front])),
    [isOpenHere, cards, again],
  );
  const isDone = isAgain || hold.hasShown;
  return { seat, cards, hold, isTap, isAlone, fromMemory, canLookAgain, isDone, fronts };
}

const NOTHING: readonly Kept[] = [];

const freely = async () => true;

/** Who peeked looks after their turn; who looks again does so in a turn of their own. */
export function isLookAgain({ open }: Pick<View, 'open'>, seat: Seat): boolean {
  return seat === activeSeat(open);
}

function justPeeked({ open, seen }: View): readonly Kept[] {
  return seen.filter(({ card }) => card === open.log.at(-1)?.card);
}

function seenOnShelves({ open, seen }: View): readonly Kept[] {
  return seen.filter(({ card }) => open.board.display.includes(card));
}
