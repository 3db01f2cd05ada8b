import { allesKaese } from './alles-kaese';
import { miceToMeetYou } from './mice-to-meet-you';
import { misty } from './misty';
import { soEinMist } from './so-ein-mist';

export const de = {
  'so-ein-mist': soEinMist,
  'alles-kaese': allesKaese,
  misty,
  'mice-to-meet-you': miceToMeetYou,
};
