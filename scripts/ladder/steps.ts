import { seedFromText } from '../../src/game-core/kernel/chance';
import { configure } from '../../src/game-core/kernel/config';
import type { Bot } from '../../src/game-core/kernel/game';
import type { Entry } from '../../src/game-core/kernel/registry';
import { victoryShares } from '../../src/game-core/search/shares';
import { Tally } from '../arena/tally';
import { playTournament } from '../arena/tournament';
import type { Step } from './results';

/** Plays one of the upper level at a table of the lower one, each deal from every seat. */
export function playStep(
  entry: Entry,
  [below, level]: readonly [Bot, Bot],
  seats: number,
  games: number,
): Step {
  const config = configure(entry.game, { seats });
  if (!config.ok) throw new Error(config.error.message);
  const wins = new Tally();
  const settings = {
    entry,
    config: config.value,
    bots: Array.from({ length: seats }, (_, seat) => (seat === 0 ? level : below)),
    games,
    seed: seedFromText(`ladder ${level.name} ${below.name} ${seats}`),
    rotate: true,
    json: null,
  };
  for (const { match, deal, seatOf } of playTournament(settings)) {
    wins.add(deal, victoryShares(entry.game, match.state)[seatOf[0] as number] ?? 0);
  }
  return { level: level.name, below: below.name, seats, games, wins: wins.estimate() };
}
