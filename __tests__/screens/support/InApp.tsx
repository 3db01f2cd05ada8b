import type { ReactNode } from 'react';
import { LanguageProvider, type LanguageChoice } from '../../../src/i18n';
import { AppProvider } from '../../../src/screens/app/AppProvider';
import { MemoryStore } from '../../storage/memory-store';

interface Props {
  readonly store?: MemoryStore;
  readonly language?: LanguageChoice;
  readonly children: ReactNode;
}

/** What every screen stands in, with a device of its own. */
export function InApp({ store = new MemoryStore(), language = 'en', children }: Props) {
  return (
    <AppProvider store={store}>
      {() => <LanguageProvider choice={language}>{children}</LanguageProvider>}
    </AppProvider>
  );
}
