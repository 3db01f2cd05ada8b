import { de } from './de';
import { en, type Phrases } from './en';
import type { Language } from './first/languages';

/** Everything that the app says, by language. */
export const LANGUAGES: Readonly<Record<Language, Phrases>> = { en, de };
