import { runCommand } from '../scripts/usage';
import { appRows } from './app';
import { coreRows } from './core';
import { isMet, type Row } from './measure';
import { reviewRows } from './review';
import { thinkingRows } from './thinking';
import { HELP, wishOf, type Wish } from './wish';

async function* rowsOf(wish: Wish): AsyncGenerator<Row> {
  if (wish.parts.has('core')) yield* coreRows();
  if (wish.parts.has('thinking')) yield* thinkingRows();
  if (wish.parts.has('review')) yield* reviewRows();
  yield* appRows(wish);
}

function barOf({ bar, unit = '' }: Row): string {
  if (bar === null) return '';
  return 'least' in bar ? `at least ${bar.least}${unit}` : `at most ${bar.most}${unit}`;
}

/** As soon as it is measured: a long run shows where it is. */
function print(row: Row): void {
  const verdict =
    row.bar === null ? '' : isMet(row) ? `met (${barOf(row)})` : `MISSED (${barOf(row)})`;
  const figure = `${row.figure.toPrecision(3)}${row.unit ?? ''}`;
  process.stdout.write(`${figure.padStart(8)}  ${verdict.padEnd(24)}  ${row.name}\n`);
  process.stdout.write(`${' '.repeat(36)}  ${row.detail}\n`);
}

void runCommand('bench', async () => {
  const words = process.argv.slice(2);
  if (words.includes('--help') || words.includes('-h')) {
    process.stdout.write(HELP);
    return;
  }
  for await (const row of rowsOf(wishOf(words))) {
    print(row);
    if (!isMet(row)) process.exitCode = 1;
  }
});
