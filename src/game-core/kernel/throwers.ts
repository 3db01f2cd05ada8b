import { addCounts, NO_DICE, type FaceCounts } from './dice';
import type { Player } from './record';

/** Somebody whose dice are counted over many matches: a person by name, a bot by its game and its level. */
export type Thrower =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly game: string; readonly bot: string };

/** What somebody has thrown. */
export interface Thrown {
  readonly by: Thrower;
  readonly counts: FaceCounts;
}

export function totalOf(counts: FaceCounts): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** By seat, also who has thrown nothing yet. */
export function thrownBySeat(
  game: string,
  players: readonly Player[],
  dice: readonly FaceCounts[],
): readonly Thrown[] {
  return players.map(({ name, bot }, seat) => ({
    by: bot === null ? { kind: 'person', name } : { kind: 'bot', game, bot },
    counts: dice[seat] ?? NO_DICE,
  }));
}

/** The same for the same person, however the name was typed; a bot's name at the table says nothing about it. */
export function keyOf(by: Thrower): string {
  return by.kind === 'person' ? `person/${plain(by.name)}` : `bot/${by.game}/${by.bot}`;
}

/** Without what people do not mean by a name: spaces around it, capitals, how an accent is stored. */
export function plain(name: string): string {
  return name.normalize('NFC').replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

/** One entry for each, in the order of their first; called as the last entry calls them. */
export function sumUp(thrown: readonly Thrown[]): readonly Thrown[] {
  const sums = new Map<string, Thrown>();
  for (const { by, counts } of thrown) {
    const key = keyOf(by);
    sums.set(key, { by, counts: addCounts(sums.get(key)?.counts ?? NO_DICE, counts) });
  }
  return [...sums.values()].filter(({ counts }) => totalOf(counts) > 0);
}
