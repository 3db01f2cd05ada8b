import type { PictureName } from '../../ui';
import type { GameId } from '../game-doors';

/** Every level has a face, by the bot's name in the registry: none that somebody could play as. */
const FACES: Readonly<Record<GameId, Readonly<Record<string, PictureName>>>> = {
  'so-ein-mist': { timid: 'cat', selfish: 'hamster', greedy: 'fox', farsighted: 'owl' },
  'alles-kaese': { forgetful: 'dog', greedy: 'hamster', steady: 'fox', shrewd: 'owl' },
  misty: { hasty: 'frog', greedy: 'hamster', steady: 'fox', patient: 'owl' },
  'mice-to-meet-you': { eager: 'frog', greedy: 'hamster', steady: 'fox', canny: 'owl' },
};

export function botFace(game: GameId, bot: string): PictureName {
  return FACES[game][bot] ?? 'robot';
}
