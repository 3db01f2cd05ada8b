import type { Estimate } from '../arena/tally';

/** A share in percent with its standard error. */
export function percent({ mean, error }: Estimate): string {
  return `${(100 * mean).toFixed(2)} % ± ${(100 * error).toFixed(2)}`;
}

export function table(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [heading, ...rows];
  const widths = heading.map((_, at) => Math.max(...all.map((row) => (row[at] ?? '').length)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(heading), rule, ...rows.map(line)].join('\n');
}
