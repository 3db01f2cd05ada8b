import { useState } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import {
  Backdrop,
  Heading,
  MotionProvider,
  Segmented,
  space,
  ThemeProvider,
  type Speed,
  type ThemeChoice,
} from '../../ui';
import { ControlsRoom } from './ControlsRoom';
import { OverlaysRoom } from './OverlaysRoom';
import { PicturesRoom } from './PicturesRoom';
import { PiecesRoom } from './PiecesRoom';

const COLUMNS_FROM = 900;

const THEMES = (['device', 'day', 'night'] as const).map((value) => ({ value, label: value }));
const SPEEDS = (['normal', 'fast', 'off'] as const).map((value) => ({ value, label: value }));

/** All parts in all their states on one page: the place to look at before a screen is built. */
export default function Gallery() {
  const [theme, setTheme] = useState<ThemeChoice>('device');
  const [speed, setSpeed] = useState<Speed>('normal');
  return (
    <ThemeProvider choice={theme}>
      <MotionProvider speed={speed}>
        <Page>
          <Segmented label="Theme" choices={THEMES} value={theme} onChange={setTheme} />
          <Segmented
            label="Speed"
            accent="misty"
            choices={SPEEDS}
            value={speed}
            onChange={setSpeed}
          />
        </Page>
      </MotionProvider>
    </ThemeProvider>
  );
}

function Page({ children }: { readonly children: React.ReactNode }) {
  const insets = useSafeAreaInsets();
  const hasColumns = useWindowDimensions().width >= COLUMNS_FROM;
  return (
    <View style={styles.page}>
      <Backdrop kind="paper" />
      <ScrollView
        testID="gallery"
        contentContainerStyle={{
          gap: space.l,
          paddingTop: insets.top + space.l,
          paddingBottom: insets.bottom + space.xxl,
          paddingHorizontal: space.l,
        }}
      >
        <Heading level={1}>Gallery</Heading>
        {children}
        <View style={[styles.rooms, hasColumns && styles.columns]}>
          <View style={styles.column}>
            <PiecesRoom />
          </View>
          <View style={styles.column}>
            <ControlsRoom />
            <OverlaysRoom />
            <PicturesRoom />
          </View>
        </View>
      </ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({
  page: { flex: 1 },
  rooms: { gap: space.l },
  columns: { flexDirection: 'row' },
  column: { flexShrink: 1, flexGrow: 1, flexBasis: 'auto', gap: space.l },
});
