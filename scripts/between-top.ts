import { createChance, deriveSeed, seedFromText, type Seed } from '../src/game-core/kernel/chance';
import { configure } from '../src/game-core/kernel/config';
import type { Kinds } from '../src/game-core/kernel/game';
import { begin, type Match } from '../src/game-core/kernel/match';
import { playOut } from '../src/game-core/kernel/play';
import type { Entry } from '../src/game-core/kernel/registry';
import { seatsOf } from '../src/game-core/kernel/seats';
import { parseFlags, runCommand, UsageError } from './usage';

/** Whole games with the strongest level in every seat: other ones for every name, so that nothing is tried where it was fitted. */
export function* gamesBetweenTop<K extends Kinds>(
  { game, levels }: Entry<K>,
  seats: number,
  games: number,
  name: string,
): Generator<{ readonly match: Match<K>; readonly seed: Seed }> {
  const config = configure(game, { seats });
  const top = levels.at(-1);
  if (!config.ok || top === undefined) throw new Error(`No game for ${seats}.`);
  for (let nth = 0; nth < games; nth += 1) {
    const seed = deriveSeed(seedFromText(name), `${seats}/${nth}`);
    const bots = seatsOf(seats).map(() => top);
    yield { match: playOut(begin(game, config.value, seed), bots, createChance(seed)), seed };
  }
}

/** A command that fits figures from so many games for each table size, or for one of them. */
export function runFit(
  command: string,
  { sizes, games }: { readonly sizes: readonly number[]; readonly games: number },
  fitted: (seats: number, games: number) => string,
): Promise<void> {
  const flags = {
    games: { type: 'string', default: `${games}` },
    seats: { type: 'string' },
  } as const;
  return runCommand(command, () => {
    const given = parseFlags(flags, process.argv.slice(2));
    const count = Number(given.games);
    if (!(count >= 1)) throw new UsageError('--games takes a number.');
    const wanted = sizes.filter((seats) => given.seats === undefined || `${seats}` === given.seats);
    if (wanted.length === 0) throw new UsageError(`--seats takes ${sizes.join(', ')}.`);
    for (const seats of wanted) process.stdout.write(`${fitted(seats, count)}\n`);
  });
}
