import { writeFileSync } from 'node:fs';

import { GAMES } from '../../src/game-core/games';
import type { Entry } from '../../src/game-core/kernel/registry';
import { parseFlags, runCommand, UsageError } from '../usage';
import { writeUp } from './document';
import { asMuchWork, treeSearch } from './equal-work';
import { measureLosses } from './losses';
import { readResults, writeResults, type Step } from './results';
import { playStep, variantsOf, type Table } from './steps';
import { measureTimes, measureTimesWithoutCompiler } from './times';

const HELP = `Measures the levels of every game and writes docs/bots.md.

  npm run -s arena:ladder -- --game so-ein-mist --games 5000

  --game ID       one game only; what is known of the others stays
  --level NAME    the step up to this level only
  --seats N       tables of this size only
  --games N       games for each step and table size (5000); 0 plays none
  --variants      instead of the standard rules each variant, for the strongest level only
  --yardstick     instead of the level below a plain tree search that works as much as the
                  strongest level does
  --walks N       that search takes so many walks, to repeat what was measured
  --decisions N   decisions whose loss and time are measured (200); 0 measures none
  --worlds N      imagined worlds of the long search (200); 0 measures times only
  --help          this text

Results are kept in docs/bots/*.json, so that a long run can be done part by part.
`;

const FLAGS = {
  game: { type: 'string' },
  level: { type: 'string' },
  seats: { type: 'string' },
  games: { type: 'string', default: '5000' },
  variants: { type: 'boolean', default: false },
  yardstick: { type: 'boolean', default: false },
  walks: { type: 'string' },
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
  for (const entry of entries) {
    const games = count('games', given.games);
    if (games > 0) for (const table of tablesOf(entry, given)) climb(entry, table, games);
    const decisions = count('decisions', given.decisions);
    if (decisions > 0) measure(entry, decisions, count('worlds', given.worlds));
  }
  writeFileSync('docs/bots.md', writeUp());
});

function count(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) {
    throw new UsageError(`--${name} takes a whole number, not "${text}".`);
  }
  return Number(text);
}

interface Wanted {
  readonly level?: string | undefined;
  readonly seats?: string | undefined;
  readonly variants: boolean;
  readonly yardstick: boolean;
  readonly walks?: string | undefined;
}

function tablesOf(entry: Entry, wanted: Wanted): Table[] {
  const { levels } = entry;
  const sizes = sizesOf(entry, wanted.seats);
  const steps = levels.flatMap((level, at) => {
    const against = levels[at - 1];
    if (against === undefined || (wanted.level ?? level.name) !== level.name) return [];
    return sizes.map((seats): Table => ({ level, against, seats }));
  });
  const strongest = levels.at(-1);
  if (strongest === undefined) return steps;
  const top = steps.filter(({ level }) => level === strongest);
  if (wanted.yardstick) {
    const { walks } = wanted;
    return top.map(({ level, seats }) => {
      const against =
        walks === undefined
          ? asMuchWork(entry, level, seats)
          : treeSearch(entry, count('walks', walks));
      return { level, against, seats };
    });
  }
  if (!wanted.variants) return steps;
  return top.flatMap((table) =>
    variantsOf(entry, table.seats).map((variant): Table => ({ ...table, variant })),
  );
}

function sizesOf({ game: { seats } }: Entry, only: string | undefined): number[] {
  const first = Math.max(2, seats.min);
  const all = Array.from({ length: seats.max - first + 1 }, (_, index) => first + index);
  return only === undefined ? all : all.filter((each) => each === count('seats', only));
}

function climb(entry: Entry, table: Table, games: number): void {
  const step = playStep(entry, table, games);
  const { id } = entry.game;
  const results = readResults(id);
  const others = results.steps.filter((each) => !isSameTable(each, step));
  const order = entry.levels.map(({ name }) => name);
  const steps = [...others, step].sort(
    (a, b) =>
      order.indexOf(a.level) - order.indexOf(b.level) ||
      order.indexOf(b.against) - order.indexOf(a.against) ||
      (a.variant ?? '').localeCompare(b.variant ?? '') ||
      a.seats - b.seats,
  );
  writeResults(id, { ...results, steps });
  const { mean, error } = step.wins;
  process.stdout.write(
    `${id}: ${step.level} against ${step.against}, ${step.seats} seats` +
      `${step.variant === undefined ? '' : `, ${step.variant}`}: ` +
      `${(100 * mean).toFixed(2)} % ± ${(100 * error).toFixed(2)}\n`,
  );
}

/** However much a tree search works: it is one yardstick. */
function isSameTable(a: Step, b: Step): boolean {
  const kind = ({ against }: Step) => against.replace(/-\d+$/, '');
  return (
    a.level === b.level && a.seats === b.seats && a.variant === b.variant && kind(a) === kind(b)
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
