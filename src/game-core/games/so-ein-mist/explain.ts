import type { Card } from './cards';
import { activeSeat, forcedStop, hops, isDealt, isOver, takerAt } from './table';
import type { Board, Face, Happening, Open, Slot, View } from './types';

export function explain({ open: before }: View, { open: after }: View): readonly Happening[] {
  if (!isDealt(before)) return dealt(after);
  if (after.turn > before.turn) return stopped(before, after);
  const seat = activeSeat(before);
  const face = after.dice[after.dice.length - 1] as Face;
  if (after.rolling) return [{ type: 'set-aside', seat, face }];
  return [{ type: 'rolled', seat, face, forced: forcedStop(after.dice) }];
}

function dealt({ board, setting }: Open): Happening[] {
  const passedOn = board.passed.map(({ from, to }): Happening => ({ type: 'passed-on', from, to }));
  return [{ type: 'dealt', start: setting.start }, ...passedOn];
}

function stopped(before: Open, after: Open): Happening[] {
  const seat = activeSeat(before);
  const over = hops(before.board, seat, before.dice[before.dice.length - 1] as Face);
  const slot = after.board.places[seat] as Slot;
  const taker = takerAt(before.board, seat, slot);
  const happenings: Happening[] = [
    { type: 'hopped', seat, from: before.board.places[seat] as Slot, over },
  ];
  if (taker !== seat) happenings.push({ type: 'queued', seat, behind: taker });
  happenings.push({ type: 'took', seat: taker, card: before.board.path[slot] as Card, slot });
  const card = after.board.path[slot] as Card | null;
  if (card !== null) happenings.push({ type: 'refilled', seat, card, slot });
  return isOver(after) ? [...happenings, ...ended(after.board)] : happenings;
}

function ended({ passed }: Board): Happening[] {
  const revealed = passed.map(({ from, to, card }): Happening => {
    return { type: 'revealed', seat: to, card: card as Card, from };
  });
  return [...revealed, { type: 'ended' }];
}
