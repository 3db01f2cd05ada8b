import { UsageError } from '../scripts/usage';
import { GAMES } from '../src/game-core/games';

export const APP_PARTS = ['size', 'start', 'lobby', 'frames', 'taps'] as const;
export type AppPart = (typeof APP_PARTS)[number];
export type Part = 'core' | 'thinking' | 'review' | AppPart;

const PARTS: readonly Part[] = ['core', 'thinking', 'review', ...APP_PARTS];
/** What is measured at each table. */
const AT_TABLES: readonly Part[] = ['frames', 'taps'];

export const HELP = `How fast is it? npm run bench [-- part ...] [game ...]

  core      the game core and its bots, against each other and against boardgame.io
  thinking  how long the strongest bot of every game thinks about a decision
  review    how long it takes to judge a whole game when it is over
  app       the exported app in a real browser, against a bare app of the same stack, which is:
    size      what has to be loaded
    start     how soon the lobby can be used
    lobby     the same with years of matches on the phone
    frames    how smoothly each table moves while bots play (a minute for each row)
    taps      how soon each table answers a finger

Without a part, all of them. Games (${GAMES.map(({ game }) => game.id).join(', ')})
narrow frames and taps to their tables; without a part they mean those two.
The exit code is 1 where a bar is missed.
`;

export interface Wish {
  readonly parts: ReadonlySet<Part>;
  /** The tables that are measured, by the ids of their games. */
  readonly games: readonly string[];
}

/** What the words of a command line ask for. */
export function wishOf(words: readonly string[]): Wish {
  const known = GAMES.map(({ game }) => game.id);
  const games = words.filter((word) => known.includes(word));
  const named = words.filter((word) => !known.includes(word)).flatMap(partsNamed);
  const unnamed = games.length > 0 ? AT_TABLES : PARTS;
  return {
    parts: new Set(named.length > 0 ? named : unnamed),
    games: games.length > 0 ? games : known,
  };
}

function partsNamed(word: string): readonly Part[] {
  if (word === 'app') return APP_PARTS;
  const parts = PARTS.filter((part) => part === word);
  if (parts.length === 0) throw new UsageError(`There is nothing called ${word}. Try --help.`);
  return parts;
}
