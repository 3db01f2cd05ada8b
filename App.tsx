import { SafeAreaProvider } from 'react-native-safe-area-context';
import { Screens } from './src/screens/Screens';
import { UiProvider } from './src/ui';

export default function App() {
  return (
    <SafeAreaProvider>
      <UiProvider>
        <Screens />
      </UiProvider>
    </SafeAreaProvider>
  );
}
