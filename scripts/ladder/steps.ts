import { seedFromText } from '../../src/game-core/kernel/chance';
import { configure } from '../../src/game-core/kernel/config';
import type { Bot } from '../../src/game-core/kernel/game';
import type { Entry } from '../../src/game-core/kernel/registry';
import { victoryShares } from '../../src/game-core/search/shares';
import { kebab } from '../arena/options';
import { Tally, type Estimate } from '../arena/tally';
import { playTournament } from '../arena/tournament';
import type { Step } from './results';

/** Who meets whom, and by which rules. */
export interface Table {
  readonly level: Bot;
  readonly against: Bot;
  readonly seats: number;
  /** An option that is switched on. */
  readonly variant?: string;
  /** Tables of the same size and name of deals get the same dice and cards; else each its own. */
  readonly deals?: string;
}

/** Plays one of the level at a table of the others, each deal from every seat. */
export function playStep(entry: Entry, table: Table, games: number): Step {
  const { level, against, seats, variant, deals } = table;
  const config = configure(entry.game, { seats, options: optionsOf(variant) });
  if (!config.ok) throw new Error(config.error.message);
  const wins = new Tally();
  const settings = {
    entry,
    config: config.value,
    bots: Array.from({ length: seats }, (_, seat) => (seat === 0 ? level : against)),
    games,
    seed: seedFromText(deals ?? `ladder ${level.name} ${against.name} ${seats}`),
    rotate: true,
    json: null,
  };
  for (const { match, deal, seatOf } of playTournament(settings)) {
    wins.add(deal, victoryShares(entry.game, match.state)[seatOf[0] as number] ?? 0);
  }
  return {
    level: level.name,
    against: against.name,
    seats,
    ...(variant === undefined ? {} : { variant: kebab(variant) }),
    games,
    wins: unlessAlwaysSame(wins.estimate(), games),
  };
}

/**
 * Who won every game has no spread, and yet is not sure to win the next one: two victories and two
 * defeats more say about how sure (Agresti and Coull).
 */
function unlessAlwaysSame({ mean, error }: Estimate, games: number): Estimate {
  if (error > 0) return { mean, error };
  const share = (mean * games + 2) / (games + 4);
  return { mean, error: Math.sqrt((share * (1 - share)) / (games + 4)) };
}

/** The variants that a table of this size can be played by. */
export function variantsOf({ game }: Entry, seats: number): string[] {
  return Object.entries(game.options).flatMap(([name, { kind }]) =>
    kind === 'flag' && configure(game, { seats, options: optionsOf(name) }).ok ? [name] : [],
  );
}

function optionsOf(variant: string | undefined): Readonly<Record<string, boolean>> {
  return variant === undefined ? {} : { [variant]: true };
}
