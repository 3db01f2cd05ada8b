/**
 * Everything that is said in words, in the language of the person who reads. What the first page loads
 * takes its words from `first` instead, so that it need not wait for all the others.
 */
export { LanguageProvider, useLanguage } from './first';
export { usePhrases } from './usePhrases';
export { signed, written } from './numbers';
export { inSentences } from './sentences';
export type { Language, LanguageChoice } from './first';
export type { Phrases } from './en';
export type { Spot } from './words/en/misty-spots';
export type { VariantWords } from './words/en/games';
export type { PicturesInWords, RuleLine, RulePictureName, RuleSection } from './rules/types';
