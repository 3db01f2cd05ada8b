import * as v from 'valibot';

import { pick, type Random } from './chance';
import { excerpt, FIRST_ISSUE } from './input-limits';
import type { Config, Game, Kinds } from './game';
import {
  defaultOf,
  optionProblem,
  type OptionsOf,
  type OptionSpecs,
  type OptionValue,
} from './options';
import { fail, ok, type Result } from './result';
import { seatsOf, type Seat } from './seats';

export interface ConfigProblem {
  readonly code: 'malformed-config' | 'seat-count' | 'start' | 'unknown-option' | 'option-value';
  readonly message: string;
  /** The option that it is about. */
  readonly option?: string;
}

/** What may come from outside: absent parts take their defaults. */
const configInput = v.strictObject({
  seats: v.number(),
  start: v.optional(v.union([v.number(), v.literal('random')]), 'random'),
  // Not v.record: it drops keys such as __proto__ in silence, and takes a list for an object.
  options: v.optional(
    v.custom<Readonly<Record<string, unknown>>>(isObject, 'options must be an object'),
    {},
  ),
});

function isObject(input: unknown): boolean {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}

/** Validates a configuration: refuses what the game does not allow, fills in what is absent. */
export function configure<K extends Kinds>(
  game: Game<K>,
  input: unknown,
): Result<Config<K['options']>, ConfigProblem> {
  const parsed = v.safeParse(configInput, input, FIRST_ISSUE);
  if (!parsed.success) {
    return fail({
      code: 'malformed-config',
      message: `Configuration: ${parsed.issues[0].message}`,
    });
  }
  const { seats, start, options } = parsed.output;
  const { min, max } = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    return fail({
      code: 'seat-count',
      message: `${game.id} is for ${min} to ${max} players, not for ${seats}.`,
    });
  }
  if (start !== 'random' && !seatsOf(seats).includes(start)) {
    return fail({ code: 'start', message: `There is no seat ${start} to start with.` });
  }
  const settled = settleOptions(game.options, options, seats);
  if (!settled.ok) return settled;
  return ok({ seats, start, options: settled.value as OptionsOf<K['options']> });
}

function settleOptions(
  specs: OptionSpecs,
  given: Readonly<Record<string, unknown>>,
  seats: number,
): Result<Record<string, OptionValue>, ConfigProblem> {
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(specs, name));
  if (unknown !== undefined) {
    return fail({
      code: 'unknown-option',
      message: `There is no option called ${excerpt(unknown)}.`,
    });
  }
  const settled: Record<string, OptionValue> = {};
  for (const [name, spec] of Object.entries(specs)) {
    const value = Object.hasOwn(given, name) ? given[name] : defaultOf(spec);
    const problem = optionProblem(name, spec, value, seats);
    if (problem !== null) return fail({ code: 'option-value', message: problem, option: name });
    settled[name] = value as OptionValue;
  }
  return ok(settled);
}

/** The seat that starts: the one agreed on, or any. */
export function drawStart(config: Config, random: Random): Seat {
  return config.start === 'random' ? pick(seatsOf(config.seats), random) : config.start;
}
