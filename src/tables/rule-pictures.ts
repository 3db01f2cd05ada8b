import { allesKaeseRulePictures } from './alles-kaese/rules-pictures';
import { mistyRulePictures } from './misty/rules-pictures';
import { miceRulePictures } from './mice-to-meet-you/rules-pictures';
import type { RulePictures } from './shared/rule-pictures';
import { soEinMistRulePictures } from './so-ein-mist/rules-pictures';

/** By the game's id. Apart from the tables: rules can be read before there is a table. */
export const RULE_PICTURES: Readonly<Record<string, RulePictures>> = {
  'so-ein-mist': soEinMistRulePictures,
  'alles-kaese': allesKaeseRulePictures,
  misty: mistyRulePictures,
  'mice-to-meet-you': miceRulePictures,
};
