import { GAMES } from '../../src/game-core/games';
import type { Entry } from '../../src/game-core/kernel/registry';
import { games } from '../../src/i18n/words/en/games';
import { crossTable } from './cross-table';
import { percent, table } from './markdown';
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
**Among**: one of the level at a table of any other, and in brackets how many games. All tables of a size meet the same dice and cards, so
that levels can be compared down a column: who plays better should do better in every field, not only among its equals.
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
    crossTable(names, results.cross),
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
    percent(wins),
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
    return [name, loss === undefined ? '' : percent(loss), time('V8'), time('jitless')];
  });
  return table(['level', 'loss a decision', 'thinking, V8 (ms)', 'without compiler (ms)'], rows);
}

function ms(time: number): string {
  return time < 10 ? time.toFixed(2) : time.toFixed(0);
}
