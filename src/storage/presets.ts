import * as v from 'valibot';

import { findGame, type Registry } from '../game-core/kernel/registry';
import { fail, ok, type Result } from '../game-core/kernel/result';
import {
  loadAll,
  parseJson,
  remove,
  write,
  type Reader,
  type SetAside,
  type WriteProblem,
} from './entries';
import type { Store } from './store';
import { tableOptionsSchema, type TableOptions } from './table-options';
import { variantsProblem, variantsSchema, withDefaults, type Variants } from './variants';

/** House rules under a name. Only rules: who plays changes more often than how. */
export interface Preset {
  /** Its place in storage; a new name does not change it. */
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly variants: Variants;
  readonly tableOptions?: TableOptions;
}

const schema = v.strictObject({
  game: v.string(),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  variants: variantsSchema,
  tableOptions: v.optional(tableOptionsSchema),
});

export function presetReader(registry: Registry): Reader<Omit<Preset, 'id'>> {
  return (text) => {
    const parsed = v.safeParse(schema, parseJson(text));
    if (!parsed.success) return fail({ message: 'These are not house rules of ours.' });
    const entry = findGame(registry, parsed.output.game);
    if (entry === undefined) return fail({ message: 'There is no such game.' });
    const problem = variantsProblem(entry.game, parsed.output.variants);
    if (problem !== null) return fail({ message: problem });
    const variants = withDefaults(entry.game, parsed.output.variants);
    return ok({ ...parsed.output, variants });
  };
}

export interface LoadedPresets {
  /** By name. */
  readonly presets: readonly Preset[];
  readonly setAside: readonly SetAside[];
}

export async function loadPresets(
  store: Store,
  registry: Registry,
  game: string,
): Promise<LoadedPresets> {
  const { entries, setAside } = await loadAll(store, 'presets', presetReader(registry));
  const presets = entries
    .map(({ name: id, value }) => ({ id, ...value }))
    .filter((preset) => preset.game === game);
  return { presets: byName(presets), setAside };
}

export function byName(presets: readonly Preset[]): readonly Preset[] {
  return [...presets].sort((a, b) => a.name.localeCompare(b.name));
}

export function savePreset(
  store: Store,
  { id, ...preset }: Preset,
): Promise<Result<null, WriteProblem>> {
  return write(store, 'presets', id, JSON.stringify(preset));
}

export function deletePreset(store: Store, id: string): Promise<void> {
  return remove(store, 'presets', id);
}

/** Why house rules cannot have this name; null where they can. */
export function presetNameProblem(
  name: string,
  others: readonly Preset[],
): 'empty' | 'taken' | null {
  const wanted = name.trim().toLocaleLowerCase();
  if (wanted === '') return 'empty';
  return others.some((other) => other.name.toLocaleLowerCase() === wanted) ? 'taken' : null;
}
