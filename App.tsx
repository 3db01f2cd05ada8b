import { SafeAreaProvider } from 'react-native-safe-area-context';
import { LanguageProvider } from './src/i18n';
import { Screens } from './src/screens/Screens';
import { UiProvider } from './src/ui';

export default function App() {
  return (
    <SafeAreaProvider>
      <LanguageProvider>
        <UiProvider>
          <Screens />
        </UiProvider>
      </LanguageProvider>
    </SafeAreaProvider>
  );
}
