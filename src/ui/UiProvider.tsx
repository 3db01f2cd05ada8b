import { useFonts } from 'expo-font';
import * as SplashScreen from 'expo-splash-screen';
import { StatusBar } from 'expo-status-bar';
import { useEffect, type ReactNode } from 'react';
import { useKeptFocus } from './focus/kept-focus';
import { MotionProvider } from './motion/MotionProvider';
import type { Speed } from './theme/durations';
import { Touched } from './parts/Touched';
import { usePageLook } from './theme/page-look';
import { ThemeProvider, useTheme, type ThemeChoice } from './theme/ThemeProvider';
import { fontFiles } from './theme/type';

void SplashScreen.preventAutoHideAsync();

interface Props {
  readonly theme?: ThemeChoice;
  readonly speed?: Speed;
  readonly children: ReactNode;
}

/** What is round the app: the bar of a phone, the page of a browser. */
function Surroundings() {
  const theme = useTheme();
  usePageLook(theme);
  useKeptFocus();
  return <StatusBar style={theme.name === 'day' ? 'dark' : 'light'} />;
}

/** The look of everything below it. The splash stays until the letters are there. */
export function UiProvider({ theme, speed, children }: Props) {
  const [hasFonts, fontError] = useFonts(fontFiles);
  // Without our letters the app is less pretty, but it works.
  const isReady = hasFonts || fontError !== null;
  useEffect(() => {
    if (isReady) SplashScreen.hide();
  }, [isReady]);
  if (!isReady) return null;
  return (
    <ThemeProvider choice={theme}>
      <MotionProvider speed={speed}>
        <Surroundings />
        <Touched>{children}</Touched>
      </MotionProvider>
    </ThemeProvider>
  );
}
