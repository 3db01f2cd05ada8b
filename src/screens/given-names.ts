import { plain } from '../game-core/kernel/throwers';
import { FIRST_PHRASES } from '../i18n/first';

/** As many as sit at the largest table. */
const MOST_PLAYERS = 6;

/** Which player goes by this name because nobody typed one, in any of our languages; null for a name of one's own. */
export function givenNumber(name: string): number | null {
  const typed = plain(name);
  for (let nth = 1; nth <= MOST_PLAYERS; nth += 1) {
    const given = Object.values(FIRST_PHRASES).map((words) => plain(words.app.person(nth)));
    if (given.includes(typed)) return nth;
  }
  return null;
}

/** Where somebody typed such a name, the app's own has a number behind it: "Player 1 2". */
export function isGivenName(name: string): boolean {
  return givenNumber(name) !== null || givenNumber(name.replace(/ \d+$/, '')) !== null;
}
