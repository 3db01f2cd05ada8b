/** The games that have a table, by their id. Apart from the tables: a lobby must not load them. */
export const PLAYABLE = ['so-ein-mist', 'alles-kaese', 'misty', 'mice-to-meet-you'] as const;

export type PlayableGame = (typeof PLAYABLE)[number];

export function isPlayable(game: string): game is PlayableGame {
  return PLAYABLE.some((each) => each === game);
}
