import type { Phrases } from './en';
import { useLanguage } from './first';
import { LANGUAGES } from './languages';

/** Everything that the app says, in the language of the person who reads. */
export function usePhrases(): Phrases {
  return LANGUAGES[useLanguage()];
}
