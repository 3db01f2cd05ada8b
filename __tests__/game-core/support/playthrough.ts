import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { createChance, seedFromText } from '../../../src/game-core/kernel/chance';
import { configure } from '../../../src/game-core/kernel/config';
import type { Action, Bot, Kinds } from '../../../src/game-core/kernel/game';
import { begin, isDecision } from '../../../src/game-core/kernel/match';
import { playOut } from '../../../src/game-core/kernel/play';
import { findBot, type Entry } from '../../../src/game-core/kernel/registry';
import { seatsOf } from '../../../src/game-core/kernel/seats';
import { standings } from '../../../src/game-core/kernel/standings';
import { stepsOf } from './walk';

/** How a game shows itself in a playthrough: the table in a few lines, a happening in one. */
export interface Teller<K extends Kinds> {
  sketch(view: K['view']): string[];
  tell(happening: K['happening'], view: K['view']): string;
}

export interface Cast {
  readonly seats: number;
  readonly bots: readonly string[];
  readonly options?: Readonly<Record<string, unknown>>;
}

/**
 * A whole match as text that a person can read: what happened as the table sees it, and the table
 * itself whenever another seat's decision comes up.
 */
export function playthrough<K extends Kinds>(
  entry: Entry<K>,
  { seats, bots, options }: Cast,
  teller: Teller<K>,
): string {
  const { game } = entry;
  const config = configure(game, { seats, options });
  if (!config.ok) throw new Error(config.error.message);
  const seated = seatsOf(seats).map((seat) => findBot(entry, bots[seat] as string) as Bot<K>);
  const start = begin(game, config.value, seedFromText('playthrough'));
  const match = playOut(start, seated, createChance(seedFromText('thoughts')));
  const lines = [`${game.id}: ${bots.join(', ')} ${JSON.stringify(config.value.options)}`];
  let turns = -1;
  for (const { before, action, after } of stepsOf(match)) {
    const [from, to] = [game.view(before.state, 'table'), game.view(after.state, 'table')];
    const taken = game.turnsTaken(before.state);
    if (taken !== turns) {
      turns = taken;
      lines.push('', `turn ${taken}`, ...teller.sketch(from).map((line) => `    ${line}`));
    }
    lines.push(actionLine(action));
    lines.push(...game.explain(from, to).map((happening) => `  ${teller.tell(happening, to)}`));
  }
  lines.push('', 'final places');
  standings(game, match.state).forEach(({ seat, rank, values, decidedBy }) => {
    const reason = decidedBy === null ? '' : `, behind by ${decidedBy}`;
    lines.push(`  ${rank}. seat ${seat} ${JSON.stringify(values)}${reason}`);
  });
  return `${lines.join('\n')}\n`;
}

function actionLine<K extends Kinds>(action: Action<K>): string {
  return isDecision(action)
    ? `seat ${action.by}: ${JSON.stringify(action.move)}`
    : `chance: ${JSON.stringify(action.event)}`;
}

/**
 * Compares with the reviewed text. `UPDATE_PLAYTHROUGHS=1 npm run test:core` writes it anew; the
 * diff is then for a person to read.
 */
export function expectPlaythrough(path: string, text: string): void {
  if (process.env.UPDATE_PLAYTHROUGHS === '1') {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  if (!existsSync(path)) throw new Error(`There is no reviewed playthrough at ${path}.`);
  expect(text).toBe(readFileSync(path, 'utf8'));
}
