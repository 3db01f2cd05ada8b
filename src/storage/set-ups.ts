import * as v from 'valibot';

import { findGame, type Entry, type Registry } from '../game-core/kernel/registry';
import { fail, ok, type Result } from '../game-core/kernel/result';
import {
  loadAll,
  parseJson,
  write,
  type Reader,
  type SetAside,
  type WriteProblem,
} from './entries';
import type { Store } from './store';
import { tableOptionsSchema, type TableOptions } from './table-options';
import { variantsProblem, variantsSchema, withDefaults, type Variants } from './variants';

/** Somebody at the table, in the order of the seats. */
export interface Seated {
  /** From 1; stays with the player when the seats change. */
  readonly id: number;
  /** Empty: called by a name that the app gives. */
  readonly name: string;
  readonly bot: string | null;
  /** The animal that was picked; null is left to chance. */
  readonly pick: string | null;
}

/** What people arranged before a match: it is there again the next time. */
export interface SetUp {
  readonly players: readonly Seated[];
  /** Wishes: one that is for more players than there are waits until they come. */
  readonly variants: Variants;
  /** Only what people chose themselves: what else holds may depend on who plays. */
  readonly tableOptions?: TableOptions;
  /** The id of who starts. */
  readonly start: number | 'random';
}

const schema = v.strictObject({
  game: v.string(),
  players: v.array(
    v.strictObject({
      id: v.pipe(v.number(), v.integer(), v.minValue(1)),
      name: v.pipe(v.string(), v.maxLength(60)),
      bot: v.nullable(v.string()),
      pick: v.nullable(v.string()),
    }),
  ),
  variants: variantsSchema,
  tableOptions: v.optional(tableOptionsSchema),
  start: v.union([v.number(), v.literal('random')]),
});

interface Kept {
  readonly game: string;
  readonly setUp: SetUp;
}

export function setUpReader(registry: Registry): Reader<Kept> {
  return (text) => {
    const parsed = v.safeParse(schema, parseJson(text));
    if (!parsed.success) return fail({ message: 'This is not a set-up of ours.' });
    const { game, ...setUp } = parsed.output;
    const entry = findGame(registry, game);
    if (entry === undefined) return fail({ message: 'There is no such game.' });
    const problem = problemOf(entry, setUp);
    return problem === null ? ok({ game, setUp: settled(entry, setUp) }) : fail(problem);
  };
}

function problemOf({ game }: Entry, setUp: SetUp): { readonly message: string } | null {
  const { players, variants, start } = setUp;
  const ids = players.map(({ id }) => id);
  if (players.length < game.seats.min || players.length > game.seats.max) {
    return { message: `${players.length} cannot play this.` };
  }
  if (new Set(ids).size < ids.length) return { message: 'Somebody sits there twice.' };
  if (start !== 'random' && !ids.includes(start)) return { message: 'Nobody could start.' };
  const wrong = variantsProblem(game, variants);
  return wrong === null ? null : { message: wrong };
}

/** Bots come and go with versions of the app, and so may animals: that is no reason to forget the rest. */
function settled(entry: Entry, setUp: SetUp): SetUp {
  const spec = Object.values(entry.game.options).find(({ kind }) => kind === 'picks');
  const free = new Set<string>(spec?.kind === 'picks' ? spec.values : []);
  const players = setUp.players.map((player) => ({
    ...player,
    bot: player.bot === null || isLevel(entry, player.bot) ? player.bot : usualBot(entry),
    pick: player.pick !== null && free.delete(player.pick) ? player.pick : null,
  }));
  return { ...setUp, players, variants: withDefaults(entry.game, setUp.variants) };
}

function isLevel({ levels }: Entry, bot: string): boolean {
  return levels.some(({ name }) => name === bot);
}

/** Neither the beginner nor the strongest: somebody to play against until people choose. */
export function usualBot({ levels }: Entry): string | null {
  return (levels[1] ?? levels[0])?.name ?? null;
}

export interface LoadedSetUp {
  /** Null where nothing was kept yet. */
  readonly setUp: SetUp | null;
  readonly setAside: readonly SetAside[];
}

export async function loadSetUp(
  store: Store,
  registry: Registry,
  game: string,
): Promise<LoadedSetUp> {
  const { entries, setAside } = await loadAll(store, 'set-ups', setUpReader(registry));
  const found = entries.find(({ value }) => value.game === game);
  return { setUp: found?.value.setUp ?? null, setAside };
}

export function saveSetUp(
  store: Store,
  game: string,
  setUp: SetUp,
): Promise<Result<null, WriteProblem>> {
  return write(store, 'set-ups', game, JSON.stringify({ game, ...setUp }));
}
