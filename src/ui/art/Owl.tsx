import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Ellipse, Path } from 'react-native-svg';
import { outline } from '../theme/measures';
import { useColours } from '../theme/ThemeProvider';

interface Props {
  readonly size: number;
  /** In a round window of its own, as the face of who speaks. */
  readonly framed?: boolean;
}

const BODY = '#7a4f35';
const WING = '#5d3a27';
const BELLY = '#f6deb2';
const FEATHER = '#dcb67c';
const RING = '#ffd35c';
const PUPIL = '#2b1b16';
const BEAK = '#f08a24';

/** The coach. Drawn here, and seen nowhere but where it speaks. A picture only: what it says stands beside it. */
export const Owl = memo(function Owl({ size, framed = false }: Props) {
  const { sky, outline: ink } = useColours();
  const inside = framed ? size * 0.78 : size;
  return (
    <View
      aria-hidden
      style={[
        styles.still,
        { width: size, height: size },
        framed && {
          borderRadius: size / 2,
          borderWidth: outline.normal,
          borderColor: ink,
          backgroundColor: sky,
        },
      ]}
    >
      <Svg width={inside} height={inside} viewBox="0 0 48 48">
        <Path
          fill={BODY}
          d="M8 5c3 0 6 2 8 4a20 20 0 0 1 16 0c2-2 5-4 8-4 0 4-1 7-2 9 2 4 3 8 3 13 0 11-7 18-17 18S7 38 7 27c0-5 1-9 3-13-1-2-2-5-2-9z"
        />
        <Path
          fill={WING}
          d="M7 24c-3 4-4 10-1 15 3-2 6-7 5-13zM41 24c3 4 4 10 1 15-3-2-6-7-5-13z"
        />
        <Ellipse cx={24} cy={33} rx={11} ry={11} fill={BELLY} />
        <Path
          stroke={FEATHER}
          strokeWidth={2}
          strokeLinecap="round"
          strokeLinejoin="round"
          fill="none"
          d="M17 32l2.3 2 2.3-2M26.4 32l2.3 2 2.3-2M21.7 37l2.3 2 2.3-2"
        />
        {[16, 32].map((x) => (
          <Circle key={x} cx={x} cy={19} r={8} fill={RING} stroke={PUPIL} strokeWidth={1.6} />
        ))}
        {[17, 31].map((x) => (
          <Circle key={x} cx={x} cy={19} r={4.2} fill={PUPIL} />
        ))}
        {[18.5, 32.5].map((x) => (
          <Circle key={x} cx={x} cy={17.5} r={1.3} fill={BELLY} />
        ))}
        <Path fill={BEAK} d="M24 21l3.4 4.5L24 30l-3.4-4.5z" />
        <Path
          stroke={BEAK}
          strokeWidth={2.6}
          strokeLinecap="round"
          d="M18 45v1.5M21 45v1.5M27 45v1.5M30 45v1.5"
        />
      </Svg>
    </View>
  );
});

const styles = StyleSheet.create({
  still: { alignItems: 'center', justifyContent: 'center', pointerEvents: 'none' },
});
