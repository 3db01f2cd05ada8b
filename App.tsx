import { SafeAreaProvider } from 'react-native-safe-area-context';
import { LanguageProvider } from './src/i18n';
import { HouseProvider } from './src/screens/house/HouseProvider';
import { Screens } from './src/screens/Screens';
import { CueProvider } from './src/sound';
import { UiProvider } from './src/ui';

export default function App() {
  return (
    <SafeAreaProvider>
      <HouseProvider>
        {({ language, theme, speed, sounds, haptics }) => (
          <LanguageProvider choice={language}>
            <UiProvider theme={theme} speed={speed}>
              <CueProvider sounds={sounds} haptics={haptics}>
                <Screens />
              </CueProvider>
            </UiProvider>
          </LanguageProvider>
        )}
      </HouseProvider>
    </SafeAreaProvider>
  );
}
