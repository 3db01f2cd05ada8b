import { runCommand, UsageError } from '../scripts/usage';
import { appRows } from './app';
import { coreRows } from './core';
import { isMet, type Row } from './measure';
import { thinkingRows } from './thinking';

const PARTS: Readonly<Record<string, () => Row[] | Promise<Row[]>>> = {
  core: coreRows,
  thinking: thinkingRows,
  app: appRows,
};

const HELP = `How fast is it? npm run bench [-- part ...]

  core      the game core and its bots, against each other and against boardgame.io
  thinking  how long the strongest bot of every game thinks about a decision
  app       the exported app in a real browser, against a bare app of the same stack

Without a part, all of them. The exit code is 1 where a bar is missed.
`;

function barOf({ bar, unit = '' }: Row): string {
  if (bar === null) return '';
  return 'least' in bar ? `at least ${bar.least}${unit}` : `at most ${bar.most}${unit}`;
}

function print(rows: readonly Row[]): void {
  const cells = [
    ['what', 'figure', 'bar', '', 'measured'],
    ...rows.map((row) => [
      row.name,
      `${row.figure.toPrecision(3)}${row.unit ?? ''}`,
      barOf(row),
      row.bar === null ? '' : isMet(row) ? 'met' : 'MISSED',
      row.detail,
    ]),
  ];
  const widths = [0, 1, 2, 3, 4].map((at) =>
    Math.max(...cells.map((row) => (row[at] ?? '').length)),
  );
  for (const row of cells) {
    const line = row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ');
    process.stdout.write(`${line.trimEnd()}\n`);
  }
}

void runCommand('bench', async () => {
  const names = process.argv.slice(2);
  if (names.includes('--help') || names.includes('-h')) {
    process.stdout.write(HELP);
    return;
  }
  const unknown = names.find((name) => !Object.hasOwn(PARTS, name));
  if (unknown !== undefined) {
    const known = Object.keys(PARTS).join(', ');
    throw new UsageError(`There is no part ${unknown}; there are ${known}. Try --help.`);
  }
  const rows: Row[] = [];
  for (const [name, measure] of Object.entries(PARTS)) {
    if (names.length === 0 || names.includes(name)) rows.push(...(await measure()));
  }
  print(rows);
  if (!rows.every(isMet)) process.exitCode = 1;
});
