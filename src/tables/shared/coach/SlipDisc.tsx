import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Path } from 'react-native-svg';
import { useColours } from '../../../ui';

interface Props {
  /** Whether it was somebody's gain that they erred. */
  readonly isGain: boolean;
  readonly size: number;
}

const UP = 'M16 24V9M9.5 15.5L16 9l6.5 6.5';
const DOWN = 'M16 8v15M9.5 16.5L16 23l6.5-6.5';

/** What somebody else chose, by what it did to a seat: up or down. A picture only. */
export function SlipDisc({ isGain, size }: Props) {
  const { accents, outline } = useColours();
  const { fill, on } = accents.misty;
  return (
    <View aria-hidden style={styles.still}>
      <Svg width={size} height={size} viewBox="0 0 32 32">
        <Circle cx={16} cy={16} r={14} fill={fill} stroke={outline} strokeWidth={1.4} />
        <Path
          d={isGain ? UP : DOWN}
          fill="none"
          stroke={on}
          strokeWidth={3.4}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </Svg>
    </View>
  );
}

const styles = StyleSheet.create({ still: { pointerEvents: 'none' } });
