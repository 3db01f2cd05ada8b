import { createChance, deriveSeed, seedFromText } from '../../src/game-core/kernel/chance';
import { configure } from '../../src/game-core/kernel/config';
import type { Bot } from '../../src/game-core/kernel/game';
import { begin, isDecision, type Match } from '../../src/game-core/kernel/match';
import { sameJson } from '../../src/game-core/kernel/json';
import { playOut } from '../../src/game-core/kernel/play';
import type { Entry } from '../../src/game-core/kernel/registry';
import { seatsOf } from '../../src/game-core/kernel/seats';
import { finish, thinkingBot } from '../../src/game-core/kernel/thinking';
import { victoryShares } from '../../src/game-core/search/shares';
import { Tally } from '../arena/tally';
import { judgeOf } from './losses';
import type { Bin } from './results';

const SEATS = 4;
const BINS = 10;
/**
 * One decision in so many, however long the game was. A fixed number of each game would count early positions more in
 * short games, which are those that a leader ended at once: leads would seem to be worth more than they are. Drawn one by
 * one: where four seats take turns, every fourth decision would always be the same seat's.
 */
const EVERY = 4;
const GAMES_A_LAP = 40;

/** Chooses by the judge of the game. */
export function judgeBot(entry: Entry): Bot {
  const judge = judgeOf(entry);
  return thinkingBot('judge', function* (view, random) {
    const [only, ...others] = entry.game.moves(view);
    if (others.length === 0) return only;
    return (yield* judge.weigh(view, random)).best?.move;
  });
}

/**
 * Between strongest levels, whether moves that the judge gives some share of the victory win it as often: in as many
 * bins as tenths. Games are counted as clusters, since their positions share one end. Says now and then how far it has
 * come, so that a long run may be broken off.
 */
export function* calibrate(entry: Entry, positions: number): Generator<Bin[]> {
  const { game, levels } = entry;
  const seats = Math.min(SEATS, game.seats.max);
  const config = configure(game, { seats });
  if (!config.ok) throw new Error(config.error.message);
  const top = levels[levels.length - 1] as Bot;
  const bins = Array.from({ length: BINS }, () => new Comparison());
  for (let nth = 0, left = positions; left > 0; nth += 1) {
    const seed = deriveSeed(seedFromText(`calibration of ${game.id}`), `${nth}`);
    const start = begin(game, config.value, seed);
    const match = playOut(
      start,
      seatsOf(seats).map(() => top),
      createChance(seed),
    );
    const shares = victoryShares(game, match.state);
    for (const { seat, worth } of someWorths(entry, match, seed)) {
      left -= 1;
      const bin = bins[Math.min(BINS - 1, Math.floor(worth * BINS))];
      if (bin === undefined) throw new RangeError(`${worth} is no share.`);
      bin.add(nth, worth, shares[seat] ?? 0);
    }
    const isLap = nth % GAMES_A_LAP === GAMES_A_LAP - 1;
    if (left <= 0 || isLap) yield bins.map((bin) => bin.asBin());
  }
}

class Comparison {
  private readonly said = new Tally();
  private readonly won = new Tally();
  private size = 0;

  add(game: number, said: number, won: number): void {
    this.said.add(game, said);
    this.won.add(game, won);
    this.size += 1;
  }

  asBin(): Bin {
    if (this.size === 0) return { positions: 0, said: 0, won: { mean: 0, error: 0 } };
    return {
      positions: this.size,
      said: this.said.estimate().mean,
      won: this.won.estimate(),
    };
  }
}

/** What the judge says of some moves that were made in a match. */
function someWorths(entry: Entry, match: Match, seed: string) {
  const { game } = entry;
  const chance = createChance(seed);
  const made: NonNullable<Match['last']>[] = [];
  for (let { last } = match; last !== null; last = last.before.last) {
    if (isDecision(last.action)) made.push(last);
  }
  const some = made.filter((_, nth) => chance.draw(`which/${nth}`).below(EVERY) === 0);
  return some.map(({ action, before }, nth) => {
    if (!isDecision(action)) throw new Error('Nobody decided.');
    const view = game.view(before.state, action.by);
    const { moves } = finish(judgeOf(entry).weigh(view, chance.draw(`judge/${nth}`)));
    const weighed = moves.find((each) => sameJson(each.move, action.move));
    if (weighed === undefined) throw new Error(`${JSON.stringify(action.move)} was not weighed.`);
    return { seat: action.by, worth: weighed.worth };
  });
}
