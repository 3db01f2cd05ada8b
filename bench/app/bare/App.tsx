import { Nunito_600SemiBold } from '@expo-google-fonts/nunito/600SemiBold';
import { Nunito_900Black } from '@expo-google-fonts/nunito/900Black';
import AsyncStorage from '@react-native-async-storage/async-storage';
import { NavigationContainer } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { getRandomBytes } from 'expo-crypto';
import { useFonts } from 'expo-font';
import { useLocales } from 'expo-localization';
import * as SplashScreen from 'expo-splash-screen';
import { StatusBar } from 'expo-status-bar';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { useEffect } from 'react';
import { Pressable, StyleSheet, Text } from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import { SafeAreaProvider, SafeAreaView } from 'react-native-safe-area-context';
import Svg, { Circle } from 'react-native-svg';
import * as v from 'valibot';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/**
 * The least that an app of this stack can be: one screen with one button, and every package that the
 * app uses used once. What the app weighs beyond it is its own.
 */
const KEY = 'bare/rolls';
const Rolls = v.fallback(v.pipe(v.unknown(), v.transform(Number), v.integer()), 0);
const random = xoroshiro128plus(getRandomBytes(1)[0] ?? 0);
const rolls = createStore<{ readonly count: number }>(() => ({ count: 0 }));
const Stack = createNativeStackNavigator<{ Home: undefined }>();

void SplashScreen.preventAutoHideAsync();

function Home() {
  const [locale] = useLocales();
  const { count } = useStore(rolls);
  const place = useSharedValue(0);
  const style = useAnimatedStyle(() => ({ transform: [{ translateX: place.get() }] }));
  useEffect(() => {
    void AsyncStorage.getItem(KEY).then((text) => rolls.setState({ count: v.parse(Rolls, text) }));
  }, []);
  const roll = () => {
    const next = count + 1;
    place.set(withTiming(uniformInt(random, 0, 100)));
    rolls.setState({ count: next });
    void AsyncStorage.setItem(KEY, String(next));
  };
  return (
    <SafeAreaView style={styles.home}>
      <Text role="heading" style={styles.title}>{`Bare (${locale?.languageCode})`}</Text>
      <Animated.View style={style}>
        <Svg width={48} height={48}>
          <Circle cx={24} cy={24} r={20} fill="tomato" />
        </Svg>
      </Animated.View>
      <Pressable role="button" onPress={roll}>
        <Text style={styles.words}>{`Rolled ${count}`}</Text>
      </Pressable>
    </SafeAreaView>
  );
}

export default function App() {
  const [hasFonts] = useFonts({ Nunito_600SemiBold, Nunito_900Black });
  useEffect(() => {
    if (hasFonts) SplashScreen.hide();
  }, [hasFonts]);
  if (!hasFonts) return null;
  return (
    <SafeAreaProvider>
      <StatusBar style="dark" />
      <NavigationContainer>
        <Stack.Navigator screenOptions={{ headerShown: false }}>
          <Stack.Screen name="Home" component={Home} />
        </Stack.Navigator>
      </NavigationContainer>
    </SafeAreaProvider>
  );
}

const styles = StyleSheet.create({
  home: { flex: 1, padding: 24, gap: 24 },
  title: { fontFamily: 'Nunito_900Black', fontSize: 34 },
  words: { fontFamily: 'Nunito_600SemiBold', fontSize: 17 },
});
