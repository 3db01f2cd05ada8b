import type { SeatRange } from './seats';

/** A rule that is on or off. */
export interface Flag {
  readonly kind: 'flag';
  readonly default: boolean;
  /** The seat counts at which it may be switched from its default; all where absent. */
  readonly seats?: SeatRange;
}

/** One of several values. */
export interface Choice<T extends string | number> {
  readonly kind: 'choice';
  readonly values: readonly T[];
  readonly default: T;
  readonly seats?: SeatRange;
}

/** A value for each seat, no value twice; null or absent: left to chance. By default all are. */
export interface Picks<T extends string> {
  readonly kind: 'picks';
  readonly values: readonly T[];
}

export type OptionSpec = Flag | Choice<string | number> | Picks<string>;
export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

export type OptionValue = boolean | string | number | readonly (string | null)[];

type ValueOf<S extends OptionSpec> =
  S extends Picks<infer T>
    ? readonly (T | null)[]
    : S extends Choice<infer T>
      ? T
      : S extends Flag
        ? boolean
        : never;

export type OptionsOf<S extends OptionSpecs> = { readonly [Name in keyof S]: ValueOf<S[Name]> };

export function defaultOf(spec: OptionSpec): OptionValue {
  return spec.kind === 'picks' ? [] : spec.default;
}

/** Why a value does not fit an option at that many seats; null where it does. */
export function optionProblem(
  name: string,
  spec: OptionSpec,
  value: unknown,
  seats: number,
): string | null {
  const wanted = wantedForm(spec, value, seats);
  if (wanted !== null) return `Option ${name} must be ${wanted}.`;
  if (spec.kind === 'picks' || spec.seats === undefined || value === spec.default) return null;
  const { min, max } = spec.seats;
  if (seats >= min && seats <= max) return null;
  const range = min === max ? `${min}` : `${min} to ${max}`;
  return `Option ${name} is for ${range} ${max === 1 ? 'player' : 'players'}, not for ${seats}.`;
}

/** What the value should have been; null where it is fine. */
function wantedForm(spec: OptionSpec, value: unknown, seats: number): string | null {
  switch (spec.kind) {
    case 'flag':
      return typeof value === 'boolean' ? null : 'true or false';
    case 'choice':
      return spec.values.some((allowed) => allowed === value)
        ? null
        : `one of ${spec.values.join(', ')}`;
    case 'picks':
      return arePicks(spec.values, value, seats)
        ? null
        : `at most ${seats} different ones of ${spec.values.join(', ')}, or null for chance`;
  }
}

function arePicks(allowed: readonly string[], value: unknown, seats: number): boolean {
  if (!Array.isArray(value) || value.length > seats) return false;
  const picked = value.filter((pick) => pick !== null);
  return new Set(picked).size === picked.length && picked.every((pick) => allowed.includes(pick));
}

/** Every legal combination of flags and choices at that many seats; picks stay with chance. */
export function optionCombinations<S extends OptionSpecs>(specs: S, seats: number): OptionsOf<S>[] {
  let combinations: Record<string, OptionValue>[] = [{}];
  for (const [name, spec] of Object.entries(specs)) {
    const values = settings(spec).filter((v) => optionProblem(name, spec, v, seats) === null);
    combinations = combinations.flatMap((rest) => values.map((v) => ({ ...rest, [name]: v })));
  }
  return combinations as OptionsOf<S>[];
}

function settings(spec: OptionSpec): readonly OptionValue[] {
  switch (spec.kind) {
    case 'flag':
      return [false, true];
    case 'choice':
      return spec.values;
    case 'picks':
      return [[]];
  }
}
