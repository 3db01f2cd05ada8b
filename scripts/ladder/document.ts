import { GAMES } from '../../src/game-core/games';
import type { Entry } from '../../src/game-core/kernel/registry';
import { games } from '../../src/i18n/words/en/games';
import { readResults, type Results, type Time } from './results';

/** docs/bots.md, from all that was measured so far. */
export function writeUp(): string {
  return `${[INTRODUCTION, ...GAMES.map(chapter)].join('\n\n')}\n`;
}

const INTRODUCTION = `# How well the bots play

Made by \`npm run arena:ladder\`; do not edit. Every game has levels from a friendly beginner to the strongest. A level is what it is
measured to lose; all of them meet the same dice and cards as everybody else, and see no more than their seat does.

**Wins**: one of the level at a table of the level below, every deal played from every seat with the same dice. What follows a ± is the
standard error. "Above even" counts standard errors above an equal share of the victories. \`ismcts-N\` is a plain information-set tree
search with N walks, which takes the processor as long as the level that it meets; where N is small, it cannot even try every move.
**Loss**: how much less of a victory a decision of the level is worth, with four players, than the best one that a long search finds. That
search plays moves on to the end in many imagined worlds, everybody choosing as the last level but one does (in Misty the second, which is
quick): so it is a judge only about as good as that, and a level that plans further may seem to lose by it. Below zero, the level found more
than the search did.
**Thinking**: median and 99th percentile of a decision at a full table, on V8 and on V8 without its compiler, which stands for a phone's
engine.`;

function chapter({ game, levels }: Entry): string {
  const results = readResults(game.id);
  const names = levels.map(({ name }) => name);
  return [
    `## ${games[game.id as keyof typeof games].title}`,
    `Levels: ${names.join(', ')}.`,
    stepTable(results),
    levelTable(names, results),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function stepTable({ steps }: Results): string {
  if (steps.length === 0) return '';
  const rows = steps.map(({ level, against, variant, seats, games, wins }) => [
    level,
    against,
    variant ?? 'standard',
    `${seats}`,
    `${(100 * wins.mean).toFixed(2)} % ± ${(100 * wins.error).toFixed(2)}`,
    `${(100 / seats).toFixed(2)} %`,
    ((wins.mean - 1 / seats) / wins.error).toFixed(1),
    `${games}`,
  ]);
  return table(['level', 'against', 'rules', 'seats', 'wins', 'even', 'above even', 'games'], rows);
}

function levelTable(names: readonly string[], { losses, times }: Results): string {
  if (losses.length + times.length === 0) return '';
  const rows = names.map((name) => {
    const loss = losses.find(({ level }) => level === name)?.loss;
    const time = (engine: Time['engine']) => {
      const found = times.find((each) => each.level === name && each.engine === engine);
      return found === undefined ? '' : `${ms(found.median)} / ${ms(found.worst)}`;
    };
    return [
      name,
      loss === undefined
        ? ''
        : `${(100 * loss.mean).toFixed(2)} % ± ${(100 * loss.error).toFixed(2)}`,
      time('V8'),
      time('jitless'),
    ];
  });
  return table(['level', 'loss a decision', 'thinking, V8 (ms)', 'without compiler (ms)'], rows);
}

function ms(time: number): string {
  return time < 10 ? time.toFixed(2) : time.toFixed(0);
}

function table(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [heading, ...rows];
  const widths = heading.map((_, at) => Math.max(...all.map((row) => (row[at] ?? '').length)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(heading), rule, ...rows.map(line)].join('\n');
}
