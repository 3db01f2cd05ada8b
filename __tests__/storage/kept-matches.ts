import { GAMES } from '../../src/game-core/games';
import { readSave, writeSave, type SavedMatch } from '../../src/storage/save-format';
import { keyOf, nameOf, type Store } from '../../src/storage/store';
import type { MemoryStore } from './memory-store';

type Kept = Omit<SavedMatch, 'people'> & Partial<Pick<SavedMatch, 'people'>>;

/** Puts a match on the device as the app does; who plays is known unless said otherwise. */
export async function keepMatch(store: Store, id: string, kept: Kept): Promise<void> {
  const people = kept.players.map(({ name, bot }) => (bot === null ? `person-${name}` : null));
  await store.setItem(keyOf('matches', id), writeSave({ people, ...kept }).text);
}

/** All matches of the device that this version can read, opened by the rules. */
export function keptMatches(store: MemoryStore): ReadonlyMap<string, SavedMatch> {
  return new Map(
    [...store.items].flatMap(([key, text]) => {
      const id = nameOf('matches', key);
      if (id === null) return [];
      const read = readSave(text, GAMES);
      if (!read.ok && read.error.isNewer === true) return [];
      if (!read.ok) throw new Error(`${id}: ${read.error.message}`);
      return [[id, read.value] as const];
    }),
  );
}
