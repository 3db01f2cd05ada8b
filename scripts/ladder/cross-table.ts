import { percent, table } from './markdown';
import type { Step } from './results';

/** How one of each level does in a field of each other one; nothing where none was played. */
export function crossTable(levels: readonly string[], cross: readonly Step[]): string {
  if (cross.length === 0) return '';
  const sizes = [...new Set(cross.map(({ seats }) => seats))].sort((a, b) => a - b);
  const rows = sizes.flatMap((size) =>
    levels.map((level) => [
      `${size}`,
      level,
      ...levels.map((field) => cell(cross, size, level, field)),
    ]),
  );
  return table(['seats', 'level', ...levels.map((level) => `among ${level}`)], rows);
}

function cell(cross: readonly Step[], size: number, level: string, field: string): string {
  const step = cross.find((each) => {
    return each.seats === size && each.level === level && each.against === field;
  });
  return step === undefined ? '' : `${percent(step.wins)} (${step.games})`;
}
