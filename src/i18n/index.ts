/** Everything that is said in words, in the language of the person who reads. */
export { LanguageProvider, usePhrases } from './LanguageProvider';
export type { Language, LanguageChoice } from './languages';
