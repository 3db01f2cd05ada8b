import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Path } from 'react-native-svg';
import { outline, useColours } from '../../../ui';
import type { Size } from '../geometry';
import { lineOf, placeIn } from './curve-shape';
import { DrawnIn } from './DrawnIn';
import { LEVELS } from './LevelFigures';

interface Props {
  readonly size: Size;
  /** What a seat could expect at each moment of the match. */
  readonly match: readonly number[];
  /** The same in the trial, from its fork on. */
  readonly branch: readonly number[];
  /** The moment of the fork. */
  readonly at: number;
}

/** One curve that goes two ways, the tried one dashed. A picture only. */
export const ForkedCurve = memo(function ForkedCurve({ size, match, branch, at }: Props) {
  const { accents, curve, hairline, ink, surface } = useColours();
  const length = Math.max(match.length, at + branch.length) - 1;
  const place = placeIn(size, length);
  const fork = place(at, match[at] ?? 0);
  const line = { fill: 'none', strokeWidth: 3.5, strokeLinejoin: 'round' } as const;
  return (
    <View aria-hidden style={[styles.still, size]}>
      <Svg {...size}>
        {LEVELS.map((level) => (
          <Path
            key={level}
            d={`M0 ${place(0, level).y}H${size.width}`}
            stroke={hairline}
            strokeWidth={outline.normal}
          />
        ))}
      </Svg>
      <DrawnIn size={size} drawsIn>
        <Path {...line} d={lineOf(match, size, length)} stroke={curve} />
        <Path
          {...line}
          d={lineOf(branch, size, length, at)}
          stroke={accents.mist.text}
          strokeDasharray="8 5"
        />
        <Circle cx={fork.x} cy={fork.y} r={6} fill={surface} stroke={ink} strokeWidth={2} />
      </DrawnIn>
    </View>
  );
});

const styles = StyleSheet.create({ still: { pointerEvents: 'none' } });
