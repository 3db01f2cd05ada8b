import {
  DICE_ON_CARDS,
  type Card,
  type DiceCard,
} from '../../../game-core/games/mice-to-meet-you/cards';
import type { Phrases } from '../../../i18n';
import type { Asked, RoomState } from '../house/room-state';

/** The name of this game in the box. */
export const GAME = 'mice-to-meet-you';

/** What a person has to know of a room without seeing it. */
export function roomInWords(
  { mice: say }: Phrases,
  state: RoomState,
  card: Card,
  asked: Asked | null,
): string {
  const facts = [roomName(say, state, card)];
  if (state.kind === 'larder' && state.after.length > 0) facts.push(say.onlyAfter(state.after));
  else if (asked !== null) facts.push(...askedInWords(say, state, card, asked));
  const told = facts.join(', ');
  return asked?.chosen === card ? `${told}. ${say.isChosen}` : told;
}

function roomName(say: Phrases['mice'], state: RoomState, card: Card): string {
  switch (state.kind) {
    case 'mice':
      return say.room(card);
    case 'empty':
      return say.emptyRoom(card);
    case 'larder':
      return say.openLarder(card, giving(say, state.card));
    case 'closed':
      return say.closedLarder(card);
  }
}

function giving(say: Phrases['mice'], card: DiceCard): string {
  const { red, yellow } = DICE_ON_CARDS[card];
  return say.larderGives(red.length, yellow.length);
}

function askedInWords(
  say: Phrases['mice'],
  { kind }: RoomState,
  card: Card,
  asked: Asked,
): readonly string[] {
  if (asked.kind === 'miss') {
    if (!asked.penalties.has(card)) return [];
    return [kind === 'closed' ? say.mayOpen : kind === 'larder' ? say.mayClose : say.mayComeBack];
  }
  const price = asked.reach.get(card);
  if (price !== undefined) return [say.reachable(price), say.ways(asked.waysTo(card))];
  return kind === 'mice' || kind === 'larder' ? [say.notReachable] : [];
}
