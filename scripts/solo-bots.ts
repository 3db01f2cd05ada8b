import { miceToMeetYou } from '../src/game-core/games/mice-to-meet-you';
import { SOLO_BOT_NAMES, soloPerfect } from '../src/game-core/games/mice-to-meet-you/solo/bot';
import { GOALS } from '../src/game-core/games/mice-to-meet-you/solo/goals';
import type { Bot } from '../src/game-core/kernel/game';
import { readSoloValues } from './solo-asset';

/** The bots for one seat that need a file of values: their names, by the game's id. */
export function soloBotNames(game: string): readonly string[] {
  return game === miceToMeetYou.game.id ? Object.values(SOLO_BOT_NAMES) : [];
}

/** Makes one of them, with its file read; undefined where there is none of that name. */
export function makeSoloBot(game: string, name: string): Bot | undefined {
  if (!soloBotNames(game).includes(name)) return undefined;
  const goal = GOALS.find((each) => SOLO_BOT_NAMES[each] === name);
  return goal === undefined ? undefined : (soloPerfect(readSoloValues(goal)) as Bot);
}
