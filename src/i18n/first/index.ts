/** The words of the first page, and the language of all. Nothing here loads the words of the other screens. */
export { LanguageProvider, useFirstPhrases, useLanguage } from './LanguageProvider';
export { FIRST_PHRASES, type Language, type LanguageChoice } from './languages';
export type { FirstPhrases } from './en';
