import * as v from 'valibot';

import { fail, ok, type Result } from '../game-core/kernel/result';
import { sumUp, type Thrown } from '../game-core/kernel/throwers';
import { loadAll, parseJson, remove, type ReadProblem } from './entries';
import { saveEarlier } from './results';
import { keyOf, type Store } from './store';
import { diceSchema } from './summary';

/**
 * Before every match left a result, the dice of removed ones went into one tally: sums, and beside
 * them the last ones by their ids, of which some could still be there.
 */
const text = v.pipe(v.string(), v.maxLength(60));

const thrown = v.strictObject({
  by: v.variant('kind', [
    v.strictObject({ kind: v.literal('person'), name: text }),
    v.strictObject({ kind: v.literal('bot'), game: text, bot: text }),
  ]),
  counts: diceSchema,
});

const schema = v.strictObject({
  sums: v.array(thrown),
  latest: v.array(v.strictObject({ id: v.string(), thrown: v.array(thrown) })),
});

type Tally = v.InferOutput<typeof schema>;

const NAME = 'gone';

/** Under this key it lies. */
export const TALLY_KEY = keyOf('dice', NAME);

export function readTally(found: string): Result<Tally, ReadProblem> {
  const parsed = v.safeParse(schema, parseJson(found));
  return parsed.success ? ok(parsed.output) : fail({ message: 'This is no tally of dice.' });
}

export interface TakenOver {
  /** What is counted now that was not counted before. */
  readonly thrown: readonly Thrown[];
  /** The tally could not be read. */
  readonly isBroken: boolean;
}

/**
 * The tally becomes an entry among the results. Its name follows from the tally, so that it is
 * written once however often the device dies on the way.
 */
export async function takeOverTally(
  store: Store,
  isHere: (match: string) => boolean,
  isWritten: (name: string) => boolean,
): Promise<TakenOver> {
  const { entries, setAside } = await loadAll(store, 'dice', readTally);
  const isBroken = setAside.length > 0;
  const found = entries.find(({ name }) => name === NAME);
  if (found === undefined) return { thrown: [], isBroken };
  const name = `earlier-${fingerprint(found.text)}`;
  if (isWritten(name)) {
    await remove(store, 'dice', NAME);
    return { thrown: [], isBroken };
  }
  const { sums, latest } = found.value;
  const gone = latest.filter(({ id }) => !isHere(id)).flatMap((each) => each.thrown);
  const all = sumUp([...sums, ...gone]);
  const saved = await saveEarlier(store, name, all);
  if (saved.ok) await remove(store, 'dice', NAME);
  return { thrown: all, isBroken };
}

/** Eight digits that follow from the text. */
function fingerprint(found: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < found.length; at += 1) {
    hash = Math.imul(hash ^ found.charCodeAt(at), 0x01000193) >>> 0;
  }
  return hash.toString(16).padStart(8, '0');
}
