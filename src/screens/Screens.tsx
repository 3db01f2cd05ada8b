import { NavigationContainer, type LinkingOptions } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { lazy, Suspense } from 'react';
import { Platform } from 'react-native';
import { isGameId, type GameId } from './game-doors';
import { Lobby } from './Lobby';
import { Rules } from './Rules';

type Rooms = {
  Lobby: undefined;
  Rules: { readonly game: GameId };
};

const Stack = createNativeStackNavigator<Rooms>();

// Development builds only: elsewhere the branch, and the gallery with it, is left out of the bundle.
const Gallery = __DEV__ ? lazy(() => import('./gallery/Gallery')) : null;

/** In a browser, at an address that ends in ?gallery. */
function wantsGallery(): boolean {
  return Platform.OS === 'web' && new URLSearchParams(window.location.search).has('gallery');
}

/**
 * Where a browser's address leads, so that its back button and reload work. All of it is in the query:
 * the page is one file, and any host can serve it.
 */
const linking: LinkingOptions<Rooms> = {
  prefixes: [],
  getStateFromPath(path) {
    const game = new URLSearchParams(path.split('?')[1]).get('rules');
    const lobby = { name: 'Lobby' } as const;
    if (!isGameId(game)) return { routes: [lobby] };
    return { routes: [lobby, { name: 'Rules', params: { game } }] };
  },
  getPathFromState({ routes }) {
    const params = routes.at(-1)?.params as { readonly game?: GameId } | undefined;
    return params?.game === undefined ? '/' : `/?rules=${params.game}`;
  },
};

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
    >
      <Stack.Navigator screenOptions={{ headerShown: false }}>
        <Stack.Screen name="Lobby">
          {({ navigation }) => <Lobby onRules={(game) => navigation.navigate('Rules', { game })} />}
        </Stack.Screen>
        <Stack.Screen name="Rules">
          {({ navigation, route }) => (
            <Rules game={route.params.game} onBack={() => navigation.popTo('Lobby')} />
          )}
        </Stack.Screen>
      </Stack.Navigator>
    </NavigationContainer>
  );
}
