import * as v from 'valibot';

import type { Game } from '../game-core/kernel/game';
import { defaultOf, optionProblem } from '../game-core/kernel/options';

/** What people agreed on for the flags and choices of a game; who has which animal is no rule. */
export type Variants = Readonly<Record<string, boolean | number | string>>;

export const variantsSchema = v.record(
  v.string(),
  v.union([v.boolean(), v.number(), v.pipe(v.string(), v.maxLength(60))]),
);

/**
 * Why these are not variants of the game; null where they are. A variant that is for another number
 * of players is no problem: it waits until that many play.
 */
export function variantsProblem(game: Game, variants: Variants): string | null {
  for (const [name, value] of Object.entries(variants)) {
    const spec = Object.hasOwn(game.options, name) ? game.options[name] : undefined;
    if (spec === undefined || spec.kind === 'picks') return `There is no variant called ${name}.`;
    const problem = optionProblem(name, spec, value, spec.seats?.min ?? game.seats.max);
    if (problem !== null) return problem;
  }
  return null;
}

/** All variants of the game, those that were not given at their defaults. */
export function withDefaults(game: Game, variants: Variants): Variants {
  const defaults = Object.entries(game.options).flatMap(([name, spec]) =>
    spec.kind === 'picks' ? [] : [[name, defaultOf(spec)] as const],
  );
  return { ...Object.fromEntries(defaults), ...variants } as Variants;
}
