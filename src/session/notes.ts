import type { Session } from './session';

/** What is noted during a match and kept beside its record. It only ever grows, in whichever window. */
export interface Noted {
  /** All decisions that somebody had a hint for, by name. */
  readonly hinted?: readonly string[] | undefined;
  /** The latest round in which a bot said something. */
  readonly talked?: number | undefined;
}

/** The same, be there hints or not. */
type Told = Noted & { readonly hinted: readonly string[] };

/** What both windows have noted. */
export function together(some: Noted, others: Noted): Told {
  const hinted = [...new Set([...(some.hinted ?? []), ...(others.hinted ?? [])])];
  const rounds = [some.talked, others.talked].filter((round) => round !== undefined);
  return { hinted, talked: rounds.length === 0 ? undefined : Math.max(...rounds) };
}

/** The notes of a match that is being played. */
export interface Notebook extends Pick<Session, 'noteHint' | 'lastTalk' | 'noteTalk'> {
  readonly noted: () => Told;
  /** Another window has noted something too. */
  add(others: Noted): void;
}

const NONE: readonly string[] = [];

/** What is noted counts at once, and is stored when it is its turn. */
export function createNotebook(
  { hinted = NONE, talked }: Noted,
  store: () => Promise<void>,
  onHinted: () => void,
): Notebook {
  let noted: Told = { hinted, talked };
  const add = (others: Noted): void => void (noted = together(noted, others));
  return {
    noted: () => noted,
    add,
    async noteHint(name) {
      if (noted.hinted.includes(name)) return;
      add({ hinted: [name] });
      onHinted();
      await store();
    },
    lastTalk: () => noted.talked ?? null,
    noteTalk(round) {
      add({ talked: round });
      return store();
    },
  };
}
