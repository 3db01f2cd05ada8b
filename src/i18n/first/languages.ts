import { de } from './de';
import { en, type FirstPhrases } from './en';

export const FIRST_PHRASES = { en, de } as const satisfies Readonly<Record<string, FirstPhrases>>;

export type Language = keyof typeof FIRST_PHRASES;

/** 'device' follows the phone's own settings. */
export type LanguageChoice = Language | 'device';

/** The first of the person's languages that we speak; English where there is none. */
export function speakable(codes: readonly (string | null)[]): Language {
  return codes.find(isLanguage) ?? 'en';
}

function isLanguage(code: string | null): code is Language {
  return code !== null && Object.hasOwn(FIRST_PHRASES, code);
}
