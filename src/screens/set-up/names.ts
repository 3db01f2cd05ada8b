import type { Phrases } from '../../i18n';
import type { Seated, SetUp } from '../../storage/set-ups';

/** Short enough to stand on a chip. */
export const LONGEST_NAME = 16;

/** Counted as people count, so that no emoji is cut in two. */
export function shortened(text: string, longest = LONGEST_NAME): string {
  const letters = Array.from(text);
  return letters.length <= longest ? text : letters.slice(0, longest).join('');
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
  return bot === null ? say.setUp.person(id) : say.setUp.botName(id);
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
