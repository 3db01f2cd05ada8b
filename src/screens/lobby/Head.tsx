import type { ReactNode } from 'react';
import { Image, StyleSheet, View } from 'react-native';
import barn from '../../../assets/lobby.png';
import { useFirstPhrases } from '../../i18n/first';
import { Heading, IconButton, largeText, space, useTextScale, Words } from '../../ui';
import type { FrontLayout } from './front-layout';

interface Props {
  readonly layout: FrontLayout;
  readonly onSettings: () => void;
  /** What hangs here where there is no room for it below. */
  readonly children?: ReactNode;
}

function barnSize({ isLarge, isLow }: FrontLayout): number {
  if (isLarge) return 112;
  return isLow ? 44 : 52;
}

/** In the sky over the barn: its picture and its name. */
export function Head({ layout, onSettings, children }: Props) {
  const say = useFirstPhrases();
  const size = barnSize(layout);
  // Large words need the whole width.
  const isStacked = useTextScale() >= largeText;
  const words = (
    <View style={!isStacked && !layout.isLow && styles.grow}>
      <Heading level={1}>{say.lobby.title}</Heading>
      {layout.isLarge && <Words>{say.lobby.line}</Words>}
    </View>
  );
  return (
    <View style={[styles.head, { maxWidth: layout.barnWidth }]}>
      <View style={styles.row}>
        {(layout.hasPicture || isStacked) && (
          <Image
            source={barn}
            style={{ width: size, height: size }}
            accessible
            role="img"
            accessibilityLabel={say.lobby.picture}
          />
        )}
        {!isStacked && words}
        {(isStacked || layout.isLow) && <View style={styles.grow} />}
        {children}
        <IconButton icon="settings" label={say.lobby.settings} onPress={onSettings} />
      </View>
      {isStacked && words}
    </View>
  );
}

const styles = StyleSheet.create({
  head: { width: '100%', alignSelf: 'center', paddingHorizontal: space.l, paddingBottom: space.xs },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  grow: { flex: 1 },
});
