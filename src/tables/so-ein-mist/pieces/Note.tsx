import { StyleSheet, View } from 'react-native';
import { Panel, space, useTextScale, Words } from '../../../ui';
import { clamp } from '../../shared/geometry';
import type { Layout } from '../layout/layout';

interface Props {
  readonly layout: Layout;
  readonly children: string;
}

/** What a finger asked about, in the middle of the table until the next tap. */
export function Note({ layout: { table, ring, growth }, children }: Props) {
  const textScale = useTextScale();
  const { x, y, width, height } = table;
  // Beside the cards, as far as the words allow.
  const inside = 2 * ring.track.halfWidth - ring.card.width;
  const maxWidth = clamp(200, inside, 320 * growth) * textScale;
  return (
    <View aria-hidden style={[styles.place, { left: x, top: y, width, height }]}>
      <Panel style={{ maxWidth }}>
        <Words as="label" align="center">
          {children}
        </Words>
      </Panel>
    </View>
  );
}

const styles = StyleSheet.create({
  place: {
    position: 'absolute',
    zIndex: 5000,
    padding: space.l,
    alignItems: 'center',
    justifyContent: 'center',
    pointerEvents: 'none',
  },
});
