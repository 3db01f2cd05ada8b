import { en as first } from './first/en';
import { allesKaeseTable } from './words/en/alles-kaese';
import { allesKaeseLog } from './words/en/alles-kaese-log';
import { animals } from './words/en/animals';
import { allesKaeseScore } from './words/en/alles-kaese-score';
import { lessons } from './words/en/lessons';
import { coach } from './words/en/coach';
import { credits } from './words/en/credits';
import { dice } from './words/en/dice';
import { hint } from './words/en/hint';
import { kaeseWhy, miceWhy, mistWhy, mistyWhy } from './words/en/hint-reasons';
import { kaeseTalk, miceTalk, mistTalk, mistyTalk, talk } from './words/en/talk';
import { miceChance, miceHint, miceReview, miceSolo } from './words/en/mice-solo';
import { mistyTable } from './words/en/misty';
import { mistyLog } from './words/en/misty-log';
import { mistyScore } from './words/en/misty-score';
import { miceLog } from './words/en/mice-log';
import { miceScore } from './words/en/mice-score';
import { miceTable } from './words/en/mice-to-meet-you';
import { refusals } from './words/en/refusals';
import { scoring } from './words/en/scoring';
import { settings } from './words/en/settings';
import { setUp } from './words/en/set-up';
import { soEinMistTable } from './words/en/so-ein-mist';
import { soEinMistLog } from './words/en/so-ein-mist-log';
import { soEinMistReveal } from './words/en/so-ein-mist-reveal';
import { table } from './words/en/table';

/** What the app says. English defines the keys; every other language has to have the same ones. */
export const en = {
  ...first,
  setUp,
  table,
  soEinMist: soEinMistTable,
  soEinMistLog,
  soEinMistReveal,
  allesKaese: allesKaeseTable,
  allesKaeseLog,
  allesKaeseScore,
  miceSolo,
  miceChance,
  miceHint,
  miceReview,
  misty: mistyTable,
  mistyLog,
  mistyScore,
  mice: miceTable,
  miceLog,
  miceScore,
  hint,
  mistWhy,
  kaeseWhy,
  mistyWhy,
  miceWhy,
  talk,
  mistTalk,
  kaeseTalk,
  mistyTalk,
  miceTalk,
  refusals,
  scoring,
  coach,
  lessons,
  settings,
  credits,
  dice,
  animals,
  rules: {
    back: 'Back',
    example: 'Example',
    ours: 'Our ruling',
  },
};

export type Phrases = typeof en;
