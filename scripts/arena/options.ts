import type { OptionSpec, OptionSpecs, OptionValue } from '../../src/game-core/kernel/options';
import { UsageError } from '../usage';

/**
 * The options of a game as they are written on a command line: `doubling,another-round` for rules
 * that are on or off, `level=2` for a choice, `animals=cow/?/pig` for picks with chance in between.
 */
export function readOptions(specs: OptionSpecs, text: string): Record<string, OptionValue> {
  const settled: Record<string, OptionValue> = {};
  for (const part of text.split(',').filter((each) => each.trim() !== '')) {
    const [name = '', ...values] = part.trim().split('=');
    const value = values.length === 0 ? null : values.join('=');
    const key = Object.keys(specs).find((each) => kebab(each) === name);
    const spec = key === undefined ? undefined : specs[key];
    if (key === undefined || spec === undefined) {
      const known = Object.keys(specs).map(kebab).join(', ') || 'none';
      throw new UsageError(`There is no option "${name}"; there are: ${known}.`);
    }
    if (Object.hasOwn(settled, key)) throw new UsageError(`Option ${name} is named twice.`);
    settled[key] = readValue(name, spec, value);
  }
  return settled;
}

function readValue(name: string, spec: OptionSpec, text: string | null): OptionValue {
  if (spec.kind === 'flag') {
    if (text === null) return true;
    throw new UsageError(`Option ${name} takes no value: name it to switch it on.`);
  }
  if (text === null) {
    throw new UsageError(`Option ${name} needs a value: ${name}=… of ${spec.values.join(', ')}.`);
  }
  if (spec.kind === 'picks') return text.split('/').map((pick) => (pick === '?' ? null : pick));
  return spec.values.find((value) => String(value) === text) ?? text;
}

export function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
