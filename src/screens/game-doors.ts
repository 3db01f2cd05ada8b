import { GAMES } from '../game-core/games';
import type { SeatRange } from '../game-core/kernel/seats';
import type { FirstPhrases } from '../i18n/first';
import type { AccentName, PictureName } from '../ui';

export type GameId = keyof FirstPhrases['games'];

/** How a game shows itself before it is played. */
export interface GameDoor {
  readonly id: GameId;
  readonly accent: AccentName;
  readonly picture: PictureName;
  readonly seats: SeatRange;
}

const LOOKS: Readonly<Record<GameId, Pick<GameDoor, 'accent' | 'picture'>>> = {
  'so-ein-mist': { accent: 'mist', picture: 'cow' },
  'alles-kaese': { accent: 'cheese', picture: 'cheese' },
  misty: { accent: 'misty', picture: 'rocket' },
  'mice-to-meet-you': { accent: 'mice', picture: 'mouse' },
};

export function isGameId(text: string | null | undefined): text is GameId {
  return text !== null && text !== undefined && Object.hasOwn(LOOKS, text);
}

/** The games of the box in its order. */
export const DOORS: readonly GameDoor[] = GAMES.flatMap(({ game: { id, seats } }) =>
  isGameId(id) ? [{ id, seats, ...LOOKS[id] }] : [],
);

export function doorOf(id: GameId): GameDoor {
  const door = DOORS.find((each) => each.id === id);
  if (door === undefined) throw new RangeError(`There is no door to ${id}.`);
  return door;
}
