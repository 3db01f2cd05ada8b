import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { G, Path, Rect as Box } from 'react-native-svg';
import { Backdrop, outline, useColours } from '../../../ui';
import type { Point, Rect } from '../../shared/geometry';
import { Lantern, LANTERN_RATIO } from './Lantern';

interface Props {
  /** The two boards that slices stand on. */
  readonly boards: readonly Rect[];
  /** The wooden counter for pile, die and what was thrown away. */
  readonly counter: Rect;
  /** Lanterns hang from here, where there is room. */
  readonly lanterns?: readonly Point[];
  readonly lanternWidth?: number;
}

/** A board with its brackets and its shadow on the wall. */
function Board({ x, y, width, height }: Rect) {
  const { kaese } = useColours();
  const arm = Math.min(height * 0.9, 16);
  const left = x + width * 0.14;
  const right = x + width * 0.86;
  const under = y + height - 1;
  return (
    <G strokeLinejoin="round" stroke={kaese.plain.outline} strokeWidth={outline.normal}>
      <Box
        x={x + 5}
        y={y + height}
        width={width - 10}
        height={height * 0.6}
        fill={kaese.plain.deep}
        stroke="none"
        opacity={0.16}
      />
      <Path
        d={[left, right]
          .map((at) => `M${at - arm} ${under}q${arm} ${arm * 2} ${arm * 2} 0z`)
          .join('')}
        fill={kaese.boardDark}
      />
      <Box x={x} y={y} width={width} height={height} rx={4} fill={kaese.board} />
      <Path
        d={`M${x + width * 0.06} ${y + height * 0.45}h${width * 0.1}M${x + width * 0.36} ${y + height * 0.6}h${width * 0.16}M${x + width * 0.7} ${y + height * 0.4}h${width * 0.14}`}
        stroke={kaese.boardDark}
        strokeWidth={1.6}
        strokeLinecap="round"
        fill="none"
      />
    </G>
  );
}

/** What everything stands on in the cheese cellar; the stone wall behind it is the table's backdrop. */
export const Cellar = memo(function Cellar(props: Props) {
  const { boards, counter, lanterns = [], lanternWidth = 40 } = props;
  const { kaese } = useColours();
  return (
    <View style={[StyleSheet.absoluteFill, styles.still]} aria-hidden>
      <View
        style={[
          styles.counter,
          { left: counter.x, top: counter.y, width: counter.width, height: counter.height },
          { borderColor: kaese.plain.outline },
        ]}
      >
        <Backdrop kind="wood" />
      </View>
      <Svg width="100%" height="100%" style={StyleSheet.absoluteFill}>
        {boards.map((board) => (
          <Board key={board.y} {...board} />
        ))}
      </Svg>
      {lanterns.map(({ x, y }) => (
        <View key={x} style={[styles.lantern, { left: x - lanternWidth / 2, top: y }]}>
          <View
            style={[
              styles.light,
              {
                width: lanternWidth,
                height: lanternWidth,
                top: (lanternWidth * LANTERN_RATIO) / 2 - lanternWidth / 2,
                borderRadius: lanternWidth,
                boxShadow: `0 0 ${lanternWidth * 1.6}px ${lanternWidth * 0.6}px ${kaese.plain.slice}55`,
              },
            ]}
          />
          <Lantern width={lanternWidth} />
        </View>
      ))}
    </View>
  );
});

const styles = StyleSheet.create({
  still: { pointerEvents: 'none' },
  counter: { position: 'absolute', overflow: 'hidden', borderTopWidth: outline.thick },
  lantern: { position: 'absolute' },
  light: { position: 'absolute' },
});
