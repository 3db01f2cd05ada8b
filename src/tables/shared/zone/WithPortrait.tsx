import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { largeText, Portrait, space, useGrowth, useTextScale, type PictureName } from '../../../ui';

interface Props {
  readonly picture: PictureName;
  /** The height of the line, and of the picture. */
  readonly size: number;
  readonly children: ReactNode;
}

/** Words about somebody, beside the picture. */
export function WithPortrait({ picture, size, children }: Props) {
  // Large words need the width.
  const hasRoom = useTextScale() < largeText;
  const growth = useGrowth();
  return (
    <View style={styles.line}>
      {hasRoom && <Portrait picture={picture} size={(size - space.xs) * growth} />}
      <View style={styles.words}>{children}</View>
    </View>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: space.m, paddingHorizontal: space.xs },
  words: { flex: 1 },
});
