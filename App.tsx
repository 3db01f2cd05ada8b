import { SafeAreaProvider } from 'react-native-safe-area-context';
import { LanguageProvider } from './src/i18n/first';
import { AppProvider } from './src/screens/app/AppProvider';
import { ErrorBoundary } from './src/screens/ErrorBoundary';
import { Screens } from './src/screens/Screens';
import { CueProvider } from './src/sound';
import { UiProvider } from './src/ui';

export default function App() {
  return (
    <SafeAreaProvider>
      <AppProvider>
        {({ language, theme, speed, sounds, haptics }) => (
          <LanguageProvider choice={language}>
            <UiProvider theme={theme} speed={speed}>
              <CueProvider sounds={sounds} haptics={haptics}>
                <ErrorBoundary>
                  <Screens />
                </ErrorBoundary>
              </CueProvider>
            </UiProvider>
          </LanguageProvider>
        )}
      </AppProvider>
    </SafeAreaProvider>
  );
}
