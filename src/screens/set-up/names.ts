import type { Phrases } from '../../i18n';
import type { Seated, SetUp } from '../../storage/set-ups';

/** Short enough to stand on a chip. */
export const LONGEST_NAME = 16;

/** What belongs to the sign before it: accents, joiners, skin colours, the letters of a flag's region. */
const JOINS = /^[\p{M}\u200D\u{1F3FB}-\u{1F3FF}\u{E0020}-\u{E007F}]$/u;
const JOINER = '\u200D';
/** Two of these make one flag. */
const FLAG_LETTER = /^[\u{1F1E6}-\u{1F1FF}]$/u;

/** Whether the text can be cut before that code point without breaking what is seen as one sign. */
function canCut(points: readonly string[], at: number): boolean {
  const point = points[at] ?? '';
  if (JOINS.test(point) || points[at - 1] === JOINER) return false;
  if (!FLAG_LETTER.test(point)) return true;
  let letters = 0;
  while (FLAG_LETTER.test(points[at - 1 - letters] ?? '')) letters += 1;
  return letters % 2 === 0;
}

/** Cut so that no emoji is cut in two. Done by hand, for phones do not all know where signs end. */
export function shortened(text: string, longest = LONGEST_NAME): string {
  const points = Array.from(text);
  if (points.length <= longest) return text;
  let end = longest;
  while (end > 0 && !canCut(points, end)) end -= 1;
  // One sign alone is longer than all that may stand there.
  return points.slice(0, end === 0 ? longest : end).join('');
}

/** What somebody typed as a name; empty where nothing of it can be seen. */
export function tidied(text: string): string {
  const name = shortened(text.replaceAll(/\s+/g, ' ').trim()).trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(name) ? name : '';
}

/** Everybody's name by seat: the own one, or one that the app gives. No name is there twice. */
export function namesOf({ players }: SetUp, say: Phrases): readonly string[] {
  const taken = players.map(({ name }) => name).filter((name) => name !== '');
  return players.map((player) => {
    if (player.name !== '') return player.name;
    const name = unlike(givenName(player, say), taken);
    taken.push(name);
    return name;
  });
}

function givenName({ id, bot }: Seated, say: Phrases): string {
  return bot === null ? say.app.person(id) : say.setUp.botName(id);
}

function unlike(name: string, taken: readonly string[]): string {
  if (!taken.some((other) => isSame(other, name))) return name;
  for (let nth = 2; ; nth += 1) {
    const another = `${name} ${nth}`;
    if (!taken.some((other) => isSame(other, another))) return another;
  }
}

export function isSame(one: string, other: string): boolean {
  return one.toLocaleLowerCase() === other.toLocaleLowerCase();
}
