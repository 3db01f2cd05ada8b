import {
  DefaultTheme,
  NavigationContainer,
  useIsFocused,
  useNavigationContainerRef,
} from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { Activity, lazy, Suspense, useMemo, type ReactNode } from 'react';
import { Platform } from 'react-native';
import { useFirstPhrases } from '../i18n/first';
import { linking, type Route, type Routes } from './linking';
import { Lobby } from './Lobby';
import { loadRest, onceLoaded, Rest } from './rest-of-screens';
import { ScreenLayout } from './ScreenLayout';
import { titleOf } from './titles';
import { afterSheets, useTheme } from '../ui';

const Stack = createNativeStackNavigator<Routes>();

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

/** As soon as nothing else is to be done: whoever leaves the lobby finds them loaded. */
function preloadScreens(): void {
  globalThis.requestIdleCallback?.(() => void loadRest().catch(() => undefined));
}

/** From the lobby, a sheet or what lies over the scores, without a step in between that shows nothing. */
const lead = (go: () => void) => afterSheets(() => onceLoaded(go));

/** What is seen where a screen has not been drawn yet. */
function useNavigatorTheme() {
  const { name, colours } = useTheme();
  return useMemo(() => {
    const colors = { ...DefaultTheme.colors, background: colours.paper };
    return { ...DefaultTheme, dark: name === 'night', colors };
  }, [name, colours]);
}

export function Screens() {
  const say = useFirstPhrases();
  const theme = useNavigatorTheme();
  const navigator = useNavigationContainerRef<Routes>();
  if (Gallery !== null && wantsGallery()) {
    return (
      <Suspense>
        <Gallery />
      </Suspense>
    );
  }
  return (
    <NavigationContainer
      ref={navigator}
      linking={Platform.OS === 'web' ? linking : undefined}
      theme={theme}
      documentTitle={{ enabled: false }}
      onReady={preloadScreens}
    >
      <Stack.Navigator
        screenOptions={{ headerShown: false }}
        screenLayout={({ children, route, navigation }) => (
          <ScreenLayout
            isFirst={!navigator.isReady()}
            title={titleOf(route as Route, say)}
            {...(route.name !== 'Lobby' && { onLeave: () => navigation.popTo('Lobby') })}
          >
            {children}
          </ScreenLayout>
        )}
      >
        <Stack.Screen name="Lobby" options={{ freezeOnBlur: true }}>
          {({ navigation }) => (
            <Resting>
              <Lobby
                onSetUp={(game) => lead(() => navigation.navigate('SetUp', { game }))}
                onContinue={(match) => lead(() => navigation.navigate('Table', { match }))}
                onRules={(game) => lead(() => navigation.navigate('Rules', { game }))}
                onDice={() => lead(() => navigation.navigate('Dice'))}
                onSettings={() => lead(() => navigation.navigate('Settings'))}
              />
            </Resting>
          )}
        </Stack.Screen>
        <Stack.Screen name="SetUp">
          {({ navigation, route }) => (
            <Rest>
              {({ SetUp }) => (
                <SetUp
                  game={route.params.game}
                  onBack={() => navigation.popTo('Lobby')}
                  onRules={() => navigation.navigate('Rules', { game: route.params.game })}
                  onStart={(match) => navigation.replace('Table', { match })}
                />
              )}
            </Rest>
          )}
        </Stack.Screen>
        <Stack.Screen name="Table">
          {({ navigation, route }) => (
            <InFront>
              {(isInFront) => (
                <Rest>
                  {({ Table }) => (
                    <Table
                      // Another match is another table: nothing of the last one may stay on it.
                      key={route.params.match}
                      match={route.params.match}
                      isInFront={isInFront}
                      onLeave={() => navigation.popTo('Lobby')}
                      onBackSteps={(hasSome) => navigation.setOptions({ gestureEnabled: !hasSome })}
                      onRules={(game, page) =>
                        lead(() => navigation.navigate('Rules', { game, page }))
                      }
                      onDice={() =>
                        lead(() => navigation.navigate('Dice', { match: route.params.match }))
                      }
                      onSettings={() => lead(() => navigation.navigate('Settings'))}
                      onSetUp={(game) => navigation.replace('SetUp', { game })}
                      onRematch={(match) => lead(() => navigation.replace('Table', { match }))}
                    />
                  )}
                </Rest>
              )}
            </InFront>
          )}
        </Stack.Screen>
        <Stack.Screen name="Rules">
          {({ navigation, route }) => (
            <Rest>
              {({ Rules }) => (
                <Rules
                  game={route.params.game}
                  page={route.params.page}
                  onBack={() => navigation.goBack()}
                />
              )}
            </Rest>
          )}
        </Stack.Screen>
        <Stack.Screen name="Dice">
          {({ navigation, route }) => (
            <Rest>
              {({ Dice }) => (
                <Dice
                  match={route.params?.match}
                  onBack={() => navigation.goBack()}
                  onTable={(match) => navigation.popTo('Table', { match })}
                />
              )}
            </Rest>
          )}
        </Stack.Screen>
        <Stack.Screen name="Settings">
          {({ navigation }) => (
            <Rest>
              {({ Settings }) => (
                <Settings
                  onBack={() => navigation.goBack()}
                  onCredits={() => navigation.navigate('Credits')}
                />
              )}
            </Rest>
          )}
        </Stack.Screen>
        <Stack.Screen name="Credits">
          {({ navigation }) => (
            <Rest>{({ Credits }) => <Credits onBack={() => navigation.goBack()} />}</Rest>
          )}
        </Stack.Screen>
      </Stack.Navigator>
    </NavigationContainer>
  );
}
