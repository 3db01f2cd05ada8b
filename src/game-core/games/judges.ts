import type { Judge } from '../kernel/judge';
import { allesKaeseJudge } from './alles-kaese/judge';
import { miceJudge } from './mice-to-meet-you/judge';
import { mistyJudge } from './misty/judge';
import { soEinMistJudge } from './so-ein-mist/judge';

/**
 * The judge of each game by its id, for all tables but the solo one, whose judge needs the solved values. They are not in
 * the list of games, because that is loaded before the lobby stands.
 */
export const JUDGES: Readonly<Record<string, Judge>> = {
  'so-ein-mist': soEinMistJudge,
  'alles-kaese': allesKaeseJudge,
  misty: mistyJudge,
  'mice-to-meet-you': miceJudge,
};
