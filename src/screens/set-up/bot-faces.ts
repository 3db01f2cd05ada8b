import type { PictureName } from '../../ui';
import type { GameId } from '../game-doors';

/** Every level has a face, by the bot's name in the registry. */
const FACES: Readonly<Record<GameId, Readonly<Record<string, PictureName>>>> = {
  'so-ein-mist': { timid: 'mouse', selfish: 'pig', greedy: 'horse', farsighted: 'rabbit' },
  'alles-kaese': { forgetful: 'sheep', greedy: 'pig', steady: 'horse', shrewd: 'rabbit' },
  misty: { hasty: 'chicken', greedy: 'pig', steady: 'horse', patient: 'rabbit' },
  'mice-to-meet-you': { eager: 'chicken', greedy: 'pig', steady: 'horse', canny: 'rabbit' },
};

export function botFace(game: GameId, bot: string): PictureName {
  return FACES[game][bot] ?? 'robot';
}
