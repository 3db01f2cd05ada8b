import type { Phrases } from './en';
import { de as first } from './first/de';
import { allesKaeseTable } from './words/de/alles-kaese';
import { allesKaeseLog } from './words/de/alles-kaese-log';
import { animals } from './words/de/animals';
import { allesKaeseScore } from './words/de/alles-kaese-score';
import { lessons } from './words/de/lessons';
import { coach } from './words/de/coach';
import { credits } from './words/de/credits';
import { dice } from './words/de/dice';
import { hint } from './words/de/hint';
import { kaeseWhy, miceWhy, mistWhy, mistyWhy } from './words/de/hint-reasons';
import { kaeseTalk, miceTalk, mistTalk, mistyTalk, talk } from './words/de/talk';
import { miceChance, miceHint, miceReview, miceSolo } from './words/de/mice-solo';
import { mistyTable } from './words/de/misty';
import { mistyLog } from './words/de/misty-log';
import { mistyScore } from './words/de/misty-score';
import { miceLog } from './words/de/mice-log';
import { miceScore } from './words/de/mice-score';
import { miceTable } from './words/de/mice-to-meet-you';
import { refusals } from './words/de/refusals';
import { scoring } from './words/de/scoring';
import { settings } from './words/de/settings';
import { setUp } from './words/de/set-up';
import { soEinMistTable } from './words/de/so-ein-mist';
import { soEinMistLog } from './words/de/so-ein-mist-log';
import { soEinMistReveal } from './words/de/so-ein-mist-reveal';
import { table } from './words/de/table';

export const de: Phrases = {
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
    back: 'Zurück',
    example: 'Beispiel',
    ours: 'So spielen wir es',
  },
};
