import { StatusBar } from 'expo-status-bar';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { Lobby } from './src/screens/Lobby';

export default function App() {
  return (
    <SafeAreaProvider>
      <StatusBar style="dark" />
      <Lobby />
    </SafeAreaProvider>
  );
}
