import { GAMES } from '../src/game-core/games';
import { createChance, deriveSeed, pick, seedFromText } from '../src/game-core/kernel/chance';
import { configure } from '../src/game-core/kernel/config';
import type { Bot, Kinds } from '../src/game-core/kernel/game';
import { begin, type Match } from '../src/game-core/kernel/match';
import { playOut } from '../src/game-core/kernel/play';
import { findBot, type Entry } from '../src/game-core/kernel/registry';
import { seatsOf } from '../src/game-core/kernel/seats';
import { compareSpeeds } from './measure';

/** Whole random games and `greedy` decisions a second, of one game. */
export interface GameSpeed {
  readonly id: string;
  readonly games: number;
  readonly decisions: number;
}

const MATCHES = 20;

/** All games take turns in the same run, so that their speeds can be compared. */
export function gameSpeeds(): GameSpeed[] {
  const random = createChance(seedFromText('game speeds')).draw('all');
  const games = compareSpeeds(
    GAMES.map((entry) => () => {
      playMatch(entry, 'random', random.below(1_000_000));
      return 1;
    }),
  );
  const decisions = compareSpeeds(
    GAMES.map((entry) => {
      const bot = botOf(entry, 'greedy');
      const views = viewsOfDecisions(entry, bot);
      return () => {
        bot.choose(pick(views, random), random);
        return 1;
      };
    }),
  );
  return GAMES.map(({ game }, at) => ({
    id: game.id,
    games: games[at] ?? 0,
    decisions: decisions[at] ?? 0,
  }));
}

function playMatch(entry: Entry, bot: string, number: number): Match {
  const { game } = entry;
  const config = configure(game, { seats: Math.min(4, game.seats.max) });
  if (!config.ok) throw new Error(config.error.message);
  const seed = deriveSeed(seedFromText('match'), `${number}`);
  const bots = seatsOf(config.value.seats).map(() => botOf(entry, bot));
  return playOut(begin(game, config.value, seed), bots, createChance(seed));
}

function botOf(entry: Entry, name: string): Bot {
  const bot = findBot(entry, name);
  if (bot === undefined) throw new Error(`${entry.game.id} has no bot ${name}.`);
  return bot;
}

/** What the bot saw in whole matches whenever it had a choice. */
function viewsOfDecisions(entry: Entry, bot: Bot): Kinds['view'][] {
  const { game } = entry;
  const views: Kinds['view'][] = [];
  for (let number = 0; number < MATCHES; number += 1) {
    for (let match = playMatch(entry, bot.name, number); match.last !== null;) {
      const { action, before } = match.last;
      match = before;
      if (action.by === 'chance') continue;
      const view = game.view(before.state, action.by);
      if (game.moves(view).length > 1) views.push(view);
    }
  }
  return views;
}
