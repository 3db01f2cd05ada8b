import * as v from 'valibot';

import { fail, ok, type Result } from '../game-core/kernel/result';
import { loadOne, parseJson, write, type SetAside, type WriteProblem } from './entries';
import type { Store } from './store';

/** How people like the app to be. An entry of an older version lacks some: those take their defaults. */
const settings = v.object({
  language: v.optional(v.picklist(['device', 'en', 'de']), 'device'),
  theme: v.optional(v.picklist(['device', 'day', 'night']), 'device'),
  speed: v.optional(v.picklist(['normal', 'fast', 'off']), 'normal'),
  /** Bots wait for a key before each of their actions. */
  stepByStep: v.optional(v.boolean(), false),
  /** It was said once that a tap skips what moves. */
  knowsSkip: v.optional(v.boolean(), false),
  /** Each sound has its own switch. */
  sounds: v.optional(
    v.object({
      dice: v.optional(v.boolean(), true),
      hop: v.optional(v.boolean(), true),
      take: v.optional(v.boolean(), true),
      turn: v.optional(v.boolean(), true),
      win: v.optional(v.boolean(), true),
    }),
    {},
  ),
  haptics: v.optional(v.boolean(), true),
  bigCards: v.optional(v.boolean(), false),
  confirmMoves: v.optional(v.boolean(), false),
  tapToLook: v.optional(v.boolean(), false),
  /** Bots say now and then what they think of it. */
  botsTalk: v.optional(v.boolean(), false),
});

export type Settings = v.InferOutput<typeof settings>;

export const DEFAULT_SETTINGS: Settings = v.parse(settings, {});

const NAME = 'app';

export function readSettings(text: string): Result<Settings, { readonly message: string }> {
  const parsed = v.safeParse(settings, parseJson(text));
  return parsed.success ? ok(parsed.output) : fail({ message: 'These are not settings of ours.' });
}

export interface LoadedSettings {
  readonly settings: Settings;
  readonly setAside: readonly SetAside[];
}

export async function loadSettings(store: Store): Promise<LoadedSettings> {
  const { entries, setAside } = await loadOne(store, 'settings', NAME, readSettings);
  return { settings: entries[0]?.value ?? DEFAULT_SETTINGS, setAside };
}

export function saveSettings(store: Store, value: Settings): Promise<Result<null, WriteProblem>> {
  return write(store, 'settings', NAME, JSON.stringify(value));
}
