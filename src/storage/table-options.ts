import * as v from 'valibot';

/**
 * What people agreed on about the table itself, such as whether odds are shown. The rules know nothing of it,
 * so no record holds it. Which options there are is a matter of the tables; here they are only kept.
 */
export type TableOptions = Readonly<Record<string, boolean>>;

/** Whether what only one person may see is shown to them once: what they have seen they have to remember. */
export function isShownOnce({ fromMemory = false }: TableOptions): boolean {
  return fromMemory;
}

const name = v.pipe(v.string(), v.maxLength(60));

export const tableOptionsSchema = v.record(name, v.boolean());

/** Those in the head of a save. What cannot be read is no reason to lose a match: the defaults hold then. */
export function tableOptionsIn(found: unknown): TableOptions | undefined {
  const parsed = found === undefined ? undefined : v.safeParse(tableOptionsSchema, found);
  return parsed?.success ? parsed.output : undefined;
}
