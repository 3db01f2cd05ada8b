import { pick as pickAny, shuffled, type Random } from '../../kernel/chance';
import type { Viewer } from '../../kernel/game';
import { ALL_CARDS, type Card } from './cards';
import { sorted } from './setup';
import { handSize, seatsKnownTo, shapesOf } from './table';
import type { Open, Placed, State, View } from './types';
import { freeCells } from './window';

/**
 * A hand that the viewer has held stays known to it: it saw the whole hand, and every card that
 * left it since was revealed.
 */
export function view({ open, hidden }: State, seat: Viewer): View {
  const known = knownSeats(open, seat);
  return {
    seat,
    open,
    committed: hidden.picks.map((pick) => pick !== null),
    hands: hidden.hands.map((hand, holder) => (known.includes(holder) ? hand : null)),
    pick: seat === 'table' ? null : (hidden.picks[seat] ?? null),
  };
}

function knownSeats({ setting, stage }: Open, viewer: Viewer): number[] {
  if (viewer === 'table' || stage.name !== 'building') return [];
  return seatsKnownTo(setting.config, stage.deal, stage.pick, viewer);
}

/**
 * The unseen cards are in the hands that the viewer has not held and among those not dealt, every
 * way to share them out equally likely. A hidden commit is any that its hand and window allow.
 */
export function imagine(
  { seat, open, committed, hands: known, pick }: View,
  random: Random,
): State {
  const seen = new Set([
    ...open.windows.flatMap((window) => window.map(({ card }) => card)),
    ...known.flatMap((hand) => hand ?? []),
  ]);
  const unseen = shuffled(
    ALL_CARDS.filter((card) => !seen.has(card)),
    random,
  );
  const size = handSizeNow(open);
  const hands = known.map((hand) => hand ?? sorted(unseen.splice(0, size)));
  const picks = committed.map((isIn, other) => {
    if (other === seat) return pick;
    return isIn ? anyPick(open, other, hands[other] ?? [], random) : null;
  });
  return { open, hidden: { hands, picks, rest: sorted(unseen) } };
}

/** Cards in every hand; a committed one still counts. */
function handSizeNow({ setting, stage }: Open): number {
  return stage.name === 'building' ? handSize(setting.config) - stage.pick : 0;
}

function anyPick(
  { setting, windows }: Open,
  seat: number,
  hand: readonly Card[],
  random: Random,
): Placed {
  const cells = freeCells(windows[seat] ?? [], shapesOf(setting.config));
  return { card: pickAny(hand, random), cell: pickAny(cells, random) };
}
