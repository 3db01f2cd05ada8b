import type { Registry } from '../kernel/registry';
import { allesKaese } from './alles-kaese';
import { misty } from './misty';
import { miceToMeetYou } from './mice-to-meet-you';
import { soEinMist } from './so-ein-mist';

/** The games in the box. A new game is one folder and one line here. */
export const GAMES: Registry = [soEinMist, allesKaese, misty, miceToMeetYou];
