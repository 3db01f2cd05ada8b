import { allesKaeseHints } from './alles-kaese/hint';
import { miceHints } from './mice-to-meet-you/hint';
import { mistyHints } from './misty/hint';
import type { PlayableGame } from './playable';
import type { Hints } from './shared/hint-words';
import { soEinMistHints } from './so-ein-mist/hint';

/** How each game gives hints. Apart from the tables: judges are loaded when somebody asks for a hint. */
export const HINTS: Readonly<Record<PlayableGame, Hints>> = {
  'so-ein-mist': soEinMistHints,
  'alles-kaese': allesKaeseHints,
  misty: mistyHints,
  'mice-to-meet-you': miceHints,
};
