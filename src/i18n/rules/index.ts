import type { Phrases } from '../en';
import type { Language } from '../first';
import { de } from './de';
import { picturesInWords as germanPictures } from './de/pictures';
import { en } from './en';
import { picturesInWords as englishPictures } from './en/pictures';
import type { PicturesInWords, RuleSection } from './types';

/** The rules of one game: its sections in order, by their keys. */
type GameRules = Readonly<Record<string, RuleSection>>;

/** The rules of all games. Apart from the phrases, so that only the page that shows them loads them. */
export const RULES: Readonly<
  Record<Language, Readonly<Record<keyof Phrases['games'], GameRules>>>
> = { en, de };

export const PICTURES_IN_WORDS: Readonly<Record<Language, PicturesInWords>> = {
  en: englishPictures,
  de: germanPictures,
};
