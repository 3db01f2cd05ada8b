import { allesKaeseBenched } from './alles-kaese';
import type { BenchedTable } from './benched-table';
import { miceToMeetYouBenched } from './mice-to-meet-you';
import { mistyBenched } from './misty';
import { soEinMistBenched } from './so-ein-mist';

/** Every table that can be played: a new one is added here. */
export const BENCHED_TABLES: readonly BenchedTable[] = [
  soEinMistBenched,
  allesKaeseBenched,
  mistyBenched,
  miceToMeetYouBenched,
];
