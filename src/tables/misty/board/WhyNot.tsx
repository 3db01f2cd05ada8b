import { StyleSheet, View } from 'react-native';
import { outline, radius, shadow, space, useColours, Words } from '../../../ui';
import type { Layout } from '../layout/layout';

interface Props {
  readonly layout: Pick<Layout, 'size' | 'isWide' | 'table' | 'zone'>;
  readonly children: string;
}

/** Why a finger was refused, over the lower edge of the window: nothing moves to make room for it. */
export function WhyNot({ layout: { size, isWide, table, zone }, children }: Props) {
  const { surface, line } = useColours();
  const lowest = isWide ? table.y + table.height : zone.y;
  return (
    <View
      aria-hidden
      style={[
        styles.place,
        { left: table.x, width: table.width, bottom: size.height - lowest + space.s },
      ]}
    >
      <View style={[styles.bubble, { backgroundColor: surface, borderColor: line }]}>
        <Words as="smallStrong" align="center">
          {children}
        </Words>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  place: { position: 'absolute', alignItems: 'center', pointerEvents: 'none' },
  bubble: {
    marginHorizontal: space.s,
    paddingHorizontal: space.m,
    paddingVertical: space.s,
    borderRadius: radius.m,
    borderWidth: outline.normal,
    boxShadow: shadow.high,
  },
});
