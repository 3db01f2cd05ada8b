import { writeFileSync } from 'node:fs';

import { GAMES } from '../../src/game-core/games';
import type { Entry } from '../../src/game-core/kernel/registry';
import { parseFlags, runCommand, UsageError } from '../usage';
import { writeUp } from './document';
import { calibrate } from './judged';
import { measureLosses } from './losses';
import { readResults, withStep, writeResults } from './results';
import { playStep, type Table } from './steps';
import { tablesOf } from './tables';
import { measureTimes, measureTimesWithoutCompiler } from './times';

/** Where the steps that were played are kept. */
type List = 'steps' | 'cross' | 'judge';

const HELP = `Measures the levels of every game and writes docs/bots.md.

  npm run -s arena:ladder -- --game so-ein-mist --games 5000

  --game ID       one game only; what is known of the others stays
  --level NAME    this level only: the step up to it
  --against NAME  with --cross: fields of this level only
  --seats N       tables of this size only
  --games N       games for each pair of levels and table size (5000); 0 plays none
  --cross         instead of the level below every other level: one of each among all others,
                  with the same dice and cards for all tables of a size
  --variants      instead of the standard rules each variant, for the strongest level only
  --yardstick     instead of the level below a plain tree search that works as much as the
                  strongest level does
  --walks N       that search takes so many walks, to repeat what was measured
  --judge         instead of the levels one who chooses by the judge, among the strongest level
  --positions N   positions in which the judge is compared with how games ended (0)
  --decisions N   decisions whose loss and time are measured (200); 0 measures none
  --worlds N      imagined worlds in which the judge weighs them (200); 0 measures times only
  --help          this text

Results are kept in docs/bots/*.json, so that a long run can be done part by part.
`;

const FLAGS = {
  game: { type: 'string' },
  level: { type: 'string' },
  against: { type: 'string' },
  seats: { type: 'string' },
  games: { type: 'string', default: '5000' },
  cross: { type: 'boolean', default: false },
  variants: { type: 'boolean', default: false },
  yardstick: { type: 'boolean', default: false },
  walks: { type: 'string' },
  judge: { type: 'boolean', default: false },
  positions: { type: 'string', default: '0' },
  decisions: { type: 'string', default: '200' },
  worlds: { type: 'string', default: '200' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

void runCommand('arena:ladder', () => {
  const given = parseFlags(FLAGS, process.argv.slice(2));
  if (given.help) {
    process.stdout.write(HELP);
    return;
  }
  const entries = GAMES.filter(({ game }) => given.game === undefined || game.id === given.game);
  if (entries.length === 0) throw new UsageError(`There is no game "${given.game}".`);
  const wanted = {
    ...given,
    seats: maybe('seats', given.seats),
    walks: maybe('walks', given.walks),
  };
  for (const entry of entries) {
    const games = count('games', given.games);
    const tables = games > 0 ? tablesOf(entry, wanted) : [];
    for (const table of tables) climb(entry, table, games, listFor(given));
    const positions = count('positions', given.positions);
    if (positions > 0) compareWithEnds(entry, positions);
    const decisions = count('decisions', given.decisions);
    if (decisions > 0) measure(entry, decisions, count('worlds', given.worlds));
  }
  writeFileSync('docs/bots.md', writeUp());
});

function listFor({ cross, judge }: { readonly cross: boolean; readonly judge: boolean }): List {
  if (judge) return 'judge';
  return cross ? 'cross' : 'steps';
}

function compareWithEnds(entry: Entry, positions: number): void {
  const { id } = entry.game;
  for (const bins of calibrate(entry, positions)) {
    writeResults(id, { ...readResults(id), bins });
  }
  process.stdout.write(`${id}: the judge in ${positions} positions\n`);
}

function maybe(name: string, text: string | undefined): number | undefined {
  return text === undefined ? undefined : count(name, text);
}

function count(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) {
    throw new UsageError(`--${name} takes a whole number, not "${text}".`);
  }
  return Number(text);
}

function climb(entry: Entry, table: Table, games: number, list: List): void {
  const { id } = entry.game;
  const step = playStep(entry, table, games);
  const results = readResults(id);
  const order = entry.levels.map(({ name }) => name);
  writeResults(id, { ...results, [list]: withStep(results[list], step, order) });
  const { mean, error } = step.wins;
  process.stdout.write(
    `${id}: ${step.level} against ${step.against}, ${step.seats} seats` +
      `${step.variant === undefined ? '' : `, ${step.variant}`}: ` +
      `${(100 * mean).toFixed(2)} % ± ${(100 * error).toFixed(2)}\n`,
  );
}

function measure(entry: Entry, decisions: number, worlds: number): void {
  const { id } = entry.game;
  const losses = worlds > 0 ? measureLosses(entry, decisions, worlds) : readResults(id).losses;
  const times = [...measureTimes(id, decisions), ...measureTimesWithoutCompiler(id, decisions)];
  writeResults(id, { ...readResults(id), losses, times });
  const what = worlds > 0 ? 'losses and times' : 'times';
  process.stdout.write(`${id}: ${what} of ${decisions} decisions\n`);
}
