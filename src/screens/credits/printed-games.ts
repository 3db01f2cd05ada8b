import type { GameId } from '../game-doors';

/** Whose the printed games are, as their rulebooks name them. */
export interface PrintedGame {
  readonly author: string;
  readonly illustrator: string;
  readonly publisher: string;
  /** Where the rulebook names one. */
  readonly year: number | null;
}

export const PRINTED_GAMES: Readonly<Record<GameId, PrintedGame>> = {
  'so-ein-mist': {
    author: 'Rüdiger Dorn',
    illustrator: 'Marek Bláha',
    publisher: 'ABACUSSPIELE',
    year: 2019,
  },
  'alles-kaese': {
    author: 'Meelis Looweer',
    illustrator: 'Michael Menzel',
    publisher: 'ABACUSSPIELE',
    year: 2013,
  },
  misty: {
    author: 'Florian Fay',
    illustrator: 'Felix Kindelán',
    publisher: 'HELVETIQ',
    year: null,
  },
  'mice-to-meet-you': {
    author: 'Daniel Bernsen',
    illustrator: 'Alisa Menges',
    publisher: 'Skellig Games',
    year: 2019,
  },
};
