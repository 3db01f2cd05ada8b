/** "Anna", "Anna and Bruno", "Anna, Bruno and Cleo". */
const together = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

const ordinal = (rank: number) => `${rank}${['st', 'nd', 'rd'][rank - 1] ?? 'th'}`;

export const scoring = {
  title: 'Scores',
  winner: (name: string, score: string) => `${name} wins with ${score}!`,
  shared: (names: readonly string[], score: string) =>
    `${together(names)} share the victory with ${score} each!`,
  sharedWhy: 'Nothing separates them, not even the tie-break.',
  places: 'Places',
  place: (rank: number, name: string, score: string) => `${ordinal(rank)} place: ${name}, ${score}`,
  rematch: 'Rematch',
  rematchLine: 'Same people, the next one begins',
  again: 'Play again',
  review: 'Looking back',
  reviewLine: 'Every choice, luck and skill',
  setUp: 'Change the setup',
  replay: 'Look at the game again',
  log: 'Read what happened',
  dice: 'Check fair play',
  lobby: 'To the lobby',
};
