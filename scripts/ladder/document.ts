import { GAMES } from '../../src/game-core/games';
import type { Entry } from '../../src/game-core/kernel/registry';
import { games } from '../../src/i18n/words/en/games';
import { crossTable } from './cross-table';
import { percent, table } from './markdown';
import { readResults, type Bin, type Results, type Step, type Time } from './results';

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
**Loss**: how much less of a victory a decision of the level is worth, with four players, than the best one that the judge finds
([how it judges](decisions/the-judge.md)). It plays moves on by a quick level, so that a level which plans further may seem to lose by it;
below zero, the level found more than the judge did.
**Judge**: one who chooses by the judge among the strongest level; and between four of that level, how much of the victory went to moves
which the judge had given some share of it.
**Thinking**: median and 99th percentile of a decision at a full table, on V8 and on V8 without its compiler, which stands for a phone's
engine.`;

function chapter({ game, levels }: Entry): string {
  const results = readResults(game.id);
  const names = levels.map(({ name }) => name);
  return [
    `## ${games[game.id as keyof typeof games].title}`,
    `Levels: ${names.join(', ')}.`,
    stepTable(results.steps),
    crossTable(names, results.cross),
    stepTable(results.judge),
    binTable(results.bins),
    levelTable(names, results),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function stepTable(steps: readonly Step[]): string {
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

function binTable(bins: readonly Bin[]): string {
  const rows = bins
    .filter(({ positions }) => positions > 0)
    .map(({ positions, said, won }) => [
      `${(100 * said).toFixed(1)} %`,
      percent(won),
      `${positions}`,
    ]);
  return rows.length === 0 ? '' : table(['the judge said', 'won', 'positions'], rows);
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
