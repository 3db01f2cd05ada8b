/** What the app says wherever somebody is, before any screen but the lobby is loaded. */
export const app = {
  /** What pages are called. */
  setUpOf: (game: string) => `Set up ${game}`,
  dice: 'The dice',
  settings: 'Settings',
  credits: 'Credits',
  /** Somebody who has typed no name. */
  person: (nth: number) => `Player ${nth}`,
  broken: 'Something broke here.',
  brokenLine: 'The game is not lost: every move was saved before you saw it.',
  tryAgain: 'Try again',
  toLobby: 'To the lobby',
};
