import { soEinMist } from '../../src/game-core/games/so-ein-mist';
import { forcedStop, isDealt } from '../../src/game-core/games/so-ein-mist/table';
import type { SoEinMist } from '../../src/game-core/games/so-ein-mist/types';
import type { Kinds } from '../../src/game-core/kernel/game';
import { isOver, type Match } from '../../src/game-core/kernel/match';
import type { Player } from '../../src/game-core/kernel/record';
import { writeSave } from '../../src/storage/save-format';
import { savePreset, type Preset } from '../../src/storage/presets';
import { DEFAULT_SETTINGS, saveSettings, type Settings } from '../../src/storage/settings';
import { saveSetUp, type SetUp } from '../../src/storage/set-ups';
import { keyOf, type Store } from '../../src/storage/store';
import { asBot, playedUntil, stepOf, thereIs } from './played';

/** A match of So ein Mist as a device may have it, made by the rules themselves. */
export interface Saved {
  readonly id: string;
  readonly match: Match<SoEinMist>;
  readonly players: readonly Player[];
}

interface Wish {
  readonly id?: string;
  /** By seat: a bot by its name, or null for a person. */
  readonly bots: readonly (string | null)[];
  readonly names?: readonly string[];
  readonly options?: Readonly<Record<string, boolean>>;
  readonly start?: number;
  /** Any text: another one is another game. */
  readonly seed?: string;
  /** What people do whenever they are asked; as the greedy bot unless told. */
  readonly people?: SoEinMist['move'];
  /** Played by the greedy bot in every seat up to the first moment that passes. */
  readonly until: Moment;
}

export type Moment = (match: Match<SoEinMist>, players: readonly Player[]) => boolean;

export const NAMES = ['Anna', 'Ben', 'Clara', 'David', 'Emil', 'Frieda'];

/** Four people round one phone. */
export const FOUR_PEOPLE = [null, null, null, null] as const;
/** Somebody on a train. */
export const ONE_PERSON = [null, 'greedy', 'greedy', 'greedy'] as const;

export function savedMatch({
  id = 'game',
  bots,
  names = NAMES,
  options = {},
  start = 0,
  seed = 'a rainy afternoon',
  people,
  until,
}: Wish): Saved {
  const players = bots.map((bot, seat) => ({ name: names[seat] ?? `Player ${seat + 1}`, bot }));
  const match = playedUntil(soEinMist.game, {
    seats: bots.length,
    start,
    options,
    seed,
    choose: (now, seat) => chosenBy(now, seat, people, players),
    until: (now) => until(now, players),
  });
  return { id, match: thereIs(match), players };
}

/** One action further: chance, or the greedy bot's decision, or what people always do. */
export function step<K extends Kinds = SoEinMist>(
  match: Match<K>,
  people?: K['move'],
  players: readonly Player[] = [],
): Match<K> {
  return stepOf(match, (now, seat) => chosenBy(now, seat, people, players));
}

function chosenBy<K extends Kinds>(
  match: Match<K>,
  seat: number,
  people: K['move'] | undefined,
  players: readonly Player[],
): K['move'] {
  const isTold = people !== undefined && players[seat]?.bot === null;
  return isTold ? people : asBot<K>('greedy')(match, seat);
}

const asked = ({ origin: { game }, state }: Match<SoEinMist>): number | null => {
  const turn = game.turn(state);
  return turn.kind === 'seats' ? (turn.seats[0] ?? null) : null;
};

const active = ({ state: { open } }: Match<SoEinMist>): number =>
  (open.setting.start + open.turn) % open.setting.config.seats;

const isPerson = (players: readonly Player[], seat: number): boolean => players[seat]?.bot === null;

/** The cards lie there, and a person is to throw the first die. */
export const beforeRoll: Moment = (match, players) =>
  isDealt(match.state.open) &&
  match.state.open.rolling &&
  match.state.open.dice.length === 0 &&
  isPerson(players, active(match));

/** A person may stop or go on. */
export const deciding: Moment = (match, players) => {
  const seat = asked(match);
  return seat !== null && isPerson(players, seat) && forcedStop(match.state.open.dice) === null;
};

/** A person rolled a number again. */
export const mustStop: Moment = (match, players) => {
  const seat = asked(match);
  return seat !== null && isPerson(players, seat) && forcedStop(match.state.open.dice) !== null;
};

export const botThinks: Moment = (match, players) => {
  const seat = asked(match);
  return seat !== null && !isPerson(players, seat);
};

export const over: Moment = (match) => isOver(match);

/** The same, but not before so many turns were played. */
export const afterTurns =
  (turns: number, moment: Moment): Moment =>
  (match, players) =>
    match.state.open.turn >= turns && moment(match, players);

export interface Kept {
  readonly settings?: Partial<Settings>;
  /** The latest first. */
  readonly matches?: readonly Saved[];
  readonly presets?: readonly Preset[];
  readonly setUp?: SetUp;
  /** As it lies there, by key. */
  readonly raw?: Readonly<Record<string, string>>;
}

/** An afternoon on which everything in these tests was last played. */
const PLAYED_AT = Date.UTC(2026, 9, 4, 15);

/** What the device's storage holds, written by the app's own hands. */
export async function storageWith(kept: Kept): Promise<ReadonlyMap<string, string>> {
  const items = new Map(Object.entries(kept.raw ?? {}));
  const store: Store = {
    getItem: async (key) => items.get(key) ?? null,
    setItem: async (key, text) => void items.set(key, text),
    removeItem: async (key) => void items.delete(key),
    getAllKeys: async () => [...items.keys()],
  };
  if (kept.settings) await saveSettings(store, { ...DEFAULT_SETTINGS, ...kept.settings });
  if (kept.setUp) await saveSetUp(store, soEinMist.game.id, kept.setUp);
  for (const preset of kept.presets ?? []) await savePreset(store, preset);
  for (const [index, { id, match, players }] of (kept.matches ?? []).entries()) {
    const any = match as unknown as Match;
    const playedAt = PLAYED_AT - index * 60_000;
    const people = players.map(() => null);
    items.set(keyOf('matches', id), writeSave({ match: any, players, people, playedAt }).text);
  }
  return items;
}
