import { miceToMeetYou } from '../../../../src/game-core/games/mice-to-meet-you';
import { soloPerfect } from '../../../../src/game-core/games/mice-to-meet-you/solo/bot';
import type { Level, Mice, View } from '../../../../src/game-core/games/mice-to-meet-you/types';
import { createChance, seedFromText } from '../../../../src/game-core/kernel/chance';
import type { Bot } from '../../../../src/game-core/kernel/game';
import { begin, type Match } from '../../../../src/game-core/kernel/match';
import { playOut } from '../../../../src/game-core/kernel/play';
import { toRecord, type MatchRecord } from '../../../../src/game-core/kernel/record';
import { momentsOf } from '../../../game-core/support/walk';
import { valuesOf } from '../../../game-core/games/mice-to-meet-you/solo-values';

export const VALUES = valuesOf('clear');

/** From the one that tries anything to the one that never errs. */
export const SOLOISTS: readonly Bot<Mice>[] = [...miceToMeetYou.bots, soloPerfect(VALUES)];

export function playAlone(bot: Bot<Mice>, level: Level, seed: string): Match<Mice> {
  const config = { seats: 1, start: 0, options: { level } };
  const start = begin(miceToMeetYou.game, config, seedFromText(seed));
  return playOut(start, [bot], createChance(seedFromText(`thoughts of ${seed}`)));
}

export function recordOf(match: Match<Mice>): MatchRecord<Mice> {
  return toRecord(match, [{ name: 'Clara', bot: null }]);
}

/** What the table showed, from the draw of who begins on. */
export function viewsOf(match: Match<Mice>): View[] {
  return momentsOf(match)
    .slice(1)
    .map(({ state }) => miceToMeetYou.game.view(state, 'table'));
}
