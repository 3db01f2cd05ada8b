import { gameRows } from './games';
import { isMet, type Row } from './measure';
import { mistySolver } from './misty-solver';
import { soEinMistRows } from './so-ein-mist';

// The yardstick checks its own use at length unless it is told not to.
process.env.NODE_ENV = 'production';

function barOf({ bar }: Row): string {
  if (bar === null) return '';
  return 'least' in bar ? `at least ${bar.least}` : `at most ${bar.most}`;
}

const rows = [...soEinMistRows(), ...mistySolver(), ...gameRows()];
const cells = [
  ['what', 'ratio', 'bar', '', 'measured'],
  ...rows.map((row) => [
    row.name,
    row.ratio.toPrecision(3),
    barOf(row),
    row.bar === null ? '' : isMet(row) ? 'met' : 'MISSED',
    row.detail,
  ]),
];
const widths = [0, 1, 2, 3, 4].map((at) => Math.max(...cells.map((row) => (row[at] ?? '').length)));
for (const row of cells) {
  process.stdout.write(
    `${row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd()}\n`,
  );
}
if (!rows.every(isMet)) process.exitCode = 1;
