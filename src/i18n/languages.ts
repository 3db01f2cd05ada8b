import { de } from './de';
import { en, type Phrases } from './en';

export const LANGUAGES = { en, de } as const satisfies Readonly<Record<string, Phrases>>;

export type Language = keyof typeof LANGUAGES;

/** 'device' follows the phone's own settings. */
export type LanguageChoice = Language | 'device';

/** The first of the person's languages that we speak; English where there is none. */
export function speakable(codes: readonly (string | null)[]): Language {
  return codes.find(isLanguage) ?? 'en';
}

function isLanguage(code: string | null): code is Language {
  return code !== null && Object.hasOwn(LANGUAGES, code);
}
