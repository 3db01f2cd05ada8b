/** Everything that is said in words, in the language of the person who reads. */
export { LanguageProvider, useLanguage, usePhrases } from './LanguageProvider';
export { signed, written } from './numbers';
export type { Language, LanguageChoice } from './languages';
export type { Phrases } from './en';
export type { VariantWords } from './words/en/games';
export type { PicturesInWords, RuleLine, RulePictureName, RuleSection } from './rules/types';
