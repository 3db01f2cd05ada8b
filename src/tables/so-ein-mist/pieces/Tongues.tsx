import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import { useColours } from '../../../ui';
import type { Point } from '../../shared/geometry';
import type { Layout } from '../layout/layout';
import type { Spot } from '../layout/ring';

interface Props {
  readonly layout: Layout;
  /** By slot, where its figures stand. */
  readonly queues: readonly (readonly Point[])[];
}

/** How far below the middle of a figure its base is, in its width. */
const BASE = 0.34;

/** The path reaches out to everybody who stands at one of its cards: the eye follows it to the right one. */
export const Tongues = memo(function Tongues({ layout, queues }: Props) {
  const { hay, woodLine } = useColours();
  const { size, ring, figure } = layout;
  const breadth = figure * 0.98;
  const ways = queues.flatMap((queue, slot) =>
    queue.length === 0 ? [] : [wayTo((ring.spots[slot] as Spot).at, queue, figure * BASE)],
  );
  const stroke = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
  return (
    <View style={[StyleSheet.absoluteFill, styles.still]} aria-hidden>
      <Svg width={size.width} height={size.height}>
        {ways.map((way, nth) => (
          <Path key={nth} d={way} {...stroke} stroke={woodLine} strokeWidth={breadth + 6} />
        ))}
        {ways.map((way, nth) => (
          <Path key={nth} d={way} {...stroke} stroke={hay} strokeWidth={breadth} />
        ))}
      </Svg>
    </View>
  );
});

function wayTo(card: Point, queue: readonly Point[], base: number): string {
  const feet = queue.map(({ x, y }) => `L${x} ${y + base}`);
  return `M${card.x} ${card.y}${feet.join('')}`;
}

const styles = StyleSheet.create({ still: { pointerEvents: 'none' } });
