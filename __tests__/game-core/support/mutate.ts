import { pick, type Random } from '../../../src/game-core/kernel/chance';

type Path = readonly string[];

/** Values that a broken or wicked record may hold anywhere. */
const STRANGE: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1,
  2.5,
  7,
  1e308,
  '',
  'stop',
  'continue',
  'chance',
  '__proto__',
  [],
  {},
  [[[]]],
  { by: 0, move: 'stop' },
  { by: 'chance', event: { type: 'roll', face: 3 } },
  'x'.repeat(1000),
];

/** A source of mutations: copies with one thing replaced, removed, doubled or exchanged. */
export class Mutator {
  private readonly paths: readonly Path[];

  constructor(private readonly json: unknown) {
    this.paths = allPaths(json);
  }

  mutate(random: Random): unknown {
    const donor = valueAt(this.json, pick(this.paths, random));
    return changed(this.json, pick(this.paths, random), (parent, key) => {
      change(parent, key, donor, random);
    });
  }
}

/** A copy in which the parent of the place has been changed; what lies off the way is shared. */
function changed(json: unknown, path: Path, edit: (parent: object, key: string) => void): unknown {
  const [key, ...rest] = path;
  if (typeof json !== 'object' || json === null || key === undefined) return json;
  const copy: object = Array.isArray(json) ? [...json] : { ...json };
  if (rest.length === 0) edit(copy, key);
  else Reflect.set(copy, key, changed(Reflect.get(copy, key), rest, edit));
  return copy;
}

function change(parent: object, key: string, donor: unknown, random: Random): void {
  const value: unknown = Reflect.get(parent, key);
  switch (random.below(5)) {
    case 0:
      Reflect.set(parent, key, pick(STRANGE, random));
      break;
    case 1:
      if (Array.isArray(parent)) parent.splice(Number(key), 1);
      else Reflect.deleteProperty(parent, key);
      break;
    case 2:
      if (Array.isArray(parent)) parent.splice(Number(key), 0, value);
      else Reflect.set(parent, `${key}2`, value);
      break;
    case 3:
      Reflect.set(parent, key, donor);
      break;
    case 4:
      Reflect.set(parent, key, nudged(value, random));
  }
}

function nudged(value: unknown, random: Random): unknown {
  if (typeof value === 'number') return value + (random.below(2) === 0 ? 1 : -1);
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return value === 'stop' ? 'continue' : value.slice(1);
  return Array.isArray(value) ? [...value].reverse() : [value];
}

/** Every place in the data below its root, each as the way to it. */
function allPaths(value: unknown, path: Path = []): Path[] {
  const inner =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, each]) => allPaths(each, [...path, key]))
      : [];
  return path.length === 0 ? inner : [path, ...inner];
}

function valueAt(root: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => Reflect.get(value as object, key), root);
}
