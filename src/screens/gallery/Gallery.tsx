import { useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import {
  Heading,
  MotionProvider,
  Page,
  Segmented,
  space,
  ThemeProvider,
  type Speed,
  type ThemeChoice,
} from '../../ui';
import { AllesKaeseSection } from './AllesKaeseSection';
import { ControlsSection } from './ControlsSection';
import { CurtainSection } from './CurtainSection';
import { OverlaysSection } from './OverlaysSection';
import { PicturesSection } from './PicturesSection';
import { PiecesSection } from './PiecesSection';
import { SoEinMistSection } from './SoEinMistSection';
import { TableKitSection } from './TableKitSection';

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
        <Page backdrop="paper" style={styles.page}>
          <Heading level={1}>Gallery</Heading>
          <Segmented label="Theme" choices={THEMES} value={theme} onChange={setTheme} />
          <Segmented
            label="Speed"
            accent="misty"
            choices={SPEEDS}
            value={speed}
            onChange={setSpeed}
          />
          <Sections />
        </Page>
      </MotionProvider>
    </ThemeProvider>
  );
}

function Sections() {
  const hasColumns = useWindowDimensions().width >= COLUMNS_FROM;
  return (
    <View style={[styles.sections, hasColumns && styles.columns]}>
      <View style={styles.column}>
        <PiecesSection />
        <TableKitSection />
        <SoEinMistSection />
        <AllesKaeseSection />
      </View>
      <View style={styles.column}>
        <ControlsSection />
        <OverlaysSection />
        <CurtainSection />
        <PicturesSection />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  page: { gap: space.l },
  sections: { gap: space.l },
  columns: { flexDirection: 'row' },
  column: { flexShrink: 1, flexGrow: 1, flexBasis: 'auto', gap: space.l },
});
