import { NavigationContainer, useIsFocused } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { Activity, lazy, Suspense, type ReactNode } from 'react';
import { Platform, StyleSheet, View } from 'react-native';
import { ErrorBoundary } from './ErrorBoundary';
import { linking, type Routes } from './linking';
import { Lobby } from './Lobby';
import { Backdrop, useDoubleTapGuard } from '../ui';

const Stack = createNativeStackNavigator<Routes>();

const lazyScreens = () => import('./lazy-screens');
const Credits = lazy(async () => ({ default: (await lazyScreens()).Credits }));
const Dice = lazy(async () => ({ default: (await lazyScreens()).Dice }));
const Rules = lazy(async () => ({ default: (await lazyScreens()).Rules }));
const Settings = lazy(async () => ({ default: (await lazyScreens()).Settings }));
const SetUp = lazy(async () => ({ default: (await lazyScreens()).SetUp }));
const Table = lazy(async () => ({ default: (await lazyScreens()).Table }));

// Development builds only: elsewhere the branch, and the gallery with it, is left out of the bundle.
const Gallery = __DEV__ ? lazy(() => import('./gallery/Gallery')) : null;

/** In a browser, at an address that ends in ?gallery. */
function wantsGallery(): boolean {
  return Platform.OS === 'web' && new URLSearchParams(window.location.search).has('gallery');
}

/**
 * While another screen lies over it, it does not follow what happens there. Phones have `freezeOnBlur`
 * for that, which waits until the other screen has slid in.
 */
function Resting({ children }: { readonly children: ReactNode }) {
  const isFocused = useIsFocused();
  const isCovered = Platform.OS === 'web' && !isFocused;
  return <Activity mode={isCovered ? 'hidden' : 'visible'}>{children}</Activity>;
}

/** For what must not go on unseen. */
function InFront({ children }: { readonly children: (isInFront: boolean) => ReactNode }) {
  return children(useIsFocused());
}

/** A tap that led here or back and was one of two must not open something here as well. */
function ScreenLayout({ children }: { readonly children: ReactNode }) {
  const isReady = useDoubleTapGuard(useIsFocused());
  return (
    <View style={[styles.screen, !isReady && styles.fresh]}>
      <Suspense fallback={<Backdrop kind="paper" />}>{children}</Suspense>
    </View>
  );
}

/** As soon as nothing else is to be done: whoever leaves the lobby finds them loaded. */
function preloadScreens(): void {
  globalThis.requestIdleCallback?.(() => void lazyScreens());
}

export function Screens() {
  if (Gallery !== null && wantsGallery()) {
    return (
      <Suspense>
        <Gallery />
      </Suspense>
    );
  }
  return (
    <NavigationContainer
      linking={Platform.OS === 'web' ? linking : undefined}
      documentTitle={{ formatter: () => 'Rainy Barn' }}
      onReady={preloadScreens}
    >
      <Stack.Navigator
        screenOptions={{ headerShown: false }}
        screenLayout={({ children, route, navigation }) =>
          route.name === 'Lobby' ? (
            <ErrorBoundary>
              <ScreenLayout>{children}</ScreenLayout>
            </ErrorBoundary>
          ) : (
            <ErrorBoundary onLeave={() => navigation.popTo('Lobby')}>
              <ScreenLayout>{children}</ScreenLayout>
            </ErrorBoundary>
          )
        }
      >
        <Stack.Screen name="Lobby" options={{ freezeOnBlur: true }}>
          {({ navigation }) => (
            <Resting>
              <Lobby
                onSetUp={(game) => navigation.navigate('SetUp', { game })}
                onContinue={(match) => navigation.navigate('Table', { match })}
                onRules={(game) => navigation.navigate('Rules', { game })}
                onDice={() => navigation.navigate('Dice')}
                onSettings={() => navigation.navigate('Settings')}
              />
            </Resting>
          )}
        </Stack.Screen>
        <Stack.Screen name="SetUp">
          {({ navigation, route }) => (
            <SetUp
              game={route.params.game}
              onBack={() => navigation.popTo('Lobby')}
              onRules={() => navigation.navigate('Rules', { game: route.params.game })}
              onStart={(match) => navigation.replace('Table', { match })}
            />
          )}
        </Stack.Screen>
        <Stack.Screen name="Table">
          {({ navigation, route }) => (
            <InFront>
              {(isInFront) => (
                <Table
                  // Another match is another table: nothing of the last one may stay on it.
                  key={route.params.match}
                  match={route.params.match}
                  isInFront={isInFront}
                  onLeave={() => navigation.popTo('Lobby')}
                  onRules={(game, page) => navigation.navigate('Rules', { game, page })}
                  onDice={() => navigation.navigate('Dice', { match: route.params.match })}
                  onSettings={() => navigation.navigate('Settings')}
                  onSetUp={(game) => navigation.replace('SetUp', { game })}
                  onRematch={(match) => navigation.replace('Table', { match })}
                />
              )}
            </InFront>
          )}
        </Stack.Screen>
        <Stack.Screen name="Rules">
          {({ navigation, route }) => (
            <Rules
              game={route.params.game}
              page={route.params.page}
              onBack={() => navigation.goBack()}
            />
          )}
        </Stack.Screen>
        <Stack.Screen name="Dice">
          {({ navigation, route }) => (
            <Dice
              match={route.params?.match}
              onBack={() => navigation.goBack()}
              onTable={(match) => navigation.popTo('Table', { match })}
            />
          )}
        </Stack.Screen>
        <Stack.Screen name="Settings">
          {({ navigation }) => (
            <Settings
              onBack={() => navigation.goBack()}
              onCredits={() => navigation.navigate('Credits')}
            />
          )}
        </Stack.Screen>
        <Stack.Screen name="Credits">
          {({ navigation }) => <Credits onBack={() => navigation.goBack()} />}
        </Stack.Screen>
      </Stack.Navigator>
    </NavigationContainer>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  // Fingers only, as at the table.
  fresh: { pointerEvents: 'none' },
});
