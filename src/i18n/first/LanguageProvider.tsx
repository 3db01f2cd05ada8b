import { useLocales } from 'expo-localization';
import { createContext, use, useEffect, type ReactNode } from 'react';
import { Platform } from 'react-native';
import type { FirstPhrases } from './en';
import { FIRST_PHRASES, speakable, type Language, type LanguageChoice } from './languages';

const LanguageContext = createContext<Language>('en');

interface Props {
  readonly choice?: LanguageChoice;
  readonly children: ReactNode;
}

/** The language of everything below it. It follows the device while the app runs. */
export function LanguageProvider({ choice = 'device', children }: Props) {
  const device = speakable(useLocales().map(({ languageCode }) => languageCode));
  const language = choice === 'device' ? device : choice;
  useEffect(() => {
    // A screen reader in a browser takes its voice from here.
    if (Platform.OS === 'web') document.documentElement.lang = language;
  }, [language]);
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

export function useLanguage(): Language {
  return use(LanguageContext);
}

/** For what is drawn before the other screens are loaded. */
export function useFirstPhrases(): FirstPhrases {
  return FIRST_PHRASES[useLanguage()];
}
