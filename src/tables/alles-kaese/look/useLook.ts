import { useMemo } from 'react';
import type { Front } from '../../../game-core/games/alles-kaese/cards';
import type { AllesKaese, Card, Kept, View } from '../../../game-core/games/alles-kaese/types';
import type { Seat } from '../../../game-core/kernel/seats';
import type { BoardProps } from '../../shared/game-table';
import { pawedSlots } from '../odds';
import { useHold, type Hold } from './useHold';

interface Look {
  /** Whose look it is. */
  readonly seat: Seat;
  /** What a look shows; null while nobody is to look. */
  readonly cards: readonly Kept[] | null;
  readonly hold: Hold;
  /** A tap opens, for people who cannot hold. */
  readonly isTap: boolean;
  /** One person plays: nobody else may see, so there is no curtain. */
  readonly isAlone: boolean;
  /** Who decides may look again. */
  readonly canLookAgain: boolean;
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
  const canLookAgain =
    request?.kind === 'decide' && !fromMemory && pawedSlots(view.open, seat).length > 0;
  const cards = useMemo(() => (isAsked ? cardsToSee(view) : null), [isAsked, view]);
  const again = useMemo(() => (canLookAgain ? seenOnShelves(view) : NOTHING), [canLookAgain, view]);
  const name = request === null ? '' : `${request.kind} ${request.name}`;
  const hold = useHold({ name, isTap, isOnce: fromMemory });
  const isOpenHere = isAlone && hold.isOpen;
  const fronts = useMemo(
    () =>
      new Map((isOpenHere ? (cards ?? again) : NOTHING).map(({ card, front }) => [card, front])),
    [isOpenHere, cards, again],
  );
  return { seat, cards, hold, isTap, isAlone, canLookAgain, fronts };
}

const NOTHING: readonly Kept[] = [];

/** The slice that was just chosen; who looks again in a turn of their own sees all of theirs. */
function cardsToSee(view: View): readonly Kept[] {
  const { log, die } = view.open;
  if (die !== null) return seenOnShelves(view);
  return view.seen.filter(({ card }) => card === log.at(-1)?.card);
}

function seenOnShelves({ open, seen }: View): readonly Kept[] {
  return seen.filter(({ card }) => open.board.display.includes(card));
}
