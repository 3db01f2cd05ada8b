import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Path } from 'react-native-svg';
import { useColours } from '../theme/ThemeProvider';

export type WeatherName = 'sun' | 'cloud';

interface Props {
  readonly name: WeatherName;
  readonly size: number;
}

const RAYS = Array.from({ length: 8 }, (_, nth) => (nth * Math.PI) / 4)
  .map((turn) => {
    const [x, y] = [Math.cos(turn), Math.sin(turn)];
    return `M${(16 + 11 * x).toFixed(1)} ${(16 + 11 * y).toFixed(1)}L${(16 + 14 * x).toFixed(1)} ${(16 + 14 * y).toFixed(1)}`;
  })
  .join('');

const SUN = '#ffcb3d';
const RAY = '#f08a24';
const CLOUD = '#eef1f6';
const DROP = '#3f7fd0';
const DARK = '#46302b';

/** Luck as children draw it: a throw that helped, or one that hurt. A picture only. */
export const Weather = memo(function Weather({ name, size }: Props) {
  const { outline } = useColours();
  return (
    <View aria-hidden style={styles.still}>
      <Svg width={size} height={size} viewBox="0 0 32 32">
        {name === 'sun' ? (
          <>
            <Path d={RAYS} stroke={RAY} strokeWidth={3} strokeLinecap="round" />
            <Circle cx={16} cy={16} r={9} fill={SUN} stroke={outline} strokeWidth={1.4} />
            <Path
              d="M12 15v-1M20 15v-1M12.5 18.5q3.5 3.5 7 0"
              fill="none"
              stroke={DARK}
              strokeWidth={1.8}
              strokeLinecap="round"
            />
          </>
        ) : (
          <>
            <Path
              d="M8.5 22a5.5 5.5 0 0 1-.5-11 7.5 7.5 0 0 1 14.4-1.5A6.3 6.3 0 0 1 23.5 22z"
              fill={CLOUD}
              stroke={outline}
              strokeWidth={1.4}
              strokeLinejoin="round"
            />
            <Path
              d="M10 25l-1.2 3.5M16 25l-1.2 3.5M22 25l-1.2 3.5"
              stroke={DROP}
              strokeWidth={2.6}
              strokeLinecap="round"
            />
          </>
        )}
      </Svg>
    </View>
  );
});

const styles = StyleSheet.create({ still: { pointerEvents: 'none' } });
