import { useFirstPhrases } from '../../i18n/first';
import { inSentence } from '../../tables/shared/names';
import { doorOf, type GameDoor } from '../game-doors';
import type { OpenGame } from './open-games';
import { since } from './since';

/** What is said about an open game. */
export interface OpenGameWords {
  readonly door: GameDoor;
  readonly title: string;
  readonly when: string;
  /** Whose turn it is; null while cards are being dealt. */
  readonly turn: string | null;
  readonly goOn: string;
  readonly remove: string;
}

export function useOpenGame(
  { game, players, waitsFor, playedAt }: OpenGame,
  now: number,
): OpenGameWords {
  const say = useFirstPhrases();
  const { title } = say.games[game];
  const names = players.map(({ name }) => inSentence(name));
  const waiting = waitsFor.map((seat) => names[seat] ?? '');
  return {
    door: doorOf(game),
    title,
    when: since(playedAt, now, say),
    turn: waiting.length === 0 ? null : say.lobby.turn(waiting),
    goOn: say.lobby.goOnWith(title, names.join(', ')),
    remove: say.lobby.remove(title, names.join(', ')),
  };
}
