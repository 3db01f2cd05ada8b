import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import { useHouseColours } from '../useHouseColours';

/** A nut; words or a label beside it say so. */
export const Nut = memo(function Nut({ size }: { readonly size: number }) {
  const { kernel, shell, shellLight, ink } = useHouseColours();
  return (
    <Svg width={size} height={size} viewBox="0 0 32 32" aria-hidden>
      <Path
        fill={kernel}
        stroke={ink}
        strokeWidth={2.2}
        strokeLinejoin="round"
        d="M4.5 19.5C5.6 25.6 10.2 29.6 16 29.6s10.4-4 11.5-10.1C21 16.6 11 16.6 4.5 19.5z"
      />
      <Path
        fill={shell}
        stroke={ink}
        strokeWidth={2.2}
        strokeLinejoin="round"
        d="M16 3c1 2.3 3.2 3.3 6.3 5.4C26.8 11.5 28.5 15.5 27.5 19.5C21 16.6 11 16.6 4.5 19.5C3.5 15.5 5.2 11.5 9.7 8.4C12.8 6.3 15 5.3 16 3z"
      />
      <Path
        d="M9.5 13c1-2 2.6-3.3 4.5-4.3"
        stroke={shellLight}
        strokeWidth={2.2}
        strokeLinecap="round"
        fill="none"
      />
    </Svg>
  );
});

/** A few nuts, one over the other. */
export function Nuts({ count, size }: { readonly count: number; readonly size: number }) {
  return (
    <View style={styles.row}>
      {Array.from({ length: count }, (_, nth) => (
        <View key={nth} style={nth > 0 && { marginLeft: -size * 0.28 }}>
          <Nut size={size} />
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({ row: { flexDirection: 'row' } });
