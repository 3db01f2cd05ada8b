import * as v from 'valibot';

import { sumUp, type Thrown } from '../game-core/kernel/throwers';
import { fail, ok, type Result } from '../game-core/kernel/result';
import { loadAll, parseJson, write, type SetAside, type WriteProblem } from './entries';
import { keyOf, type Store } from './store';

/** The dice of one match that was removed. */
export interface Gone {
  /** The match's. */
  readonly id: string;
  readonly thrown: readonly Thrown[];
}

/**
 * What was thrown in matches that are no longer there. The latest of them are still told apart, so
 * that none is counted twice: one that is there after all, because the device died before it was
 * deleted or another window still plays it, is not counted here but where it lies.
 */
export interface DiceTally {
  readonly sums: readonly Thrown[];
  /** The latest last. */
  readonly latest: readonly Gone[];
}

export const NO_TALLY: DiceTally = { sums: [], latest: [] };

/** More than can be under way at once. */
const TOLD_APART = 20;

const text = v.pipe(v.string(), v.maxLength(60));

const thrown = v.strictObject({
  by: v.variant('kind', [
    v.strictObject({ kind: v.literal('person'), name: text }),
    v.strictObject({ kind: v.literal('bot'), game: text, bot: text }),
  ]),
  counts: v.pipe(
    v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
    v.length(6),
    v.readonly(),
  ),
});

const schema = v.strictObject({
  sums: v.array(thrown),
  latest: v.array(v.strictObject({ id: v.string(), thrown: v.array(thrown) })),
});

const NAME = 'gone';

/** Under this key it lies. */
export const TALLY_KEY = keyOf('dice', NAME);

function readTally(found: string): Result<DiceTally, { readonly message: string }> {
  const parsed = v.safeParse(schema, parseJson(found));
  return parsed.success ? ok(parsed.output) : fail({ message: 'This is no tally of dice.' });
}

export interface LoadedTally {
  readonly tally: DiceTally;
  readonly setAside: readonly SetAside[];
}

export async function loadTally(store: Store): Promise<LoadedTally> {
  const { entries, setAside } = await loadAll(store, 'dice', readTally);
  const found = entries.find(({ name }) => name === NAME);
  return { tally: found?.value ?? NO_TALLY, setAside };
}

export function saveTally(store: Store, tally: DiceTally): Promise<Result<null, WriteProblem>> {
  return write(store, 'dice', NAME, JSON.stringify(tally));
}

/** With one more match, or with more of a match that it had already. */
export function withGone({ sums, latest }: DiceTally, gone: Gone): DiceTally {
  const others = latest.filter(({ id }) => id !== gone.id);
  const all = [...others, gone];
  const old = all.slice(0, -TOLD_APART);
  return {
    sums: sumUp([...sums, ...old.flatMap((each) => each.thrown)]),
    latest: all.slice(-TOLD_APART),
  };
}

/** Everything in it but the dice of matches that are there. */
export function thrownElsewhere(
  { sums, latest }: DiceTally,
  isHere: (id: string) => boolean,
): readonly Thrown[] {
  return [...sums, ...latest.filter(({ id }) => !isHere(id)).flatMap((each) => each.thrown)];
}
