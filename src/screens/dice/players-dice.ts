import { addCounts, diceOf, NO_DICE, type FaceCounts } from '../../game-core/kernel/dice';
import type { Match } from '../../game-core/kernel/match';
import type { Player } from '../../game-core/kernel/record';

/** What somebody has thrown. */
export interface PlayersDice {
  readonly name: string;
  readonly counts: FaceCounts;
}

interface Played {
  readonly match: Match;
  readonly players: readonly Player[];
}

export function totalOf(counts: FaceCounts): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** By seat; who has thrown nothing is left out. */
export function diceIn({ match, players }: Played): PlayersDice[] {
  return diceOf(match)
    .map((counts, seat) => ({ name: players[seat]?.name ?? '', counts }))
    .filter(({ counts }) => totalOf(counts) > 0);
}

/** Over all matches, by the name that people and bots play under; who threw most comes first. */
export function diceOver(matches: readonly Played[]): PlayersDice[] {
  const byName = new Map<string, FaceCounts>();
  for (const { name, counts } of matches.flatMap(diceIn)) {
    byName.set(name, addCounts(byName.get(name) ?? NO_DICE, counts));
  }
  return [...byName]
    .map(([name, counts]) => ({ name, counts }))
    .sort((a, b) => totalOf(b.counts) - totalOf(a.counts));
}
