import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path, Rect } from 'react-native-svg';
import { DrawnWords, useColours } from '../../../ui';

interface Props {
  /** Null: any; the die is meant, not what it shows. */
  readonly face: number | null;
  readonly tone: 'red' | 'yellow';
  readonly size: number;
}

/** A die in a sum or on a card: its number as a digit. Red ones have a frame, yellow ones stripes. */
export const SumDie = memo(function SumDie({ face, tone, size }: Props) {
  const { dice, outline } = useColours();
  const { face: ground, pattern, pip } = dice[tone];
  return (
    <View style={[styles.die, { width: size, height: size }]}>
      <Svg width={size} height={size} viewBox="0 0 32 32" style={StyleSheet.absoluteFill}>
        <Rect x={1.5} y={1.5} width={29} height={29} rx={8} fill={ground} />
        {tone === 'yellow' ? (
          <Path d="M6 28L28 6M2 18L18 2M14 30L30 14" stroke={pattern} strokeWidth={3.4} />
        ) : (
          <Rect
            x={5}
            y={5}
            width={22}
            height={22}
            rx={5}
            fill="none"
            stroke={pattern}
            strokeWidth={2.6}
          />
        )}
        <Rect
          x={1.5}
          y={1.5}
          width={29}
          height={29}
          rx={8}
          fill="none"
          stroke={outline}
          strokeWidth={2.6}
        />
      </Svg>
      {face !== null && (
        <DrawnWords size={size * 0.62} colour={pip}>
          {String(face)}
        </DrawnWords>
      )}
    </View>
  );
});

const styles = StyleSheet.create({ die: { alignItems: 'center', justifyContent: 'center' } });
